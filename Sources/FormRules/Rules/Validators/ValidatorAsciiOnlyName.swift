import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorAsciiOnlyName = Rule(
    "validator/ascii-only-name", .warning, .advice,
    summary: "A pattern for names of people refuses real names.",
    why: """
      Names have accents, hyphens and apostrophes, and are written in every alphabet. Whoever is called so is told that \
      the own name is not right. Where another system takes nothing but ASCII, `keyboard: asciiCapable` says so.
      """,
    fix: .none("the pattern may go, or the keyboard change"),
    wrong: [
      """
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: firstName
          label: First name
          validate: [{pattern: '[A-Za-z]+'}]
          #                    ^^^^^^^^^^^ validator/ascii-only-name
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: signature
          label: Signed by
          content: name
          validate:
            - required
            - pattern: "(?i)[a-zà-ÿ'’-]+ [a-zà-ÿ'’-]+"
              #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ validator/ascii-only-name
      submit: {label: Sign up}
      """,
    ],
    right: [
      """
      form: SignUp
      messages: {pattern: Please leave digits out.}
      fields:
        - id: firstName
          label: First name
          validate: [{pattern: '[^0-9]+'}]
        - id: lastName
          label: Last name
          validate: [required, {length: ...80}]
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      messages: {pattern: As it stands on your card}
      fields:
        - id: fullName
          label: Name on your passport
          keyboard: asciiCapable
          validate: [{pattern: '[A-Z ]+'}]
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      messages: {pattern: Please look again.}
      fields:
        - id: userName
          label: User name
          validate: [{pattern: '[a-z]+'}]
        - id: fileName
          label: Name of the file
          content: nickname
          validate: [{pattern: '[a-z]+'}]
      submit: {label: Sign up}
      """,
    ],
    check: .form { facts, findings in
      for pattern in facts.plannedPatterns {
        guard let name = pattern.refusedName else { continue }
        let words = Words(
          "a pattern for names refuses '\(name)'", "refuses '\(name)'",
          help: "leave it out, or write `keyboard: asciiCapable` where only ASCII can be kept")
        findings.add(words, at: pattern.text.span, path: pattern.path)
      }
    })
}
