import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let submitLabelOnMultiline = Rule(
    "submit/label-on-multiline", .error, .focus,
    summary: "A submit label stands on a field in which return types a line break.",
    why: "The key would say *done* or *next* and add a line: a promise that it does not keep.",
    fix: .offered("leaves `submitLabel` out"),
    wrong: [
      """
      form: Contact
      focus: {toolbar: [next, done]}
      fields:
        - id: message
          type: multiline
          label: Message
          submitLabel: done
          #            ^^^^ submit/label-on-multiline
      submit: {label: Send}
      """
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
          submitLabel: done
      submit: {label: Send}
      """
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.kind.value.row.control.returnTypesNewline {
        guard let label = field.submitLabel else { continue }
        findings.add(
          "return types a line break in \(Words.quoted(field.id.value)), so its key cannot say '\(label.value.rawValue)'",
          at: label.span, "return adds a line here",
          help: "leave `submitLabel` out, and put `next` or `done` into the toolbar",
          fixes: facts.editor.leavingOut(key: "submitLabel", at: label.span).map { [$0] } ?? [],
          path: field.path("submitLabel"))
      }
    })
}
