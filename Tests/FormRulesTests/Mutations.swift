import FormDiagnostics
import FormRules
import TestSupport
import Testing

/// No file traps the rules, no finding points outside its file, and nothing fails without a finding.
@Suite struct Mutations {
  private static let texts = (RuleExample.wrong + RuleExample.right).map(\.text)

  @Test func `a file without one of its lines is judged`() {
    for text in Self.texts {
      for bytes in withoutALine(text) { judge(bytes) }
    }
  }

  @Test(arguments: 0..<6) func `a file with a sign too many is judged`(seed: UInt64) {
    var generator = Generator(seed: seed)
    for text in Self.texts {
      for _ in 0..<6 { judge(generator.withSigns(text)) }
    }
  }

  @Test(arguments: 0..<6) func `a file with random bytes in it is judged`(seed: UInt64) {
    var generator = Generator(seed: seed &+ 100)
    for text in Self.texts {
      for _ in 0..<6 { judge(generator.withBytes(text)) }
    }
  }

  private func judge(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Example.form.yaml", bytes: bytes)
    let form = check(file)
    let report = FileReport(file: file, form: form.name, diagnostics: form.diagnostics)
    let shown = String(decoding: bytes, as: UTF8.self)
    #expect(form.plan != nil || report.hasErrors, "\(shown)")
    for diagnostic in form.diagnostics {
      let edits = diagnostic.fixes.flatMap(\.edits).map(\.span)
      for span in [diagnostic.primary.span] + diagnostic.related.map(\.span) + edits {
        #expect(0 <= span.start && span.end <= bytes.count, "\(diagnostic.rule) in \(shown)")
      }
      #expect(!diagnostic.message.contains { $0.isNewline }, "\(diagnostic.message)")
    }
    #expect(TextRenderer().text(of: report).isEmpty == form.diagnostics.isEmpty)
  }
}
