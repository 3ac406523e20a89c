import FormDiagnostics
import FormLowering
import FormPlan
import FormReader

extension Rule {
  static let keyboardNoReturnKey = Rule(
    "keyboard/no-return-key", .error, .focus,
    summary: "A keyboard without a return key stands in a form without a toolbar.",
    why: """
      `numberPad`, `phonePad`, `decimalPad` and `asciiCapableNumberPad` have no return key on an iPhone. Without a \
      button above them a person can neither go on nor close the keyboard (WCAG 2.1.2).
      """,
    fix: .offered("adds a toolbar with `next` and `done`"),
    wrong: [
      """
      form: Checkout
      fields:
        - id: phone
          label: Phone
          keyboard: phonePad
          #         ^^^^^^^^ keyboard/no-return-key
          content: telephoneNumber
          validate: [phone]
        - id: otherPhone
          label: Other phone
          content: telephoneNumber
          #        ^^^^^^^^^^^^^^^ keyboard/no-return-key
          validate: [phone]
        - id: code
          label: Code
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/no-return-key
          normalize: [digitsOnly]
        - id: amount
          label: Amount
          keyboard: decimalPad
          #         ^^^^^^^^^^ keyboard/no-return-key
          validate: [{pattern: '[0-9.]+', message: An amount}]
        - id: pin
          type: secure
          label: PIN
          keyboard: asciiCapableNumberPad
          #         ^^^^^^^^^^^^^^^^^^^^^ keyboard/no-return-key
          validate: [{pattern: '[0-9]{4}', message: Four digits}]
      submit: {label: Place order}
      """,
      """
      form: Checkout
      focus: {toolbar: [], dismiss: [tapOutside, scroll]}
      fields:
        - id: code
          label: Code
          content: oneTimeCode
          #        ^^^^^^^^^^^ keyboard/no-return-key
          normalize: [digitsOnly]
      submit: {label: Place order}
      """,
    ],
    right: [
      """
      form: Checkout
      focus: {toolbar: [done]}
      fields:
        - id: phone
          label: Phone
          keyboard: phonePad
          content: telephoneNumber
          validate: [phone]
      submit: {label: Place order}
      """,
      """
      form: Checkout
      fields:
        - id: phone
          label: Phone
          keyboard: numbersAndPunctuation
          content: telephoneNumber
      submit: {label: Place order}
      """,
    ],
    check: .form { facts, findings in
      guard !facts.form.hasToolbar else { return }
      for field in facts.fields where field.takesKeyboard {
        let keyboard = field.usedKeyboard
        guard !keyboard.row.hasReturnKey else { continue }
        let isFromContent = field.keyboard == nil && field.content != nil
        let words = Words(
          "'\(keyboard.rawValue)' has no return key, and this form gives no other way on",
          isFromContent ? "brings a keyboard without return key" : "no return key here",
          help: facts.form.toolbarHelp, fix: facts.toolbarFix)
        let span = field.keyboard?.span ?? field.content?.span ?? field.id.span
        findings.add(words, at: span, path: field.path(isFromContent ? "content" : "keyboard"))
      }
    })
}
