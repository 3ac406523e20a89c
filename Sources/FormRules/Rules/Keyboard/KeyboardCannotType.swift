import FormDiagnostics
import FormLowering
import FormPlan
import FormReader

extension Rule {
  static let keyboardCannotType = Rule(
    "keyboard/cannot-type", .error, .focus,
    summary: "A keyboard lacks keys for what its field accepts.",
    why: """
      A pad has digits and little else, and an iPhone gives no other keyboard while it is up. Who is asked for a \
      letter, a hyphen or a minus there cannot go on. Where only some of the accepted values need such a key this is \
      a warning.
      """,
    fix: .offered("writes a keyboard that has the keys, where without it nothing can be typed"),
    wrong: [
      #"""
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: code
          label: Code
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/cannot-type
          validate: [{pattern: '[A-Z]{2}-\d{5}', message: As on the label}]
        - id: day
          label: Day
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/cannot-type
          validate: [{pattern: '\d{2}(/\d{2})?', message: As on the label}]
        - id: size
          label: Size
          keyboard: asciiCapableNumberPad
          #         ^^^^^^^^^^^^^^^^^^^^^ keyboard/cannot-type
          validate: [{oneOf: ['36', '38', XL]}]
        - id: zip
          label: Postal code
          keyboard: numberPad
          #         ^^^^^^^^^ keyboard/cannot-type
          validate: [{postalCode: NL}]
        - id: balance
          type: integer
          #     ^^^^^^^ keyboard/cannot-type
          label: Balance
          validate: [{range: -100...100}]
        - id: depth
          type: number
          label: Depth below the sea
          keyboard: decimalPad
          #         ^^^^^^^^^^ keyboard/cannot-type
          validate: [{range: ...-0.5}]
      submit: {label: Order}
      """#
    ],
    right: [
      #"""
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: code
          label: Code
          keyboard: asciiCapable
          validate: [{pattern: '[A-Z]{2}-\d{5}', message: As on the label}]
        - id: card
          label: Card
          keyboard: numberPad
          normalize: [digitsOnly]
          validate: [{pattern: '[0-9 ]{12,19}', message: As on the card}]
        - id: size
          label: Size
          keyboard: asciiCapableNumberPad
          validate: [{oneOf: ['36', '38']}, {digits: 2}]
        - id: zip
          label: Postal code
          keyboard: numberPad
          validate: [{postalCode: SE}]
        - id: phone
          label: Phone
          keyboard: phonePad
          validate: [{pattern: '\+?\d{4,15}', message: With digits alone}, phone]
        - id: balance
          type: integer
          label: Balance
          keyboard: numbersAndPunctuation
          validate: [{range: -100...100}]
        - id: age
          type: integer
          label: Age
          validate: [{range: 0...}]
      submit: {label: Order}
      """#
    ],
    check: .form { facts, findings in
      for written in facts.fields where written.kind.value.row.control.isTyped && written.hasPad {
        let field = facts.planned(written)
        guard let (text, isEvery) = field.untypable else { continue }
        let name = Words.quoted(written.id.value)
        let keyboard = "the keyboard '\(field.keyboard.rawValue)'"
        let message =
          isEvery
          ? "nothing that \(name) accepts can be typed on \(keyboard)"
          : "\(name) accepts \(text.map(Words.spelled) ?? "more"), which cannot be typed on \(keyboard)"
        let isFromContent = written.keyboard == nil && written.content != nil
        let span = written.keyboard?.span ?? written.content?.span ?? written.kind.span
        let fix = written.keyboard.flatMap { keyboard in
          isEvery
            ? text.flatMap {
              facts.form.renaming(keyboard.map(\.rawValue), to: $0.fittingKeyboard.rawValue)
            } : nil
        }
        findings.add(
          message, at: span, "lacks a key for it",
          help: text.map { "`\($0.fittingKeyboard.rawValue)` has keys for \(Words.spelled($0))" },
          fixes: fix.map { [$0] } ?? [],
          path: written.path(isFromContent ? "content" : "keyboard"), severity: isEvery ? nil : .warning)
      }
    })
}

extension FormField {
  /// Whether its keyboard sends some characters alone.
  fileprivate var hasPad: Bool { usedKeyboard.row.offers != .anything }
}

extension Field {
  /// What its keyboard cannot send, and whether that is all that it accepts; nil where everything can be typed.
  fileprivate var untypable: (text: String?, isEvery: Bool)? {
    guard let typed = TypedTexts(self) else { return nil }
    if holds.isNumber { return AcceptedNumbers(self).untypable }
    return holds == .text ? AcceptedTexts(self)?.untypable(typed) : nil
  }
}

extension String {
  /// A keyboard that has keys for it.
  fileprivate var fittingKeyboard: Keyboard {
    if !unicodeScalars.allSatisfy(\.isASCII) { return .default }
    return unicodeScalars.contains(where: \.properties.isAlphabetic) ? .asciiCapable : .numbersAndPunctuation
  }
}
