import Automata
import Testing

/// Automata of a few expressions, and what they cost.
@Suite struct AutomatonTests {
  @Test func `counted repeats may be large`() throws {
    let automaton = try Automaton("x{1,2000}")
    #expect(automaton.lengths == Lengths(shortest: 1, longest: 2_000))
    #expect(automaton.accepts(String(repeating: "x", count: 2_000)))
    #expect(!automaton.accepts(String(repeating: "x", count: 2_001)))
    #expect(automaton.shortestWord == "x" && Array(automaton.words(upTo: 3)) == ["x", "xx", "xxx"])
    #expect(try Automaton(.length(5_000, nil)).shortestWord?.count == 5_000)
  }

  static let costly: [RegularExpression] = [
    "(a|b)*a(a|b){20}", "x{1,2000000000}", "(x{2000}){2000}", "(a?){9000}", "((a{9}){9}){9999}",
    "((a|b)*a(a|b){20})|c", .repetition("a", min: .max, max: nil), .repetition("a", min: 0, max: .max),
    (0..<100_000).reduce("a") { inner, _ in .alternation([inner]) },
  ]

  @Test(arguments: costly.indices) func `what costs too much ends, and says so`(index: Int) {
    #expect(throws: Exhausted.self) { try Automaton(Self.costly[index]) }
  }

  @Test func `a budget is kept by products`() throws {
    let (one, other) = (try Automaton("(a{31})*"), try Automaton("(a{37})*"))
    #expect(try one.intersection(other).words(upTo: 2).map(\.count) == [0, 31 * 37])
    #expect(throws: Exhausted.self) { try one.intersection(other, budget: Budget(states: 1_000)) }
    let shifted = try Automaton("a(a{37})*")
    #expect(throws: Exhausted.self) { try one.isDisjoint(with: shifted, budget: Budget(states: 90)) }
    #expect(throws: Exhausted.self) { try Automaton("aaa", budget: Budget(states: -1)) }
  }

  @Test func `repeats of nothing end`() throws {
    for text in ["(){2000000000}", "(()*)*", "((|){5})*", "(a{0}){3,}"] {
      let automaton = try Automaton(RegularExpression(stringLiteral: text))
      #expect(automaton.lengths == Lengths(shortest: 0, longest: 0))
    }
  }

  @Test func `lists and lengths`() throws {
    let list = try Automaton(.list(["red", "green", "blue", ""]))
    #expect(Array(list.words(upTo: 9)) == ["", "red", "blue", "green"])
    #expect(try list.intersection(Automaton(.length(4, 9))).lengths == Lengths(shortest: 4, longest: 5))
    #expect(try Automaton(.list([])).lengths == nil && Automaton(.length(3, 2)).isEmpty)
    #expect(try Automaton(.length(-1, 0)).hasSameWords(as: Automaton(.literal(""))))
  }

  static let readable: [(RegularExpression, [String])] = [
    ("[^a]", ["b", "c", "d"]), ("[A-Z0-9]{2}", ["00", "01", "02"]), ("[!-/ ]", ["!", "\"", "#"]),
    (.alternation(["\u{300}", "\u{E9}", " "]), [" ", "\u{E9}", "\u{300}"]),
    (.set(Alphabet([0x300...0x37F])), ["\u{370}"]),
    (.set(Alphabet([0...31])), ["\u{0}"]), (.set(Alphabet([0xD000...0xFFFF])), ["\u{D000}"]),
    ("a[^\u{0}-\u{10FFFF}]", []), ("b|ab|\u{20AC}", ["b", "\u{20AC}", "ab"]),
  ]

  @Test(arguments: readable)
  func `what reads best comes first`(expression: RegularExpression, words: [String]) throws {
    let automaton = try Automaton(expression)
    #expect(Array(automaton.words(upTo: 3)) == words)
    #expect(automaton.shortestWord == words.first)
  }

  @Test func `sets are the same however they are written`() {
    let letters = Alphabet("cab")
    #expect(letters == Alphabet([97...98, 98...99]) && letters.ranges == [97...99])
    #expect(letters.inverted.inverted == letters && Alphabet.all.inverted == .none)
    #expect(Alphabet([0xD800...0xDFFF]).isEmpty && Alphabet([0x110000...0xFFFF_FFFF]).isEmpty)
    #expect(Alphabet.all.ranges == [0...0xD7FF, 0xE000...0x10FFFF])
    #expect(letters.intersection(Alphabet("bcd")) == Alphabet("bc"))
    #expect(letters.union(Alphabet("x")).contains("x") && !letters.contains("d"))
  }

  @Test func `a language within an alphabet`() throws {
    let automaton = try Automaton("[a-z0-9]+").restricted(to: Alphabet("xyz!"))
    #expect(Array(automaton.words(upTo: 4)) == ["x", "y", "z", "xx"])
    #expect(try automaton.complement.isDisjoint(with: Automaton("[xyz]+")))
  }
}
