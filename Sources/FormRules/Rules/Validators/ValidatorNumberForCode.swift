import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorNumberForCode = Rule(
    "validator/number-for-code", .warning, .advice,
    summary: "A code is read as a number.",
    why: """
      A number has no leading zeros: `01067` becomes 1067, and no letter goes to Dresden. Post codes, phone numbers, PINs \
      and numbers of cards and accounts are texts made of digits.
      """,
    wrong: [
      """
      form: Address
      focus: {toolbar: [next, done]}
      fields:
        - id: zip
          type: integer
          #     ^^^^^^^ validator/number-for-code
          label: ZIP code
        - id: homePhone
          type: number
          #     ^^^^^^ validator/number-for-code
          label: Phone
          content: telephoneNumber
      submit: {label: Send}
      """,
      """
      form: Unlock
      focus: {toolbar: [done]}
      fields:
        - id: pin
          type: integer
          #     ^^^^^^^ validator/number-for-code
          label: PIN
        - id: bankCode
          type: integer
          #     ^^^^^^^ validator/number-for-code
          label: Sort code
      submit: {label: Unlock}
      """,
    ],
    right: [
      """
      form: Address
      focus: {toolbar: [done]}
      fields:
        - id: zip
          label: ZIP code
          keyboard: numberPad
          validate: [{digits: 5}]
      submit: {label: Send}
      """,
      """
      form: Order
      focus: {toolbar: [next, done]}
      fields:
        - id: amount
          type: number
          label: Amount
        - id: phones
          type: integer
          label: How many phones?
      submit: {label: Order}
      """,
      """
      form: Order
      fields:
        - id: promotionCode
          label: Promotion code
          normalize: [uppercase]
      submit: {label: Order}
      """,
    ],
    check: .form { form, findings in
      for field in form.fields where field.holds.isNumber && field.kind.value.row.control.isTyped {
        guard field.isCode else { continue }
        let words = Words(
          "\(Words.quoted(field.id.value)) is a code and is read as a number", "leading zeros are lost",
          help: "leave `type` out, and add `keyboard: numberPad` and `digits`")
        findings.add(words, at: field.kindSpan, path: field.path("type"))
      }
    })
}

extension FormField {
  /// Whether its content or its id says that the digits are no number to reckon with.
  fileprivate var isCode: Bool {
    let codes: [ContentType] = [
      .postalCode, .telephoneNumber, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode,
      .shipmentTrackingNumber,
    ]
    if let content = content?.value ?? MeantContent.ofLastWords(id.value) { return codes.contains(content) }
    let words = IdWords.of(id.value)
    return ["code", "pin", "passcode", "iban"].contains(words.last ?? "")
      || ["accountnumber", "cardnumber", "passportnumber", "taxnumber"].contains(words.suffix(2).joined())
  }
}
