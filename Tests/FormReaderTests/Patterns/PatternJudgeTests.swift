import FormPlan
import FormReader
import Foundation
import TestSupport
import Testing

@testable import FormRuntime

/// Python's `re.fullmatch` as a judge that shares nothing with us.
@Suite struct PatternJudgeTests {
  struct Case: Codable {
    var pattern: String
    var takesLineBreaks: Bool
    var texts: [String]
  }

  @Test(.enabled(if: Python.path != nil, "python3 is not installed"))
  func `3,000 random patterns match what Python says they match`() throws {
    let cases = (0..<3_000).map { Self.randomCase(seed: $0) }
    let answer = try Python.run(Self.script, input: JSONEncoder().encode(cases))
    let verdicts = try JSONDecoder().decode([[Bool?]].self, from: answer)
    try #require(verdicts.count == cases.count)
    var matches = 0
    var silences = 0
    for (item, verdict) in zip(cases, verdicts) {
      let reading = PatternReading(item.pattern)
      let pattern = try #require(reading.pattern, "\(item.pattern) \(reading.faults)")
      let ours = FormChecks.Pattern(item.takesLineBreaks ? pattern.dotTakingLineBreaks : pattern)
      let answers = item.texts.map { FormChecks.matches($0, ours) }
      #expect(zip(answers, verdict).allSatisfy { $0 == $1 ?? $0 }, "\(item) \(answers)")
      matches += answers.filter { $0 }.count
      silences += verdict.filter { $0 == nil }.count
    }
    let total = cases.map(\.texts.count).reduce(0, +)
    #expect(matches > total / 10 && matches < total * 9 / 10, "\(matches) of \(total) match")
    #expect(silences < total / 1_000, "\(silences) of \(total) without a verdict")
  }

  /// Python backtracks: a text that takes it too long has no verdict, `null`.
  ///
  /// The alarm that ends it is blocked in a process that we start, unless it says otherwise.
  static let script = """
    import json, re, signal, sys
    def give_up(number, frame):
        raise TimeoutError
    signal.signal(signal.SIGALRM, give_up)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGALRM])
    def verdict(judge, text):
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        try:
            return judge.fullmatch(text) is not None
        except TimeoutError:
            return None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    verdicts = []
    for case in json.load(sys.stdin):
        flags = re.ASCII | (re.DOTALL if case["takesLineBreaks"] else 0)
        judge = re.compile(case["pattern"], flags)
        verdicts.append([verdict(judge, text) for text in case["texts"]])
    json.dump(verdicts, sys.stdout)
    """

  static func randomCase(seed: Int) -> Case {
    var writer = PatternWriter(generator: Generator(seed: UInt64(seed)))
    let pattern = writer.pattern()
    let texts =
      (0..<8).map { _ in writer.text() }
      + (0..<8).map { _ in String(writer.match(PatternReading(pattern).pattern ?? .empty).prefix(9)) }
    return Case(pattern: pattern, takesLineBreaks: writer.chance(2), texts: texts)
  }
}

/// Writes patterns, and texts that may match them.
struct PatternWriter {
  var generator: Generator

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

  mutating func pick(_ choices: String...) -> String { choices.randomElement(using: &generator) ?? "" }

  mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      pick("a", "b", "c", "A", "B", "1", "2", "-", " ", "\n", ".", "_")
    }.joined()
  }

  mutating func pattern() -> String {
    pick("", "", "(?i)") + pick("", "^") + (chance(3) ? "(?:\(alternation(2)))" : sequence(2)) + pick("", "$")
  }

  mutating func alternation(_ depth: Int) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in sequence(depth) }.joined(separator: "|")
  }

  mutating func sequence(_ depth: Int) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in atom(depth) + (chance(2) ? "" : quantifier()) }
      .joined()
  }

  mutating func quantifier() -> String {
    pick("*", "+", "?", "{0}", "{1}", "{2}", "{0,2}", "{1,3}", "{2,}", "{0,}") + pick("", "", "?")
  }

  mutating func atom(_ depth: Int) -> String {
    if depth > 0, chance(3) { return pick("(", "(?:") + alternation(depth - 1) + ")" }
    return pick(
      "a", "b", "c", "A", "1", "-", " ", ".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "\\.", "\\n", "\\x41",
      "\\u0062",
      "[abc]", "[^a]", "[a-c1]", "[^\\w]", "[\\d.-]", "[A-Z\\s]", "[^\\n-]", "[b-b]", "[\\-\\]]", "[a-c-]",
      "[+-.]")
  }

  /// A text that matches, as long as one draws no scalar that the alphabet of the texts lacks.
  mutating func match(_ pattern: Pattern) -> String {
    switch pattern {
    case .empty: return ""
    case .set, .any, .anyInLine:
      let set = pattern.scalars ?? .all
      let letters = "abcAB12-. _\n".unicodeScalars.filter(set.contains)
      return letters.randomElement(using: &generator).map { String($0) } ?? "?"
    case .sequence(let parts): return parts.map { match($0) }.joined()
    case .alternation(let branches): return match(branches.randomElement(using: &generator) ?? .empty)
    case .repeat(let body, let low, let high):
      let count = Int.random(in: low...min(high ?? low + 2, low + 2), using: &generator)
      return (0..<count).map { _ in match(body) }.joined()
    }
  }
}
