import Foundation
import TestSupport
import Testing

@testable import SwiftTemplates

/// What the compiled code prints is what went in.
@Suite struct SwiftLiteralTests {
  /// Strings that have broken generators before.
  static let strings: [String] =
    (0...0x20).map { String(UnicodeScalar(UInt8($0))) } + [
      "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}x\u{202C}", "\u{2066}", "\u{200B}",
      "\u{200D}", "👨‍👩‍👧‍👦", "❤️", "e\u{301}", "\u{301}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}", "\u{FFFD}",
      "\"\"\"", "\\(exit(1))", "\\u{41}", "#\"x\"#", "\"##", "\\#(x)", "*/", "//", "a\\", "\\", "\"", "'",
      "a\r\nb", "", String(repeating: "#", count: 300), "%@ %d", "**bold**", "$0", "`", "{{x}}",
    ]

  private var naughty: [String] {
    Corpus.data("naughty-strings/blns.json").flatMap { try? JSONDecoder().decode([String].self, from: $0) }
      ?? []
  }

  @Test func `every string prints itself`() throws {
    try check(Self.strings + SwiftLiteralTests.random(count: 300))
  }

  @Test(.enabled(if: Corpus.folder != nil, "set FORMC_CORPUS to the folder with naughty-strings"))
  func `every naughty string prints itself`() throws {
    #expect(naughty.count > 400)
    try check(naughty)
  }

  private func check(_ strings: [String]) throws {
    let lines = strings.map { "  \(SwiftLiteral.string($0).text)," }.joined(separator: "\n")
    let source = """
      let strings: [String] = [
      \(lines)
      ]
      for string in strings {
        print(string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }

      """
    let outcome = try Toolchain.output(of: SwiftPrinter.printed(source))
    let expected = strings.map { string in
      string.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    #expect(outcome.status == 0, "\(outcome.output.prefix(2000))")
    #expect(
      outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        == expected)
  }

  /// Strings of scalars from everywhere.
  static func random(count: Int) -> [String] {
    var random = Generator(seed: 120)
    return (0..<count).map { _ in
      var string = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let limit: UInt32 = Bool.random(using: &random) ? 0x2FF : 0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { string.append(scalar) }
      }
      return String(string)
    }
  }

  @Test func `nothing invisible stands bare in a literal`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = SwiftLiteral.string(String(scalar)).text
      let isBare = text.unicodeScalars.count == 3
      guard isBare else { continue }
      #expect(!scalar.isHidden && !scalar.isLineTerminator)
    }
  }

  @Test(
    arguments: [
      (SwiftLiteral.integer(0), "0"), (.integer(-5), "-5"), (.integer(123_456), "123456"),
      (.integer(1_234_567), "1_234_567"), (.integer(.min), "-9_223_372_036_854_775_808"),
      (.boolean(true), "true"), (.nil, "nil"), (.array([]), "[]"), (.dictionary([]), "[:]"),
      (.array([.integer(1), .string("a")]), "[1, \"a\"]"),
      (.dictionary([.init(.string("a"), .nil)]), "[\"a\": nil]"),
    ])
  func `a literal has one spelling`(literal: SwiftLiteral, text: String) {
    #expect(literal.text == text)
  }

  @Test(arguments: ["1.50", "-0.1", "7"])
  func `a decimal keeps its digits`(text: String) {
    #expect(SwiftDecimal(text)?.text == text)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1.2.3", "--1", "1e5", "٣", "1_0", "+1"])
  func `what is no decimal is refused`(text: String) {
    #expect(SwiftDecimal(text) == nil)
  }
}
