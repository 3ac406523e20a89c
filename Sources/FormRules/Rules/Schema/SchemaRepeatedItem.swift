import FormDiagnostics

extension Rule {
  static let schemaRepeatedItem = Rule(
    "schema/repeated-item",
    summary: "A list names the same thing twice.",
    why: """
      A toolbar has one button of a kind, and a way to close the keyboard is there or not. The second would be \
      dropped, with the caption that it may have.
      """,
    fix: .offered("leaves the second out"),
    wrong: [
      """
      form: Contact
      focus:
        toolbar: [next, done, {next: Further}]
        #                     ^^^^^^^^^^^^^^^ schema/repeated-item
        dismiss: [scroll, tapOutside, scroll]
        #                             ^^^^^^ schema/repeated-item
      fields:
        - id: name
          label: Name
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      focus:
        toolbar: [{next: Further}, done]
        dismiss: [scroll, tapOutside]
      fields:
        - id: name
          label: Name
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func repeatedItem(_ word: String, _ first: SourceSpan, _ place: FaultPlace) -> Words {
    Words(
      "\(quoted(word)) stands twice in one list", "named again here",
      related: [Diagnostic.Label(first, "first named here")], help: "leave one of them out",
      fix: place.editor.leavingOut(place.span, "leave the second out"))
  }
}
