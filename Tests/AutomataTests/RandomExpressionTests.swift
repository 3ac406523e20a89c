import Automata
import TestSupport
import Testing

/// Random expressions, judged on every short word.
@Suite struct RandomExpressionTests {
  /// `c` stands for everything that is neither `a` nor `b`.
  static let words = NaiveMatcher.words(of: "abc", upTo: 5)
  static let count = 3_000

  /// Random expressions, always the same for a seed.
  static let expressions: [RegularExpression] = {
    print("random expressions: FORMC_SEED=\(Generator.seed)")
    var generator = Generator(seed: Generator.seed)
    return (0..<count).map { _ in generator.expression() }
  }()

  /// The words that each has.
  static let judged: [[Bool]] = expressions.map { expression in
    words.map { NaiveMatcher.accepts(expression, $0) }
  }

  static func automaton(_ index: Int) throws -> Automaton { try Automaton(expressions[index % count]) }

  @Test func `an automaton has the words of its expression, and its complement the others`() throws {
    for (index, expression) in Self.expressions.enumerated() {
      let automaton = try Self.automaton(index)
      let others = automaton.complement
      #expect(Self.words.map(automaton.accepts) == Self.judged[index], "\(text(expression))")
      #expect(Self.words.map { !others.accepts($0) } == Self.judged[index], "not \(text(expression))")
    }
  }

  @Test func `products have the words that they should`() throws {
    for index in Self.expressions.indices {
      let (one, other) = (try Self.automaton(index), try Self.automaton(index + 1))
      let both = try one.intersection(other)
      let either = try one.union(other)
      let rest = try one.difference(other)
      let judged = zip(Self.judged[index], Self.judged[(index + 1) % Self.count])
      #expect(Self.words.map(both.accepts) == judged.map { $0 && $1 }, "\(index)")
      #expect(Self.words.map(either.accepts) == judged.map { $0 || $1 }, "\(index)")
      #expect(Self.words.map(rest.accepts) == judged.map { $0 && !$1 }, "\(index)")
      #expect(try one.isDisjoint(with: other) == both.isEmpty)
      #expect(try one.isSubset(of: other) == rest.isEmpty)
      let isSame = try rest.isEmpty && other.difference(one).isEmpty
      #expect(try one.hasSameWords(as: other) == isSame)
      if isSame { #expect(judged.allSatisfy { $0 == $1 }) }
    }
  }

  @Test func `what is empty has no word, and what is not has the shortest`() throws {
    for (index, expression) in Self.expressions.enumerated() {
      let automaton = try Self.automaton(index)
      let first = zip(Self.words, Self.judged[index]).first { $1 }.map(\.0)
      #expect(automaton.isEmpty == (expression.least == nil), "\(text(expression))")
      #expect(automaton.shortestWord?.count == expression.least, "\(text(expression))")
      if let first { #expect(automaton.shortestWord == first, "\(text(expression))") }
      if let word = automaton.shortestWord, word.count <= 60 {
        #expect(NaiveMatcher.accepts(expression, word), "\(text(expression)), \(word)")
      }
    }
  }

  @Test func `words come in order, and none is left out`() throws {
    for (index, expression) in Self.expressions.enumerated() {
      let automaton = try Self.automaton(index).restricted(to: Alphabet("abc"))
      let found = Array(automaton.words(upTo: 20))
      let expected = zip(Self.words, Self.judged[index]).filter(\.1).map(\.0).prefix(20)
      #expect(Array(found.prefix(expected.count)) == Array(expected), "\(text(expression))")
      #expect(found.dropFirst(expected.count).allSatisfy { $0.count > 5 }, "\(text(expression))")
    }
  }

  @Test func `lengths are those of the expression`() throws {
    for (index, expression) in Self.expressions.enumerated() {
      let lengths = try Self.automaton(index).lengths
      #expect(lengths?.shortest == expression.least, "\(text(expression))")
      #expect(
        lengths.map { $0.longest.map(Double.init) ?? .infinity } == expression.most, "\(text(expression))")
    }
  }

  @Test func `what is exponential grows so, and what is not does not`() throws {
    var found = 0
    for (index, expression) in Self.expressions.enumerated() {
      if let witness = try expression.exponentialWitness() {
        found += 1
        expectGrowth(expression, witness, limit: 20_000)
      } else if index % 3 == 0 {
        expectNoGrowth(expression)
      }
    }
    print("exponential: \(found) of \(Self.count)")
    #expect(found > 100)
  }

  /// A harmless expression may take time that grows like a power, on the repeats of any short word.
  private func expectNoGrowth(_ expression: RegularExpression) {
    for pump in ["a", "b", "c", "ab"] {
      for suffix in ["", "!"] {
        func steps(_ count: Int) -> Int? {
          Backtracker.steps(expression, String(repeating: pump, count: count) + suffix, limit: 20_000)
        }
        guard let few = steps(8), let many = steps(16) else { continue }
        #expect(many <= 50 * (few + 1), "\(text(expression)): \(few), \(many) on \(pump), \(suffix)")
      }
    }
  }
}

private func text(_ expression: RegularExpression) -> String { expression.testDescription }
