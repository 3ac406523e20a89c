import Testing

@testable import FormRules

/// Characters that cannot be seen, or told from others.
@Suite struct Disguises {
  @Test(arguments: [
    "name", "имя", "ονομα", "emailПочта", "sınıf", "größe", "Δx", "nameИ", "полеX", "名前", "x1", "αA",
  ])
  func `names of one script, and words of several, are what they look like`(name: String) {
    #expect(SuspiciousCharacters.inName(name) == [])
  }

  @Test(arguments: [
    ("n\u{430}me", 1..<3), ("nam\u{435}", 3..<5), ("\u{421}ity", 0..<2), ("na\u{200B}me", 2..<5),
    ("na\u{AD}me", 2..<4), ("n\u{3BF}te", 1..<3), ("\u{438}\u{43C}e", 4..<5), ("\u{1D41A}b", 0..<4),
    ("a\u{3164}", 1..<4), ("a\u{FE0F}", 1..<4), ("a\u{E0041}", 1..<5), ("a\u{7}", 1..<2),
  ])
  func `a disguise is found where it is`(name: String, range: Range<Int>) {
    #expect(SuspiciousCharacters.inName(name).map(\.range) == [range])
  }

  @Test func `what looks alike has one shape`() {
    #expect(SuspiciousCharacters.shape(of: "\u{441}\u{43E}\u{440}\u{443}") == "copy")
    #expect(SuspiciousCharacters.shape(of: "na\u{200D}me") == "name")
    #expect(SuspiciousCharacters.shape(of: "имя") != SuspiciousCharacters.shape(of: "ими"))
  }

  @Test func `texts in conditions may hold anything`() {
    let texts = ["a == \"\u{200B}\\\"\u{202E}\"", "a == '\u{200B}'", "a == \u{201C}\u{200B}\u{201D}"]
    for text in texts { #expect(SuspiciousCharacters.inCondition(text) { _ in false } == [], "\(text)") }
    let found = SuspiciousCharacters.inCondition("a\u{200B} == \"\u{200B}\"\u{2060}") { _ in false }
    #expect(found.map(\.range) == [1..<4, 13..<16])
  }
}

/// Controls of the direction of writing.
@Suite struct Directions {
  @Test(arguments: [
    "", "a", "\u{200F}a\u{200E}\u{61C}", "\u{2066}a\u{2069}", "\u{202A}a\u{202C}b",
    "\u{2067}\u{202B}a\u{202C}\u{2069}", "\u{2068}\u{2066}a\u{2069}\u{2069}",
    "\u{2066}a\u{2069}\n\u{2066}b\u{2069}",
  ])
  func `what is begun and ended is fine`(text: String) { #expect(BidiControl.faults(in: text) == []) }

  @Test(arguments: [
    ("\u{202E}a\u{202C}", [0], [BidiControl.Fault.Kind.overriding]),
    ("\u{202D}a", [0], [.overriding]),
    ("\u{2066}a", [0], [.unclosed]),
    ("a\u{2069}", [1], [.unopened]),
    ("\u{202C}", [0], [.unopened]),
    ("\u{2066}\u{202A}\u{2069}", [3], [.unclosed]),
    ("\u{202A}\u{2066}\u{202C}\u{2069}", [0, 6], [.unclosed, .unopened]),
    ("\u{2066}a\n\u{2069}", [0, 5], [.unclosed, .unopened]),
    ("\u{2066}\u{2067}\u{2069}", [0], [.unclosed]),
  ])
  func `what is not is found`(text: String, offsets: [Int], kinds: [BidiControl.Fault.Kind]) {
    let faults = BidiControl.faults(in: text)
    #expect(faults.map(\.range.lowerBound) == offsets)
    #expect(faults.map(\.kind) == kinds)
  }
}
