import FormDiagnostics
import FormRules
import Testing

/// What is true of every fix, on the wrong examples of all rules.
@Suite struct Fixes {
  /// The judge: told apart by rule and message, and the stages that ran, without the bookkeeping of ``FixTrial``.
  @Test(arguments: RuleExample.wrong) func `a fix mends its finding and brings nothing`(example: RuleExample)
  {
    let before = tried(example)
    for finding in before.diagnostics {
      for fix in finding.fixes {
        let fixed = example.text.applying(fix)
        func count(_ rule: String, in found: [Diagnostic]) -> Int { found.count { $0.rule == rule } }
        let all = check(example, fixed).diagnostics
        let after = all.filter { $0.severity != .info }
        #expect(
          count(finding.rule, in: all) < count(finding.rule, in: before.diagnostics),
          "\(finding.message):\n\(fixed)")
        let reach = before.diagnostics.compactMap { RuleCatalogue.rule(named: $0.rule)?.stage }.max()
        for rule in Set(after.map(\.rule)) {
          let isLater =
            reach.flatMap { last in RuleCatalogue.rule(named: rule).map { $0.stage > last } } ?? false
          #expect(
            isLater || count(rule, in: after) <= count(rule, in: before.diagnostics), "\(rule):\n\(fixed)")
        }
      }
    }
  }

  @Test(arguments: RuleExample.wrong) func `a fix leaves every line alone that it does not name`(
    example: RuleExample
  ) {
    let file = SourceFile(path: "Example.form.yaml", text: example.text)
    for fix in tried(example).diagnostics.flatMap(\.fixes) {
      let touched = fix.edits.reduce(0) { $0 + example.text.lines(from: $1.span) }
      let gone = example.text.allLines.difference(from: example.text.applying(fix).allLines)
      #expect(gone.removals.count <= touched, "\(fix.title)")
      #expect(fix.edits.allSatisfy { !file.text($0.span).contains("#") || $0.text.contains("#") })
    }
  }

  @Test(arguments: RuleExample.wrong) func `what is mended is mended once and for all`(example: RuleExample) {
    let file = SourceFile(path: "Example.form.yaml", text: example.text)
    let severities = Severities(asking: example.rule)
    let once = CheckedForm(file, severities: severities).mended(file)
    let again = CheckedForm(once.file, severities: severities)
    #expect(again.mended(once.file).mended == [])
    #expect(again.diagnostics.flatMap(\.fixes).isEmpty)
    #expect((once.file.bytes == file.bytes) == once.mended.isEmpty)
  }

  @Test(arguments: Rule.ofOneForm.map(\.name)) func `a rule says whether it has a fix`(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let offered = rule.wrongExamples.flatMap { tried($0).diagnostics }.contains {
      $0.rule == name && !$0.fixes.isEmpty
    }
    switch rule.fix {
    case .offered: #expect(offered, "an example must show the fix")
    case .none: #expect(!offered)
    }
  }

  @Test(arguments: RuleExample.wrong) func `fixes hold with the line endings of another system`(
    example: RuleExample
  ) {
    let text = example.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let file = SourceFile(path: "Example.form.yaml", text: "\u{FEFF}" + text)
    let severities = Severities(asking: example.rule)
    let (crlf, plain) = (
      CheckedForm(file, severities: severities).mended(file),
      tried(example).mended(SourceFile(path: "Example.form.yaml", text: example.text))
    )
    #expect(crlf.mended == plain.mended)
    #expect(
      Array(crlf.file.bytes.filter { $0 != 0x0D }.dropFirst(3)) == plain.file.bytes.filter { $0 != 0x0D })
    let isMixed = zip(crlf.file.bytes.dropFirst(), crlf.file.bytes).contains { $0 == 0x0A && $1 != 0x0D }
    #expect(!isMixed)
  }
}

extension String {
  fileprivate var allLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// How many lines a span stands on, and one more where it ends with a line break.
  fileprivate func lines(from span: SourceSpan) -> Int {
    1 + Array(utf8)[span.start..<span.end].count { $0 == 0x0A }
  }
}
