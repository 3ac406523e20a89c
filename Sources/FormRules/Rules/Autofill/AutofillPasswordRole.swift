import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let autofillPasswordRole = Rule(
    "autofill/password-role", .warning, .advice,
    summary: "A password is typed twice and is not marked as a new one.",
    why: """
      Only a new password is confirmed. Without `newPassword` on both fields iOS offers no strong password, or fills \
      the old one into one of them, and the two never match.
      """,
    fix: .offered("writes `content: newPassword` on both fields"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: password
          type: secure
          label: Password
          content: password
          #        ^^^^^^^^ autofill/password-role
        - id: confirmation
          type: secure
          label: Password again
          validate: [{matches: password}]
      submit: {label: Sign up}
      """,
      """
      form: ChangePassword
      fields:
        - id: old
          type: secure
          label: Password until now
          content: password
        - id: new
          type: secure
          label: New password
          content: newPassword
        - id: again
          #   ^^^^^ autofill/password-role
          type: secure
          label: New password again
          validate: [{matches: new}]
      submit: {label: Change}
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
        - id: confirmation
          type: secure
          label: Password again
          content: newPassword
          validate: [{matches: password}]
      submit: {label: Sign up}
      """,
      """
      form: SetPIN
      focus: {toolbar: [next, done]}
      messages: {pattern: Four digits}
      fields:
        - id: pin
          type: secure
          label: PIN
          keyboard: numberPad
          validate: [{pattern: '[0-9]{4}'}]
        - id: again
          type: secure
          label: PIN again
          keyboard: numberPad
          validate: [{matches: pin}]
      submit: {label: Set}
      """,
      """
      form: SignUp
      fields:
        - id: mail
          label: E-mail
          validate: [email]
        - id: mailAgain
          label: E-mail again
          validate: [{matches: mail}]
      submit: {label: Sign up}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields {
        for validator in field.validators {
          guard case .field(let other) = validator.argument, field.isPassword,
            let first = facts.field(other.value), first.isPassword, first.id != field.id
          else { continue }
          let lacking = [first, field].filter { $0.content?.value != .newPassword }
          guard let faulty = lacking.first else { continue }
          let words = Words(
            faulty.id == first.id
              ? "\(Words.quoted(first.id.value)) is confirmed and is not marked as a new password"
              : "\(Words.quoted(field.id.value)) confirms a new password and is not marked as one",
            faulty.content == nil ? "names no content" : "names another content",
            related: [Diagnostic.Label(other.span, "compared here")],
            help: "write `content: newPassword`" + (lacking.count > 1 ? " on both fields" : ""),
            fix: facts.editor.marking(lacking, as: .newPassword))
          findings.add(words, at: faulty.content?.span ?? faulty.id.span, path: faulty.path("content"))
        }
      }
    })
}

extension FormField {
  /// Whether it is a secret that AutoFill may know: no PIN, and no code, of which other rules speak.
  fileprivate var isPassword: Bool {
    let usual = content?.value.row.keyboard
    let isPad = (keyboard?.value ?? usual)?.row.offers ?? .anything != .anything
    return kind.value.row.control == .secureField && !isPad
      && !IdWords.of(id.value).contains { ["pin", "passcode", "code"].contains($0) }
  }
}
