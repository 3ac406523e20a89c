import FormDiagnostics
import FormLowering
import FormPlan
import FormReader

extension Rule {
  static let keyboardMultilineNeedsToolbar = Rule(
    "keyboard/multiline-needs-toolbar", .warning, .focus,
    summary: "A text over several lines stands in a form without a toolbar.",
    why: """
      Return types a line break there, so a person who has finished can neither go on to the next field nor close the \
      keyboard by a key.
      """,
    fix: .offered("adds a toolbar with `next` and `done`"),
    wrong: [
      """
      form: Contact
      fields:
        - id: message
          type: multiline
          #     ^^^^^^^^^ keyboard/multiline-needs-toolbar
          label: Message
        - id: name
          label: Name
      submit: {label: Send}
      """,
      """
      form: Contact
      focus: {toolbar: [], dismiss: [tapOutside]}
      fields:
        - id: name
          label: Name
        - id: question
          type: multiline
          #     ^^^^^^^^^ keyboard/multiline-needs-toolbar
          label: Question
        - id: answer
          type: multiline
          label: Your own answer
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      focus: {toolbar: [next, done]}
      fields:
        - id: message
          type: multiline
          label: Message
        - id: name
          label: Name
      submit: {label: Send}
      """,
      """
      form: Contact
      focus: {toolbar: [done]}
      fields:
        - id: message
          type: multiline
          label: Message
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: title
          label: Title
      submit: {label: Send}
      """,
    ],
    check: .form { facts, findings in
      guard !facts.form.hasToolbar else { return }
      let typed = facts.fields.filter(\.kind.value.takesKeyboard)
      // Where a pad asks for the toolbar too, `keyboard/no-return-key` speaks.
      guard typed.allSatisfy(\.usedKeyboard.row.hasReturnKey) else { return }
      let stuck = typed.filter(\.kind.value.row.control.returnTypesNewline)
      guard let first = stuck.first else { return }
      let words = Words(
        "return types a line break in \(Words.quoted(first.id.value)), and this form gives no other way on",
        "return adds a line here",
        related: stuck.dropFirst().map { Diagnostic.Label($0.kindSpan, "and here") },
        help: facts.form.toolbarHelp, fix: facts.toolbarFix)
      findings.add(words, at: first.kindSpan, path: first.path("type"))
    })
}

extension Form {
  /// Whether there are buttons above the keyboard.
  var hasToolbar: Bool { !(focus.toolbar?.value.isEmpty ?? true) }

  /// How to get a toolbar.
  var toolbarHelp: String {
    focus.span == nil ? "add `focus: {toolbar: [next, done]}`" : "add `toolbar: [next, done]` to `focus`"
  }
}
