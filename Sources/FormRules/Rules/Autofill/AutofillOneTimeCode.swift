import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let autofillOneTimeCode = Rule(
    "autofill/one-time-code", .warning, .advice,
    summary: "A code from a message stands on a field that is secure or has several lines.",
    why: """
      A code is one short line, good for minutes: nobody is helped by dots in its place. Authors put the type on \
      passwords to be rid of strong ones, and people are then offered a code where a password belongs.
      """,
    fix: .none("the type or the content may be wrong"),
    wrong: [
      """
      form: SignIn
      focus: {toolbar: [done]}
      fields:
        - id: password
          type: secure
          label: Password
          keyboard: asciiCapable
          content: oneTimeCode
          #        ^^^^^^^^^^^ autofill/one-time-code
      submit: {label: Sign in}
      """,
      """
      form: SignIn
      focus: {toolbar: [done]}
      fields:
        - id: code
          type: multiline
          label: Code
          content: oneTimeCode
          #        ^^^^^^^^^^^ autofill/one-time-code
          normalize: [digitsOnly]
      submit: {label: Sign in}
      """,
    ],
    right: [
      """
      form: SignIn
      focus: {toolbar: [done]}
      fields:
        - id: code
          label: Code
          content: oneTimeCode
          normalize: [digitsOnly]
          validate: [required, {length: 6}]
      submit: {label: Sign in}
      """,
      """
      form: SignIn
      fields:
        - id: password
          type: secure
          label: Password
          content: password
      submit: {label: Sign in}
      """,
      """
      form: Unlock
      fields:
        - id: code
          type: secure
          label: Code
      submit: {label: Unlock}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        let control = field.kind.value.row.control
        guard let content = field.content, content.value == .oneTimeCode,
          control == .secureField || control.returnTypesNewline
        else { continue }
        let words = Words(
          "the one-time code \(Words.quoted(field.id.value)) stands on a field of type '\(field.kind.value.rawValue)'",
          "a code is one plain line", related: [Diagnostic.Label(field.kindSpan, "the type")],
          help: "leave `type` out, or name another content")
        findings.add(words, at: content.span, path: field.path("content"))
      }
    })
}
