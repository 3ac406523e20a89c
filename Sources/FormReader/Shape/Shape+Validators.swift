import FormPlan

extension Shape {
  static let validatorKeys = ValidatorKind.allCases.map(validatorKey) + besideValidators + toCome(.validator)

  static let messageKeys =
    ValidatorKind.allCases.map { kind in
      Key(
        owner: .messages, name: kind.rawValue, value: .text,
        summary: "what is shown when '\(kind.rawValue)' fails", example: "Please look again.")
    } + toCome(.messages)

  private static func validatorKey(_ kind: ValidatorKind) -> Key {
    Key(
      owner: .validator, name: kind.rawValue, value: argument(of: kind),
      kinds: FieldKind.allCases.filter { kind.row.applies.contains($0.row.holds) }, summary: kind.row.summary,
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

  private static func toCome(_ owner: Owner) -> [Key] {
    validatorsToCome.map { name, summary in
      Key(
        owner: owner, name: name, value: .text, summary: summary, example: "x",
        availability: .notYet(summary))
    }
  }

  /// What stands after a validator's name.
  static func argument(of kind: ValidatorKind) -> Value {
    switch kind.row.argument {
    case .none: .nothing
    case .bounds: .bounds
    case .pattern: .pattern
    case .field: .id
    }
  }

  private static func example(of argument: ValidatorKind.Argument) -> String {
    switch argument {
    case .none: ""
    case .bounds: "2...60"
    case .pattern: "'[a-z]+'"
    case .field: "name"
    }
  }

  /// What one may hope to write in a `validate:` list.
  static let validatorsToCome: KeyValuePairs = [
    "digits": "counting digits", "range": "ranges of numbers and dates",
    "fraction": "counting digits after the separator", "url": "the shape of an address on the web",
    "oneOf": "lists of allowed texts", "before": "comparing dates", "after": "comparing dates",
    "check": "conditions as validators", "custom": "validators written in Swift",
    "postalCode": "the post codes of countries", "creditCard": "the check digit of card numbers",
    "iban": "the check digits of account numbers", "integer": "fields for whole numbers",
    "number": "fields for decimal numbers",
  ]
}
