import FormDiagnostics
import FormRules
import FormTestSupport
import Testing

/// A change that means nothing to a form moves nothing but the line numbers.
@Suite struct Unmoved {
  @Test(arguments: RuleExample.wrong) func `by a comment above`(example: RuleExample) {
    let text = "# 👨‍👩‍👧‍👦 café\n" + example.text
    let moved = example.marks.map { Mark(line: $0.line + 1, columns: $0.columns, rule: $0.rule) }
    guard example.marks.first?.line != 1 || !isEmpty(example) else { return }
    #expect(marks(check(example, text).diagnostics, in: text) == sorted(moved))
  }

  @Test(arguments: RuleExample.wrong) func `by the line ends of another system`(example: RuleExample) {
    let text = example.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(marks(check(example, text).diagnostics, in: text) == sorted(example.marks))
  }

  @Test(arguments: RuleExample.wrong) func `by a byte-order mark`(example: RuleExample) {
    let text = "\u{FEFF}" + example.text
    #expect(marks(check(example, text).diagnostics, in: text) == sorted(example.marks))
  }

  /// Comments are no part of a form, so the marks may stay; where a text has no end they would become part of it.
  @Test(arguments: RuleExample.wrong) func `by its own marks`(example: RuleExample) {
    guard !example.text.contains("\"Name\n") else { return }
    #expect(said(example, example.marked) == said(example, example.text))
  }

  @Test(arguments: RuleExample.wrong) func `by the order of the keys`(example: RuleExample) throws {
    guard let turned = turned(example) else { return }
    #expect(said(example, turned) == said(example, example.text), "\(turned)")
  }

  /// A file without a form: its one finding stands at the start of the file, not at a line.
  private func isEmpty(_ example: RuleExample) -> Bool { example.text.hasPrefix("#") }

  /// Rules and messages without places.
  private func said(_ example: RuleExample, _ text: String) -> [String] {
    check(example, text).diagnostics.map { "\($0.rule): \($0.message)" }.sorted()
  }

  /// The top-level keys in reverse order; nil where that would mean something else.
  private func turned(_ example: RuleExample) -> String? {
    guard !example.rule.hasPrefix("yaml/"), !example.text.contains("*") else { return nil }
    var blocks: [String] = []
    for line in example.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      guard let first = line.first else { return nil }
      if first.isLetter || blocks.isEmpty { blocks.append("") }
      blocks[blocks.count - 1] += line + "\n"
    }
    return blocks.count > 1 ? blocks.reversed().joined() : nil
  }
}
