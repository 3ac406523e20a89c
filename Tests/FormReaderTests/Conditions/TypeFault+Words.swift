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
    case .badDate(let text, let type): "no date: \(text), \(type)"
    case .offsetOfNoDay(let side): "no day: \(side)"
    case .offsetAlone: "offset alone"
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
      .emptyList, .notALiteral, .sumTooLong, .sumTooLarge, .badDate, .offsetOfNoDay, .offsetAlone:
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
    ConditionField(path: "isGift", holds: .boolean), ConditionField(path: "news", holds: .boolean),
    ConditionField(path: "name", holds: .text), ConditionField(path: "pin", holds: .text),
    ConditionField(path: "message", holds: .text), ConditionField(path: "hint", holds: .nothing),
    ConditionField(path: "country", holds: .option, options: ["us", "ca", "New York", "1"]),
    ConditionField(path: "answer", holds: .option, options: ["True", "False"]),
    ConditionField(path: "größe", holds: .text), ConditionField(path: "today", holds: .boolean),
    ConditionField(path: "tags", holds: .options, options: ["vip", "new one"]),
    ConditionField(path: "age", holds: .integer), ConditionField(path: "price", holds: .number),
    ConditionField(path: "start", holds: .day), ConditionField(path: "at", holds: .time),
    ConditionField(path: "end", holds: .dateTime),
    ConditionField(path: "from", holds: .option, options: ["de"], optionSet: "countries"),
    ConditionField(path: "to", holds: .option, options: ["de"], optionSet: "countries"),
  ])
}
