import Testing

@testable import FormRuntime

@Suite struct TextCheckTests {
  @Test(arguments: [
    ("me@example.com ", "me@example.com"), (" \t12345\n", "12345"), ("a b", "a b"), ("", ""), ("   ", ""),
    ("\u{3000}a\u{A0}", "a"), ("\u{FEFF}a\u{200B}", "a"), ("\u{200B}", ""), ("\u{200D} \u{200C}", ""),
    ("می\u{200C}", "می\u{200C}"), (" \u{301}", "\u{301}"), ("a\r\n", "a"), ("👩‍👩‍👧‍👦 ", "👩‍👩‍👧‍👦"),
  ]) func `blanks at the ends are dropped`(text: String, trimmed: String) {
    #expect(Array(FormChecks.trimmed(text).unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(FormChecks.trimmed(text).isEmpty == !FormChecks.isFilled(text))
    #expect(FormChecks.trimmed(trimmed) == trimmed)
  }

  @Test(arguments: [
    ("١٢٣٤٥٦", "123456"), ("１２３", "123"), ("+९१", "+91"), ("½²Ⅷ", "½²Ⅷ"), ("a1-b2", "a1-b2"), ("𝟘𝟡", "09"),
    ("", ""),
  ]) func `digits of every script become ASCII`(text: String, folded: String) {
    #expect(FormChecks.foldingDigits(text) == folded)
  }

  @Test(arguments: [("DE 12-34", "1234"), ("١٢ a ½", "12"), ("abc", ""), ("1\u{FE0F}\u{20E3}", "1")])
  func `all but digits is dropped`(text: String, digits: String) {
    #expect(FormChecks.digitsOnly(text) == digits)
  }

  @Test(arguments: [("k1a 0b1", "K1A 0B1"), ("straße", "STRASSE"), ("i", "I"), ("ǆ", "Ǆ")])
  func `capitals are those of no language`(text: String, capitals: String) {
    #expect(FormChecks.uppercased(text) == capitals)
  }

  @Test func `every decimal digit of Unicode has its value, and nothing else has one`() {
    let wrong = (0...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      return FormChecks.digit(scalar) != (isDigit ? Character(scalar).wholeNumberValue : nil)
    }
    #expect(wrong == [])
  }
}
