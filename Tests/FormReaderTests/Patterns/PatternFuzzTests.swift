import FormPlan
import FormReader
import TestSupport
import Testing

@Suite struct PatternFuzzTests {
  static let seeds = [
    "^(?:[A-Z]{2}-)?\\d{5}$", "(?i)[^\\w\\s]+|\\u{1F600}*?", "(a|(b|c)*d){2,3}", "[\\x00-\\x1f\\]\\-]",
    "(?<n>a)\\k<n>",
    "(?=.*\\d)(?!x)\\p{L}.*", "^a|b$", "((a{0,9}){0,9}){0,9}",
  ]

  @Test(arguments: 0..<100 as Range<UInt64>) func `random text is read, or its faults lie inside it`(
    seed: UInt64
  ) {
    var generator = Generator(seed: seed)
    let alphabet = Array("()[]{}|*+?^$.\\-,:=!<>&~aAzbdDwWsSpPuxkR019\u{301}é😀\r\n \u{0}".unicodeScalars)
    for _ in 0..<100 {
      let scalars = (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      }
      Self.check(scalars)
    }
  }

  @Test(arguments: seeds) func `every cut and change of a pattern is read, or its faults lie inside it`(
    text: String
  ) {
    var generator = Generator(seed: 7)
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices {
      Self.check(Array(scalars[..<index]))
      Self.check(Array(scalars[index...]))
      for sign in "()[]{}|*+?^$.\\-,a1".unicodeScalars {
        var changed = scalars
        changed[index] = sign
        Self.check(changed)
        changed.insert(sign, at: changed.indices.randomElement(using: &generator) ?? 0)
        Self.check(changed)
      }
    }
  }

  static func check(_ scalars: [Unicode.Scalar]) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let text = String(view)
    let reading = PatternReading(text)
    let boundaries = Set(
      text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [
        text.utf8.count
      ])
    #expect((reading.pattern == nil) == !reading.faults.isEmpty, "\(text.debugDescription)")
    #expect((reading.pattern?.size ?? 0) <= Pattern.sizeLimit)
    for range in reading.faults.map(\.range) + reading.redundantAnchors + reading.branchAnchors {
      #expect(
        boundaries.contains(range.lowerBound) && boundaries.contains(range.upperBound),
        "\(text.debugDescription)")
    }
  }
}
