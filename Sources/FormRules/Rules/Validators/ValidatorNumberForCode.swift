import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let validatorNumberForCode = Rule(
    "validator/number-for-code", .warning, .advice,
    summary: "A code made of digits is read as a number.",
    why: """
      Nobody calculates with a post code, a phone number or a PIN. Read as numbers, `01067` and `1067` are the same, \
      and the zero is lost on the way to the server.
      """,
    fix: .none("the number of digits is the author's"),
    wrong: [
      """
      form: Address
      focus: {toolbar: [done]}
      fields:
        - id: zip
          type: integer
          #     ^^^^^^^ validator/number-for-code
          label: Postal code
        - id: pinCode
          type: number
          #     ^^^^^^ validator/number-for-code
          label: PIN
      submit: {label: Go on}
      """,
      """
      form: Address
      focus: {toolbar: [done]}
      fields:
        - id: contact
          type: integer
          #     ^^^^^^^ validator/number-for-code
          label: How we reach you
          content: telephoneNumber
      submit: {label: Go on}
      """,
    ],
    right: [
      """
      form: Address
      focus: {toolbar: [done]}
      fields:
        - id: zip
          label: Postal code
          keyboard: numberPad
          content: postalCode
          validate: [{digits: 5}]
      submit: {label: Go on}
      """,
      """
      form: Order
      focus: {toolbar: [done]}
      fields:
        - id: quantity
          type: integer
          label: How many
        - id: price
          type: number
          label: Price
      submit: {label: Order}
      """,
      """
      form: Trip
      focus: {toolbar: [done]}
      fields:
        - id: zipLineRides
          type: integer
          label: Rides
      submit: {label: Book}
      """,
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.holds.isNumber && field.takesKeyboard {
        let isCode = IdWords.isCode(field.id.value) || field.content?.value.isCode == true
        guard isCode else { continue }
        let words = Words(
          "\(Words.quoted(field.id.value)) is a code, and numbers lose the zeros at its start",
          "a number, not a code", help: "leave `type` out, and write `keyboard: numberPad` and a `digits`")
        findings.add(words, at: field.kindSpan, path: field.path("type"))
      }
    })
}

extension ContentType {
  /// Whether it is written in digits that nobody calculates with.
  fileprivate var isCode: Bool {
    switch self {
    case .postalCode, .telephoneNumber, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode, .password,
      .newPassword, .shipmentTrackingNumber, .flightNumber:
      true
    default: false
    }
  }
}

extension IdWords {
  /// Whether an id is called like a code: `zip`, `pinCode`, `phoneNumber`.
  fileprivate static func isCode(_ id: String) -> Bool {
    let words = of(id)
    let codes: Set<String> = [
      "zip", "zipcode", "postcode", "postalcode", "postleitzahl", "plz", "pin", "phone", "phonenumber",
      "mobile",
      "telephone", "iban", "cvc", "cvv", "ssn", "otp", "isbn", "ean", "barcode",
    ]
    let ends: Set<String> = ["code", "number", "no"]
    let name = ends.contains(words.last ?? "") && words.count > 1 ? words.dropLast() : words[...]
    return codes.contains(words.joined()) || codes.contains(name.joined())
  }
}
