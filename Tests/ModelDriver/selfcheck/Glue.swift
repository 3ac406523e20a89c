extension CheckoutModel: DrivenModel {}
extension GiftMessageModel: DrivenModel {}
extension QuestionnaireModel: DrivenModel {}
extension SignUpModel: DrivenModel {}
extension TicketModel: DrivenModel {}

@MainActor
func registerForms() {
  register(
    "Checkout", CheckoutModel.self, make: { CheckoutModel(values: $0) }, start: CheckoutValues(),
    names: FormNames(
      fields: [
        ("name", .text, "default"), ("address", .text, "default"), ("phone", .text, "numbersAndPunctuation"),
      ],
      buttons: ["previous", "next", "done"],
      dismissals: ["tapOutside", "scroll"],
      texts: ["name": \.name, "address": \.address, "phone": \.phone]))
  register(
    "GiftMessage", GiftMessageModel.self, make: { GiftMessageModel(values: $0) }, start: GiftMessageValues(),
    names: FormNames(
      fields: [
        ("isGift", .toggle, "default"), ("message", .multiline, "default"), ("card", .choice, "default"),
        ("signature", .text, "default"), ("recipientEmail", .text, "emailAddress"),
      ],
      buttons: ["previous", "next", "done"],
      dismissals: ["tapOutside", "scroll"],
      texts: ["message": \.message, "signature": \.signature, "recipientEmail": \.recipientEmail],
      toggles: ["isGift": \.isGift],
      choices: ["card": Choice(\.card)]))
  register(
    "Questionnaire", QuestionnaireModel.self, make: { QuestionnaireModel(values: $0) },
    start: QuestionnaireValues(),
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
      toggles: ["hasPassport": \.hasPassport, "agreement": \.agreement],
      choices: ["delivery": Choice(\.delivery)]))
  register(
    "SignUp", SignUpModel.self, make: { SignUpModel(values: $0) }, start: SignUpValues(),
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
    "Ticket", TicketModel.self, make: { TicketModel(values: $0) }, start: TicketValues(),
    names: FormNames(
      fields: [
        ("code", .text, "numberPad"), ("amount", .text, "decimalPad"),
        ("pin", .secure, "asciiCapableNumberPad"), ("memo", .multiline, "phonePad"),
        ("isChild", .toggle, "default"), ("seat", .choice, "default"), ("hint", .note, "default"),
      ],
      buttons: [],
      dismissals: [],
      texts: ["code": \.code, "amount": \.amount, "pin": \.pin, "memo": \.memo],
      toggles: ["isChild": \.isChild],
      choices: ["seat": Choice(\.seat)]))
}
