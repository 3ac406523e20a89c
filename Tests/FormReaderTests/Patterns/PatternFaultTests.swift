import FormPlan
import FormReader
import Testing

/// The carets stand below what is at fault; behind the end they mark an empty place.
@Suite struct PatternFaultTests {
  @Test(arguments: [
    ("a(b", " ^", PatternFault.Reason.syntax(.unclosedGroup)),
    ("a(?:b", " ^^^", .syntax(.unclosedGroup)),
    ("a)b", " ^", .syntax(.unopenedGroup)),
    ("(?", "^^", .syntax(.unknownGroup)),
    ("(?@a)", "^^", .syntax(.unknownGroup)),
    ("é[ab", " ^", .syntax(.unclosedClass)),
    ("[^ab", "^^", .syntax(.unclosedClass)),
    ("a[]b", " ^^", .syntax(.emptyClass)),
    ("[^]", "^^^", .syntax(.emptyClass)),
    ("a]", " ^", .syntax(.unescaped("]"))),
    ("a}", " ^", .syntax(.unescaped("}"))),
    ("a}*", " ^", .syntax(.unescaped("}"))),
    ("[a[]", "  ^", .syntax(.unescaped("["))),
    ("[z-a]", " ^^^", .syntax(.reversedRange)),
    ("[\\d-x]", " ^^^^", .syntax(.rangeOfClass)),
    ("[a-\\d]", " ^^^^", .syntax(.rangeOfClass)),
    ("*a", "^", .syntax(.nothingToRepeat)),
    ("a|+", "  ^", .syntax(.nothingToRepeat)),
    ("(?:?)", "   ^", .syntax(.nothingToRepeat)),
    ("{2}", "^^^", .syntax(.nothingToRepeat)),
    ("a**", "  ^", .syntax(.repeatedRepeat)),
    ("a{2}{3}", "    ^^^", .syntax(.repeatedRepeat)),
    ("a???", "   ^", .syntax(.repeatedRepeat)),
    ("^*", " ^", .syntax(.repeatedAnchor)),
    ("(^a)+", "    ^", .syntax(.repeatedAnchor)),
    ("(a$){2}", "    ^^^", .syntax(.repeatedAnchor)),
    ("a{", " ^", .syntax(.brokenCount)),
    ("a{,3}", " ^^^^", .syntax(.brokenCount)),
    ("a{x}", " ^^^", .syntax(.brokenCount)),
    ("a{5,2}", " ^^^^^", .syntax(.reversedCount)),
    ("a\\q", " ^^", .syntax(.unknownEscape("q"))),
    ("é\\é", " ^^", .syntax(.unknownEscape("é"))),
    ("\\0", "^^", .syntax(.unknownEscape("0"))),
    ("\\x4", "^^^", .syntax(.brokenEscape)),
    ("\\u004", "^^^^^", .syntax(.brokenEscape)),
    ("\\u{}", "^^^^", .syntax(.brokenEscape)),
    ("\\u{1234567}", "^^^^^^^^^^^", .syntax(.notAScalar)),
    ("\\u{41", "^^^^^", .syntax(.brokenEscape)),
    ("\\uD83D", "^^^^^^", .syntax(.notAScalar)),
    ("\\u{110000}", "^^^^^^^^^^", .syntax(.notAScalar)),
    ("a\\", " ^", .syntax(.trailingBackslash)),
    ("a^", " ^", .syntax(.anchorInside)),
    ("a$b", " ^", .syntax(.anchorInside)),
    ("(a$)b", "  ^", .syntax(.anchorInside)),
    ("(a|b$)c", "    ^", .syntax(.anchorInside)),
    ("a(^b)", "  ^", .syntax(.anchorInside)),
    ("(a)\\1", "   ^^", .notRegular(.backreference)),
    ("(?P=a)", "^^^^", .notRegular(.backreference)),
    ("\\k<a>", "^^^^^", .notRegular(.backreference)),
    ("(?=a).", "^^^", .notRegular(.lookaround)),
    ("(?=.*[0-9])a*", "^^^", .notRegular(.lookaround)),
    ("(?!a$).", "^^^", .notRegular(.lookaround)),
    ("(?<=a)b", "^^^^", .notRegular(.lookaround)),
    ("(?<!a)b", "^^^^", .notRegular(.lookaround)),
    ("a*+", " ^^", .notRegular(.possessive)),
    ("a{2}+", " ^^^^", .notRegular(.possessive)),
    ("(?>a)", "^^^", .notRegular(.atomicGroup)),
    ("(?R)", "^^^", .notRegular(.recursion)),
    ("(?1)", "^^", .notRegular(.recursion)),
    ("(?(1)a|b)", "^^^^^", .notRegular(.conditional)),
    ("(?<year>a)", "^^^^^^^^", .unsupported(.namedGroup)),
    ("(?P<year>a)", "^^^^^^^^^", .unsupported(.namedGroup)),
    ("a(?i)b", " ^^^", .unsupported(.flags)),
    ("(?m)a", "^^^", .unsupported(.flags)),
    ("(?i:a)", "^^^^", .unsupported(.flags)),
    ("(?#[)", "^^^^", .unsupported(.comment)),
    ("(?|a|b)", "^^^", .unsupported(.branchReset)),
    ("\\p{L}+", "^^^^^", .unsupported(.property)),
    ("\\pL", "^^^", .unsupported(.property)),
    ("[\\p{N}]", " ^^^^^", .unsupported(.property)),
    ("a\\b", " ^^", .unsupported(.wordBoundary)),
    ("\\Aa", "^^", .unsupported(.anchorEscape)),
    ("\\Qa", "^^", .unsupported(.quotation)),
    ("\\R", "^^", .unsupported(.escape("R"))),
    ("[[:alpha:]]", " ^^^^^^^^^", .unsupported(.namedClass)),
    ("[a&&b]", "  ^^", .unsupported(.setOperation)),
    ("[a--b]", "  ^^", .unsupported(.setOperation)),
    ("a{10001}", " ^^^^^^^", .limit(.size)),
    ("a{99999999999999999999}", " ^^^^^^^^^^^^^^^^^^^^^^", .limit(.size)),
    ("(a{99}){99}b", "       ^^^^", .limit(.size)),
    ("((a{0,100}){0,100}){2}", "           ^^^^^^^", .limit(.size)),
  ]) func `a fault is named and has its place`(text: String, carets: String, reason: PatternFault.Reason)
    throws
  {
    let reading = PatternReading(text)
    let fault = try #require(reading.faults.first)
    #expect(reading.faults == [fault] && reading.pattern == nil)
    #expect(fault.reason == reason)
    #expect(Self.carets(below: fault.range, of: text) == carets)
  }

