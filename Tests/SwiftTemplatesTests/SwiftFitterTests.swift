import Testing

@testable import SwiftTemplates

/// The fitter's judge is the printer, which lays out the whole text.
@Suite struct SwiftFitterTests {
  /// The first lines in which the fitter and the printer differ.
  private func difference(_ text: String) -> String? {
    let (fitted, printed) = (SwiftPrinter.fitted(Array(text.utf8)), SwiftPrinter.printed(text))
    guard fitted != printed else { return nil }
    let (mine, wanted) = (fitted.split(separator: "\n"), printed.split(separator: "\n"))
    let same = zip(mine, wanted).prefix { $0 == $1 }.count
    func part(_ lines: [Substring]) -> String {
      lines[max(0, same - 3)..<min(lines.count, same + 4)].joined(separator: "\n")
    }
    return "fitted:\n\(part(mine))\nprinted:\n\(part(wanted))"
  }

  /// A text laid out for wide lines.
  private func wide(_ text: String) -> String {
    String(decoding: SwiftPrinter.printed(Array(text.utf8), width: 160), as: UTF8.self)
  }

  @Test func `random files that are laid out for wide lines become what the printer makes of them`() {
    for seed in 0..<200 {
      #expect(difference(wide(SwiftSample.file(seed: UInt64(seed)))) == nil, "seed \(seed)")
    }
  }

  @Test func `what was written by hand becomes what the printer makes of it`() {
    #expect(difference(wide(SwiftSample.written)) == nil)
  }

  @Test(
    arguments: [
      "func empty() {\n}\n",
      "struct Blank {\n\n  var a = 1\n\n\n  var b = 2\n\n}\n",
      "enum Long {\n  case \((0..<20).map { "name\($0)" }.joined(separator: ", "))\n}\n",
      "func f() {\n  switch x {\n  case \((0..<20).map { ".name\($0)" }.joined(separator: ", ")):\n    g()\n  default:\n    break\n  }\n}\n",
      "func f() {\n  switch x {\n  case .a:\n    call(\"\(String(repeating: "a {", count: 30))\", of: \"(\")\n  default:\n    break\n  }\n}\n",
      "/// \(String(repeating: "long ", count: 30))\nlet a = 1\n",
      "let a = 1 }\n",
    ])
  func `small texts become what the printer makes of them`(text: String) {
    #expect(difference(text) == nil)
  }
}
