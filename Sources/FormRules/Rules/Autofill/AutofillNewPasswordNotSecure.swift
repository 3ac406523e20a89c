import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let autofillNewPasswordNotSecure = Rule(
    "autofill/new-password-not-secure", .error, .advice,
    summary: "A field for a new password shows what is typed.",
    why: """
      iOS offers a strong password there and fills it in for everybody to read. Mostly the content type was meant for \
      the secure field below.
      """,
    fix: .offered("writes or adds `type: secure` where the id says that it is a password"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: password
          label: Password
          content: newPassword
          #        ^^^^^^^^^^^ autofill/new-password-not-secure
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      focus: {toolbar: [done]}
      fields:
        - id: name
          type: multiline
          label: User name
          content: newPassword
          #        ^^^^^^^^^^^ autofill/new-password-not-secure
        - id: password
          type: secure
          label: Password
      submit: {label: Sign up}
      """,
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: password
          type: secure
          label: Password
          content: newPassword
      submit: {label: Sign up}
      """,
      """
      form: SignIn
      fields:
        - id: name
          label: User name
          content: username
        - id: password
          type: secure
          label: Password
          content: password
      submit: {label: Sign in}
      """,
      """
      form: SignUp
      fields:
        - id: hint
          label: A hint for yourself
      submit: {label: Sign up}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.kind.value.row.control != .secureField {
        guard let content = field.content, content.value == .newPassword else { continue }
        let words = Words(
          "\(Words.quoted(field.id.value)) is for a new password and shows what is typed",
          "not a secure field",
          help: "write `type: secure`",
          fix: field.isCalledPassword ? facts.securing(field) : nil)
        findings.add(words, at: content.span, path: field.path("content"))
      }
    })
}

extension FormField {
  /// Whether its name says that the content is right, and not meant for the field below.
  fileprivate var isCalledPassword: Bool {
    IdWords.of(id.value).contains { ["password", "passphrase", "passcode"].contains($0) }
  }
}

extension FormFacts {
  fileprivate func securing(_ field: FormField) -> Diagnostic.Fix? {
    field.isKindWritten
      ? form.renaming(field.kind.map(\.rawValue), to: "secure")
      : editor.adding("type: secure", below: field.id.span)
  }
}
