import FormPlan
import Foundation
import TestSupport
import Testing

@Suite struct ExactNumberTests {
  @Test(
    arguments: [
      "", "-", ".", "1.", ".5", "+1", "1,5", " 1", "1e3", "1234567890123456", "0.1234567890123456", "1.2.3",
      "--1", "٣", "0000000000000001",
    ]) func `what is no number is none`(text: String)
  { #expect(ExactNumber(text) == nil) }

  /// Python's decimals add, compare and print by code of their own.
  @Test(.enabled(if: Python.path != nil)) func `sums, order and text are those of Python`() throws {
    var generator = Generator(seed: 15)
    func text() -> String {
      func digits(_ most: Int) -> String {
        (0..<(1 + generator.below(most))).map { _ in
          String([0, 0, 9, generator.below(10)][generator.below(4)])
        }.joined()
      }
      return (generator.below(2) == 0 ? "-" : "") + digits(15)
        + (generator.below(3) == 0 ? "" : "." + digits(15))
    }
    let pairs = (0..<20_000).map { _ in (text(), text()) }
    let input = pairs.map { "\($0) \($1)\n" }.joined()
    let output = String(decoding: try Python.run(Self.script, input: Data(input.utf8)), as: UTF8.self)
    let answers = output.split(separator: "\n").map(String.init)
    #expect(answers.count == pairs.count)
    for ((left, right), answer) in zip(pairs, answers) {
      let (first, second) = (try #require(ExactNumber(left)), try #require(ExactNumber(right)))
      let order = first < second ? "<" : first == second ? "=" : ">"
      let found = "\(first) \(first + second) \(first - second) \(order) \(first.fractionDigits)"
      #expect(found == answer, "\(left) \(right)")
    }
  }

  private static let script = """
    import sys
    from decimal import Decimal, getcontext
    getcontext().prec = 60
    def text(number):
        written = format(number, "f")
        if "." in written: written = written.rstrip("0").rstrip(".")
        return "0" if written in ("-0", "") else written
    for line in sys.stdin:
        left, right = map(Decimal, line.split())
        places = len(text(left).partition(".")[2])
        print(text(left), text(left + right), text(left - right),
              "<" if left < right else "=" if left == right else ">", places)
    """

  @Test func `the values of a range lie on its steps`() throws {
    let (some, between) = (try #require(ExactNumber("0.3")), try #require(ExactNumber("0.35")))
    let tenths = StepRange(lower: 0, upper: 1, step: try #require(ExactNumber("0.1")))
    #expect(tenths.count == 10 && tenths.steps(to: some) == 3)
    #expect(tenths.steps(to: between) == nil && tenths.steps(to: 2) == nil)
    let odd = StepRange(lower: 1, upper: 10, step: 2)
    #expect(odd.count == 4 && odd.steps(to: 9) == 4 && odd.steps(to: 10) == nil && odd.steps(to: -1) == nil)
    let negative = StepRange(lower: -5, upper: 5, step: 5)
    #expect([-5, 0, 5].map { negative.steps(to: ExactNumber($0)) } == [0, 1, 2])
    #expect(StepRange(lower: 0, upper: 1, step: 0).count == nil)
    let fine = StepRange(
      lower: 0, upper: 999_999_999_999_999, step: try #require(ExactNumber("0.000000000000001")))
    #expect(fine.count == nil && fine.steps(to: 10_000) == nil)
  }
}
