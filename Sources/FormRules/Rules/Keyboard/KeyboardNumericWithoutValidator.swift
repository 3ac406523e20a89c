import FormDiagnostics
import FormLowering
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
    fix: .offered("adds `phone` where the keyboard is one for phones; of other digits nobody knows how many"),
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
    check: .form { facts, findings in
      for field in facts.fields where field.takesKeyboard && field.holds == .text {
        let keyboard = field.usedKeyboard
        guard keyboard.row.offers != .anything, field.isOpenToAnything,
          field.content?.value.suits(keyboard) ?? true
        else { continue }
        let isFromContent = field.keyboard == nil && field.content != nil
        let words = Words(
          "the keyboard '\(keyboard.rawValue)' alone keeps letters out of \(Words.quoted(field.id.value))",
          "paste brings anything", help: field.limitingHelp, fix: field.limitingFix(facts.editor))
        let span = field.keyboard?.span ?? field.content?.span ?? field.id.span
        findings.add(words, at: span, path: field.path(isFromContent ? "content" : "keyboard"))
      }
    })
}

extension FormField {
  fileprivate var isOpenToAnything: Bool {
    !normalize.contains { $0.value == .digitsOnly } && !validators.contains { $0.kind.value.limitsCharacters }
  }

  /// Where digits are wanted, how many is not known.
  fileprivate func limitingFix(_ editor: YAMLEditor) -> Diagnostic.Fix? {
    guard usedKeyboard.row.offers == .phone else { return nil }
    guard let last = validators.last else {
      return editor.adding("validate: [phone]", below: label?.span ?? id.span)
    }
    return editor.adding(["phone"], behind: last.span, "add the validator `phone`")
  }

  fileprivate var limitingHelp: String {
    if usedKeyboard.row.offers == .phone { return "add the validator `phone`" }
    return kind.value.row.keepsText
      ? "add `digits`, or a `pattern`" : "add `digits`, or `normalize: [digitsOnly]`"
  }
}
