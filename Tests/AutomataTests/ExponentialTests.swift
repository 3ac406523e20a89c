import Automata
import Testing

/// Expressions that people write, judged by hand.
@Suite struct ExponentialTests {
  static let exponential: [RegularExpression] = [
    "(a+)+", "(a+)*", "(a*)*", "(a*)+", "(a|a)*", "(a|a)+b", "(a|ab|b)*", "(a|aa)+", "(aa|aaa)*",
    "(a|b|ab)*c",
    "([a-z]+)*1", "([a-z]|[a-c])*", "([a-zA-Z0-9]+[.]?)+@", "([a-z0-9._-]+)+@[a-z]+", "(x+x+)+y", "(.*)*x",
    "(a?b?)*", "((b?|c?)a)*", "(a{1,3})*", "(a{0,5}b|a{4}b)*", "x(y(a*|b)*z)*w", "(a|b)*(ab|ba|a|b)*c",
    "([a-z]{1,50}){2,}", "(a*b*)*c", "(ab?c?|abc|d)*", "([^x]*|[^y]*)*z",
  ]

  @Test(arguments: exponential) func `it is found, and grows`(expression: RegularExpression) throws {
    let witness = try #require(try expression.exponentialWitness())
    expectGrowth(expression, witness)
  }

  static let harmless: [RegularExpression] = [
    "", "a", "a*", "a*a*", "a*a*a*a*a*", "(a|b)*", "(ab|ac)*", "(a{1,3}){1,3}", "(a?){1,20}", "(ab*)*",
    "(a*b)*",
    "(a|b)*a(a|b)", "[a-z]+([.][a-z]+)*", "[a-z0-9._-]+@[a-z]+([.][a-z]+)+", "([0-9]{3}-)*[0-9]+", "(a+b)+c",
    "(a|bc)*(b|ac)*", "(abc|abd)*", "x{1,2000}", "(x{20})*", "(x{200}y)*", "(a+,)*a+", "(a?b)*",
    "((a|b)(c|d))*",
    ".*", "(.|a)*", "(.*)*", "(a+)+.*", "(a|b|ab)*.*", "([ab]|c)+!", "(a{0,5}b)*", "(a|a){1,5}", "(()|())*a",
    "(a{0,9000}){0,9000}",
  ]

  @Test(arguments: harmless) func `what is harmless has no witness`(expression: RegularExpression) throws {
    #expect(try expression.exponentialWitness() == nil)
  }

  static let witnesses: [(RegularExpression, String)] = [
    ("(a+)+", "|a|!"), ("x(y(a*)*)*z", "xy|a|!"), ("(a|ab|b)*", "|ab|!"), ("(aa|aaa)*", "|aaaaa|!"),
    ("(b|[^b])*|(a|a)*", ""), ("(a|a)*|b.*", "|a|b"), ("a.*|(a|b|ab)*c", "b|ab|"), ("([^x]|a)*", "|a|x"),
    ("([a-z]+)*1", "|a|!"), ("(.+)+\n", "|a|"), ("(!+)+", "|!|a"),
  ]

  @Test(arguments: witnesses) func `the witness is a short one`(expression: RegularExpression, text: String)
    throws
  {
    let witness = try expression.exponentialWitness()
    #expect(witness.map { "\($0.prefix)|\($0.pump)|\($0.suffix)" } ?? "" == text)
    if let witness { expectGrowth(expression, witness) }
  }

  @Test func `large repeats are shortened where the whole is too large`() throws {
    let expression: RegularExpression = "([a-z]{1,9000}[.]?)*x"
    let witness = try #require(try expression.exponentialWitness())
    expectGrowth("([a-z]{1,40}[.]?)*x", witness)
    let harmless: RegularExpression = "(x{0,9000}y)*"
    #expect(try harmless.exponentialWitness() == nil)
    #expect(throws: Exhausted.self) { try harmless.exponentialWitness(budget: Budget(states: 1)) }
  }
}

/// Expects that a backtracking matcher fails on a witness, in steps that grow by half with each pump at least.
///
/// More steps than the limit are not counted.
func expectGrowth(
  _ expression: RegularExpression, _ witness: ExponentialWitness, limit: Int = 400_000
) {
  var steps: [Int] = []
  for pumps in 1...12 {
    guard let count = Backtracker.steps(expression, witness.text(pumps: pumps), limit: limit) else {
      Issue.record("\(expression.testDescription) matches \(witness.text(pumps: pumps))")
      return
    }
    if count >= limit { break }
    steps.append(count)
  }
  let ratios = zip(steps, steps.dropFirst()).map { Double($1) / Double($0) }
  #expect(
    ratios.suffix(4).allSatisfy { $0 >= 1.5 }, "\(expression.testDescription), \(witness): \(steps)")
}
