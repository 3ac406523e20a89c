import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorHomemadeEmail = Rule(
    "validator/homemade-email", .warning, .advice,
    summary: "A pattern for e-mail addresses refuses real ones.",
    why: """
      Addresses hold plus signs and apostrophes, their domains end in long words and are written in other alphabets. \
      Whoever has such an address cannot send the form. The validator `email` takes them all.
      """,
    fix: .none("the pattern may stand for one company's addresses"),
    wrong: [
      #"""
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: email
          label: E-mail
          validate: [{pattern: '[\w.]+@[\w.]+\.[a-z]{2,3}'}]
          #                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ validator/homemade-email
      submit: {label: Sign up}
      """#,
      #"""
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: contact
          label: How we reach you
          content: emailAddress
          validate:
            - pattern: '^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$'
              #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ validator/homemade-email
      submit: {label: Sign up}
      """#,
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: email
          label: E-mail
          validate: [email]
      submit: {label: Sign up}
      """,
      #"""
      form: SignUp
      messages: {pattern: An address of our company}
      fields:
        - id: email
          label: E-mail
          content: emailAddress
          validate: [email, {pattern: '[^@]+@company\.example'}]
      submit: {label: Sign up}
      """#,
      #"""
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: email
          label: E-mail
          validate: [{pattern: '[^@\s]+@[^@\s]+\.[^@\s]+'}]
        - id: handle
          label: Your name there
          validate: [{pattern: '[a-z.@]{3,20}'}]
      submit: {label: Sign up}
      """#,
    ],
    check: .form { facts, findings in
      for pattern in facts.plannedPatterns {
        guard let address = pattern.refusedAddress else { continue }
        let words = Words(
          "a pattern for e-mail addresses refuses '\(address)'", "refuses '\(address)'",
          help: "write `email` in its place")
        findings.add(words, at: pattern.text.span, path: pattern.path)
      }
    })
}
