extension CheckoutModel: DrivenModel {}
extension GiftMessageModel: DrivenModel {}
extension QuestionnaireModel: DrivenModel {}
extension SignUpModel: DrivenModel {}
extension TicketModel: DrivenModel {}

@MainActor
func registerForms() {
  register(
    "Checkout", CheckoutModel.self, make: { values, _ in CheckoutModel(values: values) },
    start: { _ in CheckoutValues() },
    names: FormNames(
      fields: [
        ("name", .text, "default"), ("address", .text, "default"), ("phone", .text, "numbersAndPunctuation"),
      ],
      buttons: ["previous", "next", "done"],
      dismissals: ["tapOutside", "scroll"],
      texts: ["name": \.name, "address": \.address, "phone": \.phone]))
  register(
    "GiftMessage", GiftMessageModel.self, make: { values, _ in GiftMessageModel(values: values) },
    start: { _ in GiftMessageValues() },
    names: FormNames(
      fields: [
        ("isGift", .toggle, "default"), ("message", .multiline, "default"), ("card", .choice, "default"),
        ("signature", .text, "default"), ("recipientEmail", .text, "emailAddress"),
      ],
      buttons: ["previous", "next", "done"],
      dismissals: ["tapOutside", "scroll"],
      texts: ["message": \.message, "signature": \.signature, "recipientEmail": \.recipientEmail],
      slots: ["isGift": Slot(\.isGift), "card": Slot(\.card)]))
  register(
    "Questionnaire", QuestionnaireModel.self, make: { values, _ in QuestionnaireModel(values: values) },
    start: { _ in QuestionnaireValues() },
    names: FormNames(
      fields: [
        ("fullName", .text, "default"), ("city", .text, "default"), ("hasPassport", .toggle, "default"),
        ("passportNumber", .text, "numbersAndPunctuation"), ("delivery", .choice, "default"),
        ("comment", .text, "default"), ("agreement", .toggle, "default"), ("thanks", .note, "default"),
      ],
      buttons: ["previous", "next"],
      dismissals: ["scroll"],
      texts: [
        "fullName": \.fullName, "city": \.city, "passportNumber": \.passportNumber, "comment": \.comment,
      ],
      slots: [
        "hasPassport": Slot(\.hasPassport), "agreement": Slot(\.agreement), "delivery": Slot(\.delivery),
      ]))
  register(
    "SignUp", SignUpModel.self, make: { values, _ in SignUpModel(values: values) },
    start: { _ in SignUpValues() },
    names: FormNames(
      fields: [
        ("firstName", .text, "default"), ("lastName", .text, "default"), ("email", .text, "emailAddress"),
        ("password", .secure, "default"), ("confirmPassword", .secure, "default"),
      ],
      buttons: ["done"],
      dismissals: ["tapOutside", "scroll"],
      texts: [
        "firstName": \.firstName, "lastName": \.lastName, "email": \.email, "password": \.password,
        "confirmPassword": \.confirmPassword,
      ]))
  register(
    "Ticket", TicketModel.self, make: { values, _ in TicketModel(values: values) },
    start: { _ in TicketValues() },
    names: FormNames(
      fields: [
        ("code", .text, "numberPad"), ("amount", .text, "decimalPad"),
        ("pin", .secure, "asciiCapableNumberPad"), ("memo", .multiline, "phonePad"),
        ("isChild", .toggle, "default"), ("seat", .choice, "default"), ("hint", .note, "default"),
      ],
      buttons: [],
      dismissals: [],
      texts: ["code": \.code, "amount": \.amount, "pin": \.pin, "memo": \.memo],
      slots: ["isChild": Slot(\.isChild), "seat": Slot(\.seat)]))
}