  static func carets(below range: Range<Int>, of text: String) -> String {
    let prefix = String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self).unicodeScalars.count
    let marked = String(decoding: Array(text.utf8)[range], as: UTF8.self).unicodeScalars.count
    return String(repeating: " ", count: prefix) + String(repeating: "^", count: marked)
  }

  @Test func `one reading names every fault`() {
    let reading = PatternReading("a** [z-a] \\q (?=x) (")
    let reasons: [PatternFault.Reason] = [
      .syntax(.repeatedRepeat), .syntax(.reversedRange), .syntax(.unknownEscape("q")),
      .notRegular(.lookaround),
      .syntax(.unclosedGroup),
    ]
    #expect(reading.faults.map(\.reason) == reasons)
  }

  @Test(arguments: [63, 64, 65, 10_000]) func `groups nest to a depth of 64`(depth: Int) {
    let reading = PatternReading(
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth))
    #expect(reading.faults.map(\.reason) == (depth <= 64 ? [] : [.limit(.depth)]))
  }

  @Test func `64 groups of repeated alternations are within the depth of a plan`() throws {
    let text = String(repeating: "(a|b(", count: 32) + "c" + String(repeating: ")*)+", count: 32)
    let pattern = try #require(PatternReading(text).pattern)
    #expect(pattern.depth <= Pattern.depthLimit)
  }

  @Test func `a long pattern of many scalars is too large`() {
    #expect(PatternReading(String(repeating: "a", count: 10_000)).pattern != nil)
    #expect(PatternReading(String(repeating: "a", count: 10_001)).faults.map(\.reason) == [.limit(.size)])
  }
}

extension Pattern {
  fileprivate var depth: Int {
    switch self {
    case .empty, .set, .any, .anyInLine: 0
    case .sequence(let parts), .alternation(let parts): 1 + (parts.map(\.depth).max() ?? 0)
    case .repeat(let body, _, _): 1 + body.depth
    }
  }
}
