import FormPlan
import Testing

@testable import FormRuntime

@Suite struct CheckExampleTests {
  @Test(arguments: CheckExamples.email.accepted) func `an address is accepted`(text: String) {
    #expect(FormChecks.isEmail(text))
  }

  @Test(arguments: CheckExamples.email.refused) func `what is no address is refused`(text: String) {
    #expect(!FormChecks.isEmail(text))
  }

  @Test(arguments: CheckExamples.phone.accepted) func `a telephone number is accepted`(text: String) {
    #expect(FormChecks.isPhone(text))
  }

  @Test(arguments: CheckExamples.phone.refused) func `what is no telephone number is refused`(text: String) {
    #expect(!FormChecks.isPhone(text))
  }

  @Test(arguments: CheckExamples.required.accepted) func `an answer is an answer`(text: String) {
    #expect(FormChecks.isFilled(text))
  }

  @Test(arguments: CheckExamples.required.refused) func `nothing to see is no answer`(text: String) {
    #expect(!FormChecks.isFilled(text))
  }

  @Test func `lengths are those of characters`() {
    for text in CheckExamples.length.accepted { #expect(FormChecks.hasLength(text, 2...5), "\(text)") }
    for text in CheckExamples.length.refused { #expect(!FormChecks.hasLength(text, 2...5), "\(text)") }
    #expect(
      FormChecks.hasLength("abc", 2...) && FormChecks.hasLength("abc", ...3)
        && !FormChecks.hasLength("abc", 8...8))
  }

  @Test func `a pattern is for the whole value`() {
    let pattern = FormChecks.Pattern.any("A"..."Z").repeated(3)
    for text in CheckExamples.pattern.accepted { #expect(FormChecks.matches(text, pattern), "\(text)") }
    for text in CheckExamples.pattern.refused { #expect(!FormChecks.matches(text, pattern), "\(text)") }
  }

  @Test func `an address has at most 254 characters`() {
    let domain = "b" + String(repeating: ".abcdefghij", count: 22) + ".example"
    #expect(FormChecks.isEmail("aa@\(domain)") && "aa@\(domain)".count == 254)
    #expect(!FormChecks.isEmail("aaa@\(domain)"))
    #expect(!FormChecks.isEmail("a@e\(String(repeating: "\u{301}", count: 600)).example"))
  }

  @Test(arguments: CheckExamples.email.accepted + CheckExamples.email.refused)
  func `an address is the same, composed or not`(text: String) {
    #expect(FormChecks.isEmail(canonicallyComposed(text)) == FormChecks.isEmail(text))
  }

  @Test func `ten thousand characters are refused at once`() {
    for part in ["a", ".", "a.", "-", "a\u{301}", "(", "5", " ", "é"] {
      let text = String(repeating: part, count: 10_000)
      #expect(!FormChecks.isEmail(text) && !FormChecks.isPhone(text))
      #expect(
        !FormChecks.isWebAddress("https://\(text)") && !FormChecks.isIBAN(text)
          && !FormChecks.isCreditCard(text))
      #expect(FormChecks.number(text, separator: ".") == nil && !FormChecks.isPostalCode(text, "GB"))
      #expect(!FormChecks.isEmail("a@\(text)") && !FormChecks.isEmail("\(text)@example.org"))
    }
  }

  /// The tables of examples, each with the field and the check that they are about.
  static let tables: [(name: String, examples: CheckExamples, kind: FieldKind, check: Check)] = [
    ("integer", .integer, .integer, .integer), ("number", .number, .number, .number),
    ("digits", .digits, .secure, .digits(Bounds(lower: 4, upper: 6))),
    ("fraction", .fraction, .number, .fraction(Bounds(lower: 0, upper: 2))),
    ("url", .url, .secure, .url), ("creditCard", .creditCard, .secure, .creditCard),
    ("iban", .iban, .secure, .iban), ("US", .postalCodeUS, .secure, .postalCode(.country("US"))),
    ("GB", .postalCodeGB, .secure, .postalCode(.country("GB"))),
    ("CA", .postalCodeCA, .secure, .postalCode(.country("CA"))),
    ("NL", .postalCodeNL, .secure, .postalCode(.country("NL"))),
    ("DE", .postalCodeDE, .secure, .postalCode(.country("DE"))),
  ]

  /// A secret keeps its text as it is, so that the examples reach the check as they stand.
  @Test(arguments: tables.indices) func `a table of examples holds`(index: Int) {
    let (name, examples, kind, check) = Self.tables[index]
    let plan = Plan.form([.make("a", kind) { $0.validate(check) }])
    for (texts, isAccepted) in [(examples.accepted, true), (examples.refused, false)] {
      for text in texts {
        let session = Session(plan: plan, given: ["a": .text(text)])
        #expect((session.fault(of: "a") == nil) == isAccepted, "\(name): '\(text.debugDescription)'")
      }
    }
  }

  @Test func `one of a list`() {
    let list = CheckExamples.oneOf.accepted.map(Expression.text)
    let plan = Plan.form([.make("a", .secure) { $0.validate(.oneOf(list)) }])
    for text in CheckExamples.oneOf.refused {
      #expect(Session(plan: plan, given: ["a": .text(text)]).fault(of: "a") != nil, "\(text)")
    }
  }
}
