import FormReader

extension Rule {
  static let schemaNotYet = Rule(
    "schema/not-yet",
    summary: "The language reserves this word for a later version of formc.",
    why: """
      The word is planned, and will mean what you expect. Today it would do nothing, and a form that looks \
      finished would lack a part.
      """,
    fix: .none("formc cannot do it yet"),
    wrong: [
      """
      form: Contact
      pages: [{title: Address}]
      # <~~~~ schema/not-yet
      fields:
        - id: guests
          type: repeat
          #     ^^^^^^ schema/not-yet
          label: Guests
        - id: name
          label: [First, name]
          #      ^^^^^^^^^^^^^ schema/not-yet
          reveal: true
          # <~~~~~ schema/not-yet
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: country
          type: choice
          label: Country
          options: [{id: DE, when: 'isEuropean'}]
          #                  ^^^^ schema/not-yet
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: First name
        - id: country
          type: choice
          label: Country
          options: [{id: DE, label: Germany}, {id: FR, label: France}]
      submit: {label: Send}
      """
    ])
}

extension Shape {
  /// Whether a key, or a word of a closed list, waits for a later version.
  fileprivate static func isReserved(_ name: String) -> Bool {
    keys.contains { $0.name == name && $0.availability != .now }
      || Vocabulary.allCases.contains { $0.wordsToCome.contains { $0.key == name } }
  }
}

extension Words {
  /// - Parameter name: a word that is reserved, or one of the author's behind a key that does more some day.
  static func notYet(_ name: String, _ summary: String) -> Words {
    guard Shape.isReserved(name) else { return Words("\(summary) come in a later version", "not yet") }
    return Words("\(quoted(name)) comes in a later version", "not yet", help: "it is reserved for \(summary)")
  }
}
