import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorTrimOnSecret = Rule(
    "validator/trim-on-secret", .error, .conditions,
    summary: "A secret is trimmed or normalized.",
    why: """
      Blanks are part of a password. A form that drops them stores another secret than the person typed, and the next \
      sign-in fails.
      """,
    fix: .offered("leaves `trim` or `normalize` out"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: password
          type: secure
          label: Password
          trim: true
          #     ^^^^ validator/trim-on-secret
          normalize: [uppercase, digitsOnly]
          #           ^^^^^^^^^ validator/trim-on-secret
      submit: {label: Sign up}
      """
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: password
          type: secure
          label: Password
          trim: false
          normalize: []
        - id: code
          label: Code
          trim: true
          normalize: [uppercase]
      submit: {label: Sign up}
      """
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.kind.value.row.keepsText {
        var secret: String { "the secret \(Words.quoted(field.id.value))" }
        if let trim = field.trim, trim.value {
          findings.add(
            "\(secret) is trimmed", at: trim.span, "blanks belong to a secret",
            help: "leave `trim` out",
            fixes: facts.editor.leavingOut(key: "trim", at: trim.span).map { [$0] } ?? [],
            path: field.path("trim"))
        }
        if let first = field.normalize.first {
          findings.add(
            "\(secret) is normalized", at: first.span, "changes the secret", help: "leave `normalize` out",
            fixes: facts.editor.leavingOutList(of: first.span, "leave `normalize` out").map { [$0] } ?? [],
            path: field.path("normalize"))
        }
      }
    })
}
