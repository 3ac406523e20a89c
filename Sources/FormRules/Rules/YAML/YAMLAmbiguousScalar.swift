import FormReader

extension Rule {
  static let yamlAmbiguousScalar = Rule(
    "yaml/ambiguous-scalar",
    summary: "A value means one thing to some readers of YAML and another to others.",
    why: """
      `no`, `on` and `y` are booleans for YAML 1.1 and texts for YAML 1.2; `010` is eight or ten, `1:30` is \
      ninety or a text. Where true, false or a number is wanted, only their plain spelling is taken. Where a \
      text is wanted all of these are texts, as you wrote them.
      """,
    fix: .offered("writes the boolean or number that was meant"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          autocorrection: no
          #               ^^ yaml/ambiguous-scalar
          trim: ~
          #     ^ yaml/ambiguous-scalar
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: [{length: 2...060}]
          #                       ^^^ yaml/ambiguous-scalar
        - id: time
          label: Time
          validate: [{length: 1:30}]
          #                   ^^^^ yaml/ambiguous-scalar
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      title: On
      fields:
        - id: name
          label: No
          default: 08
          autocorrection: false
          validate: [{length: 2...60}]
        - id: country
          type: choice
          label: Country
          options: [SE, NO, 0x1F, 1:30, y]
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func ambiguousScalar(
    _ text: String, _ expected: Shape.Value, _ suggestion: String?, _ place: FaultPlace
  ) -> Words {
    let wanted = expected == .boolean ? "true or false" : "a number"
    return Words(
      "\(quoted(text)) stands where \(wanted) is expected", "readers of YAML disagree here",
      help: suggestion.map { "write \($0)" } ?? "write \(wanted)",
      fix: suggestion.flatMap { place.replacement($0, "write \($0)") })
  }
}
