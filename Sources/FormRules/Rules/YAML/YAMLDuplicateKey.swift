import FormDiagnostics

extension Rule {
  static let yamlDuplicateKey = Rule(
    "yaml/duplicate-key",
    summary: "A mapping has the same key twice.",
    why: """
      Only one of the two values can count, and readers of YAML do not agree on which. The other one is lost \
      without a word.
      """,
    fix: .offered("leaves the second out where both have one value"),
    wrong: [
      """
      form: Contact
      title: Contact
      fields:
        - id: name
          label: Name
          help: As on your passport
          "help": First and last name
          # <~~~~~ yaml/duplicate-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          content: name
          label: Name
          # <~~~~ yaml/duplicate-key
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - &plain {autocorrection: false, id: name, label: Name}
        - &bare
          id: nickname
          label: Nickname
          capitalization: never
        - <<: *plain
          <<: *bare
          # <~ yaml/duplicate-key
          id: alias
          label: Alias
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - &plain {autocorrection: false, id: name, label: Name}
        - &bare
          id: nickname
          label: Nickname
          capitalization: never
        - <<: [*plain, *bare]
          id: alias
          label: Alias
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func duplicateKey(_ key: String, _ first: SourceSpan, _ place: FaultPlace) -> Words {
    Words(
      "key \(quoted(key)) is written twice", "written again here",
      related: [Diagnostic.Label(first, "first written here")],
      fix: place.editor.leavingOutEntry(at: place.span, like: first))
  }

  static func doubleMerge(_ first: SourceSpan) -> Words {
    Words(
      "merge key '<<' is written twice", "written again here",
      related: [Diagnostic.Label(first, "first written here")],
      help: "merge several mappings in one list: `<<: [*first, *second]`")
  }
}
