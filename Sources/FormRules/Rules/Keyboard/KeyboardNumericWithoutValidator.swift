import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let keyboardNumericWithoutValidator = Rule(
    "keyboard/numeric-without-validator", .warning, .focus,
    summary: "A keyboard of digits is all that keeps letters out of a text.",
    why: """
      A keyboard is a hint. Paste, dictation, a keyboard with keys and many an iPad deliver anything, and the app that \
      takes the text for digits gets letters.
      """,
    wrong: [
      """
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: code
          label: Code
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/numeric-without-validator
          validate: [required, {length: 6}]
        - id: phone
          label: Phone
          content: telephoneNumber
          #        ^^^^^^^^^^^^^^^ keyboard/numeric-without-validator
      submit: {label: Order}
      """,
      """
      form: Unlock
      focus: {toolbar: [done]}
      fields:
        - id: pin
          type: secure
          label: PIN
          keyboard: asciiCapableNumberPad
          #         ^^^^^^^^^^^^^^^^^^^^^ keyboard/numeric-without-validator
          validate: [required]
      submit: {label: Unlock}
      """,
    ],
    right: [
      #"""
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: code
          label: Code
          keyboard: numberPad
          validate: [{digits: 6}]
        - id: phone
          label: Phone
          content: telephoneNumber
          validate: [phone]
      submit: {label: Order}
      """#,
      """
      form: Order
      focus: {toolbar: [done]}
      fields:
        - id: code
          label: Code
          keyboard: numberPad
          normalize: [digitsOnly]
      submit: {label: Order}
      """,
      """
      form: Order
      fields:
        - id: code
          label: Code
          keyboard: numbersAndPunctuation
        - id: name
          label: Name
      submit: {label: Order}
      """,
    ],
    check: .plan { form, plan, findings in
      for (written, field) in zip(form.fields, plan.fields) {
        guard field.takesKeyboard, field.holds == .text, field.isOpenToAnything,
          field.keyboard.row.offers != .anything, field.content?.suits(field.keyboard) ?? true
        else { continue }
        let isFromContent = written.keyboard == nil && written.content != nil
        let words = Words(
          "the keyboard '\(field.keyboard.rawValue)' alone keeps letters out of \(Words.quoted(written.id.value))",
          "paste brings anything", help: field.limitingHelp)
        let span = written.keyboard?.span ?? written.content?.span ?? written.id.span
        findings.add(words, at: span, path: written.path(isFromContent ? "content" : "keyboard"))
      }
    })
}

extension Field {
  fileprivate var isOpenToAnything: Bool {
    !normalizations.contains(.digitsOnly) && !validators.contains { $0.check.kind.limitsCharacters }
  }

  fileprivate var limitingHelp: String {
    if keyboard.row.offers == .phone { return "add the validator `phone`" }
    return kind.row.keepsText ? "add `digits`, or a `pattern`" : "add `digits`, or `normalize: [digitsOnly]`"
  }
}
