import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorRequiredToggle = Rule(
    "validator/required-toggle", .warning, .advice,
    summary: "A toggle is required, which it always is.",
    why: """
      A toggle is on or off and never empty, so `required` lets it pass either way. Who wants consent gets a form that \
      can be sent without it; `accepted` is what lets only *on* pass.
      """,
    fix: .offered("writes `accepted`; leaves `required` out where that stands beside it"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: terms
          type: toggle
          label: I accept the terms
          validate: [required]
          #          ^^^^^^^^ validator/required-toggle
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      fields:
        - id: terms
          type: toggle
          label: I accept the terms
          validate:
            - required:
              # <~~~~~~~ validator/required-toggle
              message: Please accept the terms
            - accepted
        - id: name
          label: Name
          validate: [required]
      submit: {label: Sign up}
      """,
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: terms
          type: toggle
          label: I accept the terms
          validate: [accepted]
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      fields:
        - id: news
          type: toggle
          label: Send me news
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      fields:
        - id: smokes
          type: choice
          label: Do you smoke?
          options: [yes, no]
          validate: [required]
      submit: {label: Sign up}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.holds == .boolean {
        let isAccepted = field.validators.contains { $0.kind.value == .accepted }
        for (index, validator) in field.validators.enumerated() where validator.kind.value == .required {
          let words = Words(
            "'required' always passes on \(Words.quoted(field.id.value)), which is on or off", "never empty",
            help: isAccepted ? "leave it out" : "write `accepted` if it must be on",
            fix: isAccepted
              ? facts.editor.leavingOut(validator.span, "leave `required` out")
              : facts.form.renaming(validator.kind.map(\.rawValue), to: "accepted"))
          findings.add(words, at: validator.kind.span, path: field.path("validate[\(index)]"))
        }
      }
    })
}
