import FormPlan
import Testing

@testable import FormRuntime

@Suite struct PatternMatcherTests {
  typealias Checks = FormChecks

  @Test func `a pattern reads as Swift`() {
    let plate: Checks.Pattern = .sequence([
      .any("A"..."Z", or: "ÄÖÜ").repeated(1...3), "-",
      .oneOf(["E", .any("0"..."9").repeated(1...4)]).optional,
      .sequence([" ", .anythingInLine.repeated(1...)]).optional,
    ])
    for text in ["B-", "HH-E", "ÄX-1234", "B-1 x"] { #expect(Checks.matches(text, plate), "\(text)") }
    for text in ["", "B", "b-1", "B-12345", "B-1 ", "B-1 \n", "B-1 x\u{2028}"] {
      #expect(!Checks.matches(text, plate), "\(text)")
    }
  }

  @Test func `a pattern of one choice of nothing matches nothing`() {
    #expect(!Checks.matches("", .oneOf([])) && !Checks.matches("a", .scalar(in: [])))
    #expect(Checks.matches("", "") && Checks.matches("", .oneOf(["a", ""])) && !Checks.matches("a", ""))
  }

  @Test func `an emoji is as many scalars as it has`() {
    let text = "Hi 🇳🇴👩‍👩‍👧 there!"
    #expect(Checks.matches(text, .sequence([Checks.Pattern.anything.repeated(0...), "!"])))
    #expect(
      !Checks.matches("🚀🚀🚀1", Checks.Pattern.scalar(in: ["\u{0}"..."/", ":"..."\u{10FFFF}"]).repeated(0...)))
    #expect(Checks.matches("🇳🇴", Checks.Pattern.anything.repeated(2)))
  }

  static let bombs: [Checks.Pattern] = [
    Checks.Pattern.text("a").repeated(1...).repeated(1...), .oneOf(["a", "a"]).repeated(0...),
    .sequence([Checks.Pattern.text("a").repeated(0...).repeated(0...), .any(of: "b+")]),
    .sequence([Checks.Pattern.text("a").optional.repeated(50), Checks.Pattern.text("a").repeated(50)]),
    .oneOf(["a", "aa", ""]).repeated(0...).repeated(0...).repeated(2...3),
    .sequence([.anything.repeated(0...), .anything.repeated(0...), .anything.repeated(0...), "x"]),
  ]

  @Test(arguments: bombs) func `no text makes a pattern visit more than all its states at each step`(
    pattern: Checks.Pattern
  ) {
    for text in [String(repeating: "a", count: 10_000), String(repeating: "a", count: 2_000) + "!", ""] {
      var matcher = Checks.PatternMatcher(pattern)
      var visits = matcher.current.count
      for scalar in text.unicodeScalars {
        matcher.advance(over: scalar)
        visits += matcher.current.count
      }
      #expect(visits <= matcher.states.count * (text.unicodeScalars.count + 1))
    }
  }

  @Test(arguments: [
    Pattern.repeat(.set(ScalarSet("a")), min: 0, max: 5_000), .repeat(.empty, min: 5_000, max: nil),
    .repeat(.repeat(.alternation([.any, .empty]), min: 2, max: nil), min: 3, max: 9), .sequence([]),
    .alternation([.sequence([.any, .any]), .any, .empty]),
    .repeat(.repeat(.any, min: 1, max: nil), min: 1, max: nil),
    .repeat(.any, min: 0, max: 0),
  ]) func `the graph has no more states than the size of the pattern says`(pattern: Pattern) {
    let states = Checks.PatternMatcher(Checks.Pattern(pattern)).states.count
    #expect(states <= pattern.size + 1 && pattern.size <= Pattern.sizeLimit)
  }
}
