/// What an author may write in a `validate:` list.
public enum ValidatorKind: String, CaseIterable, Codable, Sendable {
  case required, accepted, length, pattern, email, phone, matches

  /// What stands after a validator's name.
  public enum Argument: String, Sendable {
    case none, bounds, pattern, field
  }

  /// One row of the validator table.
  public struct Row: Sendable {
    /// What passes, as half a sentence.
    public var summary: String
    /// What stands after the name.
    public var argument: Argument
    /// What the field must hold.
    public var applies: [ValueType]
    /// Whether it also runs on what is empty.
    public var runsOnEmpty: Bool
  }

  /// The validator's row.
  public var row: Row {
    switch self {
    case .required:
      Row(
        summary: "something was entered", argument: .none, applies: [.text, .boolean, .option],
        runsOnEmpty: true)
    case .accepted: Row(summary: "the toggle is on", argument: .none, applies: [.boolean], runsOnEmpty: true)
    case .length:
      Row(
        summary: "the number of characters lies within", argument: .bounds, applies: [.text],
        runsOnEmpty: false)
    case .pattern:
      Row(summary: "the whole text has this form", argument: .pattern, applies: [.text], runsOnEmpty: false)
    case .email:
      Row(summary: "the shape of an e-mail address", argument: .none, applies: [.text], runsOnEmpty: false)
    case .phone:
      Row(summary: "the shape of a phone number", argument: .none, applies: [.text], runsOnEmpty: false)
    case .matches:
      Row(summary: "the same text as another field", argument: .field, applies: [.text], runsOnEmpty: false)
    }
  }
}
