import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorWithoutMessage = Rule(
    "validator/without-message", .warning, .advice,
    summary: "A validator that only its author understands has no message.",
    why: """
      formc cannot say in words what a pattern asks for. Without a message people read that something does not look \
      right, and may guess what.
      """,
    fix: .none("the words are the author's"),
    wrong: [
      """
      form: Order
      fields:
        - id: rate
          label: Rate
          validate: [required, {pattern: '[0-9]+'}]
          #                     ^^^^^^^ validator/without-message
      submit: {label: Order}
      """,
      """
      form: Order
      messages: {required: Please fill this in}
      fields:
        - id: code
          label: Code
          validate:
            - pattern: '[A-Z]{3}'
            # ^^^^^^^ validator/without-message
            - pattern: '[A-C]+'
              message: A, B or C
            - check: code != "AAA"
            # ^^^^^ validator/without-message
            - custom: isKnown
            # ^^^^^^ validator/without-message
      submit: {label: Order}
      """,
    ],
    right: [
      """
      form: Order
      fields:
        - id: rate
          label: Rate
          validate:
            - pattern: '[0-9]+'
              message: Enter a whole number
      submit: {label: Order}
      """,
      """
      form: Order
      messages: {pattern: Three capital letters}
      fields:
        - id: code
          label: Code
          validate: [{pattern: '[A-Z]{3}'}]
      submit: {label: Order}
      """,
      """
      form: Order
      language: de
      fields:
        - id: mail
          label: E-Mail
          validate: [required, email, {length: ...80}]
      submit: {label: Bestellen}
      """,
    ],
    check: .form { facts, findings in
      let spoken = Set(facts.form.messages.map(\.kind.value))
      func isSilent(_ validator: FormValidator) -> Bool {
        validator.message == nil && validator.kind.value.row.needsMessage
          && !spoken.contains(validator.kind.value)
      }
      for written in facts.fields where written.validators.contains(where: isSilent) {
        for pair in written.validatorPairs(facts.planned(written)) where isSilent(pair.written) {
          let kind = pair.written.kind
          let words = Words(
            "'\(kind.value.rawValue)' of \(Words.quoted(written.id.value)) has no message",
            "says only '\(pair.planned.message)'",
            help: "put `message` beside it, or `\(kind.value.rawValue)` below `messages`")
          findings.add(words, at: kind.span, path: written.path("validate[\(pair.index)]"))
        }
      }
    })
}
