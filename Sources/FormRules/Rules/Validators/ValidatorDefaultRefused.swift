import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime

extension Rule {
  static let validatorDefaultRefused = Rule(
    "validator/default-refused", .warning, .advice,
    summary: "A field starts with what its own validators refuse.",
    why: """
      Whoever leaves the field as it is, as a default invites to, is told that it is not right. The validators are \
      those of the form itself, run on the form as it appears.
      """,
    fix: .none("the default or the validator may be wrong"),
    wrong: [
      """
      form: Contact
      fields:
        - id: code
          label: Code
          default: AB
          #        ^^ validator/default-refused
          validate: [required, {length: 3...}]
      submit: {label: Send}
      """,
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: mail
          label: E-mail
          default: jane at example.org
          #        ^^^^^^^^^^^^^^^^^^^ validator/default-refused
          validate: [email]
        - id: code
          label: Code
          default: ab-1
          #        ^^^^ validator/default-refused
          validate: [{pattern: '[A-Z]+'}]
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: code
          label: Code
          default: ''
          validate: [required, {length: 3...}]
        - id: terms
          type: toggle
          label: I accept
          default: false
          validate: [accepted]
      submit: {label: Send}
      """,
      """
      form: Contact
      messages: {pattern: Please look again.}
      fields:
        - id: code
          label: Code
          default: ' ab1 '
          normalize: [uppercase]
          validate: [{pattern: '[A-Z0-9]{3}'}]
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: nick
          label: Nickname
          default: Jo
          validate: [{length: 3..., when: '!name.isEmpty'}, {matches: name}]
      submit: {label: Send}
      """,
    ],
    check: .form { facts, findings in
      guard facts.fields.contains(where: { $0.start != nil && !$0.validators.isEmpty }) else { return }
      let session = Session(plan: facts.plan)
      for (written, field) in zip(facts.fields, facts.plan.fields) {
        guard let start = written.start, field.start != field.emptyEntry,
          let refusal = session.refusal(of: field.path),
          let validator = written.validatorPairs(field).first(where: { $0.planned == refusal })?.written.kind
        else { continue }
        let words = Words(
          "the default of \(Words.quoted(written.id.value)) fails its own '\(validator.value.rawValue)'",
          "refused by '\(validator.value.rawValue)'",
          related: [Diagnostic.Label(validator.span, "the validator")])
        findings.add(words, at: start.span, path: written.path("default"))
      }
    })
}
