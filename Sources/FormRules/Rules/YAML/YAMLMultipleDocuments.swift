import FormDiagnostics

extension Rule {
  static let yamlMultipleDocuments = Rule(
    "yaml/multiple-documents",
    summary: "The file holds a second document.",
    why: """
      One file is one form. Most readers of YAML take the first document and drop the rest without a word, so \
      half of what was written would be gone.
      """,
    fix: .none("each form needs a file of its own"),
    wrong: [
      """
      ---
      form: Contact
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      ---
      # <~~ yaml/multiple-documents
      form: Order
      fields: [{id: name, label: Name}]
      submit: {label: Order}
      """,
      """
      form: Contact
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      ...
      form: Order
      # <~~~~~~~~~~ yaml/multiple-documents
      """,
    ],
    right: [
      """
      # A beginning and an end may be marked.
      ---
      form: Contact
      fields: [{id: name, label: Name}]
      submit: {label: Send}
      ...
      """
    ])
}

extension Words {
  static func secondDocument(_ first: SourceSpan) -> Words {
    Words(
      "the file holds a second document", "a second document begins here",
      related: [Diagnostic.Label(first, "the first begins here")],
      help: "give each form a file of its own")
  }
}
