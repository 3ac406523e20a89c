import FormPlan

@testable import FormReader

extension TypeFault {
  /// The fault in a few words, for comparing.
  var words: String {
    switch kind {
    case .mismatch(let left, let right, _): "mismatch: \(left), \(right)"
    case .differentChoices(let left, let right, _): "different: \(left), \(right)"
    case .notOrdered(let side, _): "no order: \(side)"
    case .notACondition(let side): "no condition: \(side)"
    case .notANumber(let side, _): "no number: \(side)"
    case .noMember(let member, let side): "no \(member): \(side)"
    case .memberOfNoField(let member): "\(member) of no field"
    case .noValue(let path): "no value: \(path)"
    case .optionAsText(let id): "option as text: \(id)"
    case .optionWithoutChoice(let id): "option without choice: \(id)"
    case .listWithoutContains: "list without contains"
    case .emptyList: "empty list"
    case .notALiteral: "no literal"
    case .sumTooLong: "sum too long"
    case .sumTooLarge: "sum too large"
    case .notYet(let feature): "not yet: \(feature)"
    }
  }

  /// The places that the fault names, in the order of the text.
  var places: [Range<Int>] {
    switch kind {
    case .mismatch(let left, let right, let sign), .differentChoices(let left, let right, let sign):
      [left.range, sign, right.range].sorted { $0.lowerBound < $1.lowerBound }
    case .notOrdered(let side, let sign): [side.range, sign]
    case .notANumber(let side, let sign): [side.range, sign].sorted { $0.lowerBound < $1.lowerBound }
    case .noMember(_, let side): [side.range, range]
    case .notACondition, .memberOfNoField, .noValue, .optionAsText, .optionWithoutChoice,
      .listWithoutContains,
      .emptyList, .notALiteral, .sumTooLong, .sumTooLarge, .notYet:
      [range]
    }
  }

  /// The condition after the suggestion was taken.
  func mended(_ text: String) -> String? {
    suggestion.map { suggestion in
      text.slice(0..<suggestion.range.lowerBound) + suggestion.text
        + text.slice(suggestion.range.upperBound..<text.utf8.count)
    }
  }
}

extension ConditionScope {
  /// A field of every kind, and two choices.
  static let sample = ConditionScope([
    ConditionField(path: "isGift", kind: .toggle), ConditionField(path: "news", kind: .toggle),
    ConditionField(path: "name", kind: .text), ConditionField(path: "pin", kind: .secure),
    ConditionField(path: "message", kind: .multiline), ConditionField(path: "hint", kind: .note),
    ConditionField(path: "country", kind: .choice, options: ["us", "ca", "New York", "1"]),
    ConditionField(path: "answer", kind: .choice, options: ["True", "False"]),
    ConditionField(path: "größe", kind: .text), ConditionField(path: "today", kind: .toggle),
  ])
}
