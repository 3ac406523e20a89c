import Testing

@testable import SwiftTemplates

/// Back-ticks where a position demands them, and only there.
@Suite struct SwiftNameTests {
  static let words = (SwiftKeywords.reserved.union(SwiftKeywords.contextual)).sorted()

  /// A program that uses every word in every position.
  private func program(_ words: [SwiftName]) -> String {
    var source = ""
    for (index, word) in words.enumerated() {
      let own = word.text(in: .declaration)
      let member = word.text(in: .member)
      let label = word.text(in: .label)
      let parameter = word.text(in: .parameter)
      let isPath = !["Type", "Protocol"].contains(word.text)
      let isBare = word.text != "self"
      source += """
        enum E\(index): Hashable, CaseIterable { case \(own), other }
        struct S\(index) {
          var \(own) = 1
          init(\(parameter)\(isBare ? "" : " other"): Int = 2) { self.\(member) = \(isBare ? own : "4") }
          init(\(parameter) value: Double) { self.\(member) = 3 }
          func read() async throws -> Int { let copied = self.\(member); return copied + \(isBare ? own : "4") }
        }
        func f\(index)(\(parameter) value: E\(index)) -> Bool {
          switch value {
          case .\(member): return true
          case .other: return false
          }
        }
        func g\(index)() async throws {
          let \(own) = 1
          _ = \(own)
          _ = \(own) + \(own)
          print(\(own), [\(own): \(own)], S\(index)(\(label): 1).\(member), f\(index)(\(label): .\(member)))
          \(isPath ? "_ = \\S\(index).\(member)" : "")
        }

        """
    }
    return source
  }

  @Test func `every keyword compiles in every position`() throws {
    let names = Self.words.compactMap { SwiftName($0) }
    #expect(names.count == Self.words.count)
    let outcome = try Toolchain.output(of: program(names))
    #expect(outcome.status == 0, "\(outcome.output.prefix(6000))")
    #expect(!outcome.output.contains("warning:"), "\(outcome.output.prefix(3000))")
  }

  @Test(arguments: [
    "", "_", "1a", "a b", "a-b", "$0", "a`", "`a`", "a.b", "a\u{200B}b", "a\u{202E}", "🙂 ", "a\n",
  ])
  func `what is no identifier is refused`(text: String) {
    #expect(SwiftName(text) == nil)
  }

  @Test(arguments: ["a", "_a", "имя", "a1", "naïve", "名前", "🙂", "default"])
  func `what is an identifier is taken`(text: String) {
    #expect(SwiftName(text)?.text == text)
  }

  @Test func `a member needs no back-ticks but for four words`() {
    #expect(SwiftName("default")?.text(in: .member) == "default")
    #expect(SwiftName("self")?.text(in: .member) == "`self`")
  }
}
