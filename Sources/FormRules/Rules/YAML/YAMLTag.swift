import FormDiagnostics

extension Rule {
  static let yamlTag = Rule(
    "yaml/tag",
    summary: "A tag gives a value a type.",
    why: """
      In a form the key says what its value is, so a tag can only repeat or contradict it. Programs that read \
      YAML also use tags to build objects of their own; a form never does.
      """,
    fix: .offered("leaves the tag out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: answer
          label: Answer
          placeholder: !!str yes
          #            ^^^^^ yaml/tag
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          validate: !rules [required]
          #         ^^^^^^ yaml/tag
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: answer
          label: Answer
          placeholder: yes
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func tag(_ tag: String, _ place: FaultPlace) -> Words {
    var span = place.span
    while span.end < place.file.bytes.count, place.file.bytes[span.end] == 0x20 { span.end += 1 }
    return Words(
      "tag \(quoted(tag)) stands before a value", "a tag says nothing here",
      help: "leave it out; a text that begins with '!' stands in quotes",
      fix: place.replacement("", of: span, "leave the tag out"))
  }
}
