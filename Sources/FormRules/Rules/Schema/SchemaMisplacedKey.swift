import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let schemaMisplacedKey = Rule(
    "schema/misplaced-key",
    summary: "A key stands where it says nothing.",
    why: """
      The key exists, but not in this mapping or not for this type of field. Indentation is the usual reason: \
      one step too many, and a key belongs to its neighbour.
      """,
    fix: .offered("writes `text` for the `label` of a note; elsewhere the key or its place may be wrong"),
    wrong: [
      """
      form: Contact
      toolbar: [next, done]
      # <~~~~~~ schema/misplaced-key
      fields:
        - id: name
          label: Name
          footer: We never sell your name.
          # <~~~~~ schema/misplaced-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: news
          type: toggle
          label: Send me news
          keyboard: emailAddress
          # <~~~~~~~ schema/misplaced-key
          validate:
            - accepted:
                message: We need your consent
                # <~~~~~~ schema/misplaced-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: mail
          label: E-mail
          validate: [{email: , length: 3...80}]
          #                    ^^^^^^ schema/misplaced-key
      sections:
      # <~~~~~~~ schema/misplaced-key
        - fields: [{id: name, label: Name}]
      submit: {label: Send}
      """,
      """
      form: Contact
      sections: []
      fields:
      # <~~~~~ schema/misplaced-key
        - id: hint
          type: note
          label: We answer within a day.
          # <~~~~ schema/misplaced-key
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      focus: {toolbar: [next, done]}
      sections:
        - footer: We never sell your name.
          fields:
            - id: mail
              label: E-mail
              validate:
                - length: 3...80
                - email:
                  message: Enter an e-mail address
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func misplacedKey(
    _ key: String, _ owner: Shape.Owner, _ kind: FieldKind?, _ home: ReadingFault.Home,
    _ place: FaultPlace
  ) -> Words {
    switch home {
    case .kinds(let kinds):
      let names = kinds.map { "'\($0.rawValue)'" }
      let isLabelOfNote = key == "label" && kind?.row.control == .note
      return Words(
        "\(quoted(key)) says nothing for a field of type '\(kind?.rawValue ?? "text")'",
        "of no use here",
        help: isLabelOfNote ? "write `text`" : "it is a key of fields of type \(names.listed("or"))",
        fix: isLabelOfNote ? place.replacement("text", "write `text`") : nil)
    case .owners([owner]):
      return Words(
        "\(quoted(key)) stands below its neighbour, not beside it", "indented too far",
        help: "indent it like the name of the validator")
    case .owners(let owners):
      return Words(
        "\(quoted(key)) is no key of \(owner.noun)", "belongs elsewhere",
        help: "it is a key of \(owners.map(\.noun).listed("or"))")
    }
  }

  static func severalValidators(_ first: String, _ second: String, _ span: SourceSpan) -> Words {
    let names = [first, second].sorted()
    return Words(
      "validators '\(names[0])' and '\(names[1])' stand in one item", "a second validator",
      related: [Diagnostic.Label(span, "the first stands here")],
      help: "begin an item with '-' for each validator")
  }

  static func fieldsAndSections(_ other: SourceSpan, _ place: FaultPlace) -> Words {
    Words(
      "the form has both 'fields' and 'sections'", "only one of the two",
      related: [Diagnostic.Label(other, "the other stands here")],
      help: "move the fields into a section")
  }
}
