import FormPlan

extension Shape {
  static let validatorKeys = ValidatorKind.allCases.map(validatorKey) + besideValidators

  static let messageKeys =
    ValidatorKind.allCases.map { kind in
      Key(
        owner: .messages, name: kind.rawValue, value: .text,
        summary: "what is shown when '\(kind.rawValue)' fails", example: "Please look again.")
    }

  private static func validatorKey(_ kind: ValidatorKind) -> Key {
    Key(
      owner: .validator, name: kind.rawValue, value: argument(of: kind),
      kinds: FieldKind.allCases.filter { $0 == .custom || kind.row.applies.contains($0.row.holds) },
      summary: kind.row.summary,
      example: example(of: kind.row.argument))
  }

  private static let besideValidators: [Key] = [
    Key(
      owner: .validator, name: "message", value: .text, summary: "what is shown when the validator fails",
      example: "That is too short."),
    Key(
      owner: .validator, name: "when", value: .condition, summary: "when the validator runs",
      example: "name.isEmpty"),
  ]

  /// What stands after a validator's name.
  static func argument(of kind: ValidatorKind) -> Value {
    switch kind.row.argument {
    case .none: .nothing
    case .bounds: .bounds
    case .pattern: .pattern
    case .field, .country, .function: .id
    case .range: .range
    case .values: .list(.text)
    case .moment: .moment
    case .condition: .condition
    }
  }

  private static func example(of argument: ValidatorKind.Argument) -> String {
    switch argument {
    case .none: ""
    case .bounds: "2...60"
    case .pattern: "'[a-z]+'"
    case .field: "name"
    case .country: "US"
    case .function: "isAdult"
    case .range: "1...10"
    case .values: "[a, b]"
    case .moment: "today+14d"
    case .condition: "'!name.isEmpty'"
    }
  }
}
