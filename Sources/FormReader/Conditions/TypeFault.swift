package import FormPlan

/// What keeps a condition that can be read from meaning something.
package struct TypeFault: Hashable, Sendable {
  /// The kind of fault; the rules put it into words.
  package enum Kind: Hashable, Sendable {
    /// Two types that never compare; with the range of `==`, `<` or `contains`.
    case mismatch(left: Side, right: Side, sign: Range<Int>)
    /// Two choices, whose options have nothing to do with each other.
    case differentChoices(left: Side, right: Side, sign: Range<Int>)
    /// `<`, `<=`, `>` or `>=` with what has no order; with the operator's range.
    case notOrdered(Side, sign: Range<Int>)
    /// What should hold or not hold is neither.
    case notACondition(Side)
    /// An operand of `+` or `-` that is no number; with the sign's range.
    case notANumber(Side, sign: Range<Int>)
    /// A name's type does not have this member; the fault's range is the member's.
    case noMember(String, of: Side)
    /// A member behind something that is no name: `"a".isEmpty`.
    case memberOfNoField(String)
    /// A field that holds nothing, such as a note.
    case noValue(FieldPath)
    /// `"us"` for an option that is written `.us`.
    case optionAsText(String)
    /// `.us` where nothing says which choice is meant.
    case optionWithoutChoice(String)
    /// A list anywhere but before `.contains`.
    case listWithoutContains
    /// `[].contains(…)`
    case emptyList
    /// An element of a list that is no literal.
    case notALiteral
    /// More operands than ``ConditionTypes/maximumSumDepth`` in a sum.
    case sumTooLong
    /// Numbers whose sum could be more than a whole number of Swift holds.
    case sumTooLarge
    /// A text in quotes that is no date of the kind it meets.
    case badDate(String, ConditionType)
    /// An offset such as `14d` behind something that has no day.
    case offsetOfNoDay(Side)
    /// An offset such as `14d` that stands behind nothing.
    case offsetAlone
  }

  /// One of two parts that do not fit, or the one that does not fit its place.
  package struct Side: Hashable, Sendable, CustomStringConvertible {
    /// What it is.
    package var type: ConditionType
    /// The field, where it is nothing but one.
    package var field: FieldPath?
    /// Where it stands.
    package var range: Range<Int>

    /// In words: `the toggle 'news'`, `a number`.
    package var description: String {
      field.map { "the \(type.fieldNoun) '\($0)'" } ?? type.description
    }
  }

  /// What would be right: the text of a range.
  package struct Suggestion: Hashable, Sendable {
    /// What is replaced.
    package var range: Range<Int>
    /// What stands there afterwards.
    package var text: String
  }

  /// What is wrong.
  package var kind: Kind
  /// Where, in UTF-8 offsets of the condition's text.
  package var range: Range<Int>
  /// What is meant, where that is clear.
  package var suggestion: Suggestion?
}

/// What a part of a condition is.
package enum ConditionType: String, CaseIterable, Sendable, CustomStringConvertible {
  case boolean, number, text, choice, choices, day, time, dateTime
  /// `.us`, an option of whichever choice it meets.
  case option

  /// In words, with an article.
  package var description: String {
    switch self {
    case .boolean: "a condition"
    case .number: "a number"
    case .text: "a text"
    case .choice: "a choice"
    case .choices: "a choice of several"
    case .day: "a date"
    case .time: "a time"
    case .dateTime: "a date with a time"
    case .option: "an option"
    }
  }

  /// What a field of this type is called.
  var fieldNoun: String {
    switch self {
    case .boolean: "toggle"
    case .number, .text, .choice, .option, .time: rawValue
    case .choices: "choice of several"
    case .day: "date"
    case .dateTime: "date with a time"
    }
  }

  /// Whether it is a day, a time, or both.
  package var isMoment: Bool { self == .day || self == .time || self == .dateTime }
}
