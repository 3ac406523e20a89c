/// What an author may write in a `validate:` list.
public enum ValidatorKind: String, CaseIterable, Codable, Sendable {
  case required, accepted, integer, number, length, digits, range, fraction, pattern, email, url, phone
  case postalCode, creditCard, iban, oneOf, matches, before, after, check, custom

  /// What stands after a validator's name.
  public enum Argument: String, Sendable {
    case none
    /// Whole numbers: `2...60`, `8`.
    case bounds
    case pattern
    /// Another field.
    case field
    /// Numbers, dates or fields: `today...departure+14d`.
    case range
    /// Values of the field's own type.
    case values
    /// A date, `today` or a field, with offsets.
    case moment
    /// A country's code, or a choice of such.
    case country
    case condition
    /// The name of a function.
    case function
  }

  /// One row of the validator table.
  public struct Row: Sendable {
    /// What passes, as half a sentence.
    public var summary: String
    /// What stands after the name.
    public var argument = Argument.none
    /// What the field must hold.
    public var applies: [ValueType]
    /// Whether it also runs on what is empty.
    public var runsOnEmpty = false
    /// Whether only the author can say what is wrong where it fails.
    public var needsMessage = false
  }

  /// The validator's row.
  public var row: Row {
    switch self {
    case .required:
      Row(summary: "something was entered", applies: Self.everything, runsOnEmpty: true)
    case .accepted: Row(summary: "the toggle is on", applies: [.boolean], runsOnEmpty: true)
    case .integer: Row(summary: "a whole number", applies: [.integer], runsOnEmpty: true)
    case .number: Row(summary: "a decimal number", applies: [.number], runsOnEmpty: true)
    case .length:
      Row(summary: "the number of characters lies within", argument: .bounds, applies: [.text])
    case .digits: Row(summary: "so many digits, and nothing else", argument: .bounds, applies: [.text])
    case .range:
      Row(
        summary: "the number or date lies within", argument: .range,
        applies: [.integer, .number, .day, .time, .dateTime])
    case .fraction:
      Row(
        summary: "the number of digits after the separator lies within", argument: .bounds,
        applies: [.number])
    case .pattern:
      Row(
        summary: "the whole text has this form", argument: .pattern, applies: [.text], needsMessage: true)
    case .email: Row(summary: "the shape of an e-mail address", applies: [.text])
    case .url: Row(summary: "the shape of a web address", applies: [.text])
    case .phone: Row(summary: "the shape of a phone number", applies: [.text])
    case .postalCode:
      Row(summary: "the shape of a country's postal codes", argument: .country, applies: [.text])
    case .creditCard: Row(summary: "a card number whose check digit is right", applies: [.text])
    case .iban: Row(summary: "an account number whose check digits are right", applies: [.text])
    case .oneOf:
      Row(
        summary: "one of these values", argument: .values, applies: [.text, .integer, .number])
    case .matches: Row(summary: "the same text as another field", argument: .field, applies: [.text])
    case .before: Row(summary: "an earlier day or time", argument: .moment, applies: Self.moments)
    case .after: Row(summary: "a later day or time", argument: .moment, applies: Self.moments)
    case .check:
      Row(
        summary: "the condition holds", argument: .condition, applies: Self.everything, runsOnEmpty: true,
        needsMessage: true)
    case .custom:
      Row(
        summary: "a Swift function says so", argument: .function,
        applies: [.text, .integer, .number] + Self.moments, needsMessage: true)
    }
  }

  private static let moments = ValueType.allCases.filter(\.isMoment)
  private static let everything = ValueType.allCases.filter { $0 != .nothing }
}
