import Automata
import FormDiagnostics
import FormPlan
import FormReader

extension FormPlan.Pattern {
  /// The pattern, for questions about its language.
  var expression: RegularExpression {
    switch self {
    case .empty: .empty
    case .set, .any, .anyInLine: .set(Alphabet(scalars ?? .all))
    case .sequence(let parts): .sequence(parts.map(\.expression))
    case .alternation(let branches): .alternation(branches.map(\.expression))
    case .repeat(let body, let min, let max): .repetition(body.expression, min: min, max: max)
    }
  }

  /// The scalars of all its sets.
  var alphabet: ScalarSet {
    switch self {
    case .empty: ScalarSet([])
    case .set, .any, .anyInLine: scalars ?? .all
    case .sequence(let parts), .alternation(let parts):
      ScalarSet(parts.flatMap { $0.alphabet.ranges })
    case .repeat(let body, _, _): body.alphabet
    }
  }

  /// All texts that it matches, if they are at most so many; a text may be there twice.
  func texts(atMost limit: Int) -> [String]? {
    switch self {
    case .empty: return [""]
    case .set, .any, .anyInLine:
      let ranges = (scalars ?? .all).ranges
      guard ranges.allSatisfy({ $0.upperBound.value - $0.lowerBound.value < limit }) else { return nil }
      let values = ranges.flatMap { Array($0.lowerBound.value...$0.upperBound.value) }
      return values.count > limit ? nil : values.compactMap(Unicode.Scalar.init).map { String($0) }
    case .sequence(let parts):
      return parts.reduce([""]) { Self.product($0, $1.texts(atMost: limit), limit) }
    case .alternation(let branches):
      let lists = branches.map { $0.texts(atMost: limit) }
      let texts = lists.compactMap(\.self).flatMap(\.self)
      return lists.contains { $0 == nil } || texts.count > limit ? nil : texts
    case .repeat(let body, let min, let max):
      guard min == max, min <= limit else { return nil }
      let texts = body.texts(atMost: limit)
      return (0..<min).reduce([""]) { all, _ in Self.product(all, texts, limit) }
    }
  }

  private static func product(_ ones: [String]?, _ others: [String]?, _ limit: Int) -> [String]? {
    guard let ones, let others, ones.count * others.count <= limit else { return nil }
    return ones.flatMap { one in others.map { one + $0 } }
  }
}

extension Alphabet {
  /// The scalars of a set.
  init(_ set: ScalarSet) { self.init(set.ranges.map { $0.lowerBound.value...$0.upperBound.value }) }
}

extension FormField {
  /// The patterns that can be read, as they are meant in the field, with their validators.
  var languages: [(index: Int, validator: FormValidator, text: FormText, pattern: FormPlan.Pattern)] {
    validators.enumerated().compactMap { index, validator in
      guard case .pattern(let text) = validator.argument, let pattern = validator.pattern?.pattern else {
        return nil
      }
      let isMultiline = kind.value.row.control.returnTypesNewline
      return (index, validator, text, isMultiline ? pattern.dotTakingLineBreaks : pattern)
    }
  }
}
