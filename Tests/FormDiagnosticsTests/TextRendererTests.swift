import FormDiagnostics
import Testing

/// Findings as a person reads them, byte for byte.
@Suite struct TextRendererTests {
  /// A finding about the first place where `marked` stands in `text`.
  private func finding(_ text: String, _ marked: String, label: String = "here") -> (LineTable, Diagnostic) {
    let file = SourceFile(path: "Forms/A.form.yaml", text: text)
    let diagnostic = Diagnostic(
      rule: "group/fault", severity: .error, message: "something is wrong",
      primary: Diagnostic.Label(file.span(of: marked), label))
    return (LineTable(file), diagnostic)
  }

  private func drawn(_ text: String, _ marked: String) -> String {
    let (lines, diagnostic) = finding(text, marked)
    let rendered = TextRenderer(columns: 60).text(of: diagnostic, in: lines)
    return rendered.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `a finding looks as the contract says`() {
    let file = SourceFile(path: "Forms/Checkout.form.yaml", text: "fields:\n  - keyboard: phonePad\n")
    let diagnostic = Diagnostic(
      rule: "keyboard/no-return-key", severity: .error,
      message: "'phonePad' has no return key, and this form gives no other way on",
      primary: Diagnostic.Label(file.span(of: "phonePad"), "no return key here"),
      help: "add `focus: {toolbar: [next, done]}`")
    #expect(
      TextRenderer().text(of: FileReport(file: file, form: "Checkout", diagnostics: [diagnostic])) == """
        Forms/Checkout.form.yaml:2:15: error: 'phonePad' has no return key, and this form gives no other way on \
        [keyboard/no-return-key]
            2 |   - keyboard: phonePad
              |               ^~~~~~~~ no return key here
           help: add `focus: {toolbar: [next, done]}`

        """)
  }

  @Test func `related places follow, in another file too`() {
    let other = SourceFile(path: "Forms/B.form.yaml", text: "form: Same\n")
    var (lines, diagnostic) = finding("form: Same\n", "Same", label: "")
    diagnostic.help = "rename one"
    diagnostic.related = [Diagnostic.Label(other.span(of: "Same"), "first used here", file: other)]
    #expect(
      TextRenderer().text(of: diagnostic, in: lines) == """
        Forms/A.form.yaml:1:7: error: something is wrong [group/fault]
            1 | form: Same
              |       ^~~~
           help: rename one
        Forms/B.form.yaml:1:7: note: first used here
            1 | form: Same
              |       ^~~~

        """)
  }

  @Test func `carets stand below what takes two columns, one or none`() {
    #expect(drawn("東京: x", "x") == "    1 | 東京: x\n      |       ^ here")
    #expect(drawn("👨‍👩‍👧: 한글", "한글") == "    1 | 👨‍👩‍👧: 한글\n      |     ^~~~ here")
    #expect(drawn("cafe\u{301}: x", "x") == "    1 | cafe\u{301}: x\n      |       ^ here")
  }

  @Test func `tabs are seen`() {
    #expect(drawn("a:\tb", "b") == "    1 | a:→ b\n      |     ^ here")
    #expect(drawn("\ta", "\t") == "    1 | →   a\n      | ^~~~ here")
  }

  @Test func `what hides or turns text is spelt out`() {
    #expect(
      drawn("a: \u{202E}x\u{1B}[31m", "x")
        == "    1 | a: \\u{202E}x\\u{1B}[31m\n      |            ^ here")
    #expect(drawn("na\u{200D}me: 1", "\u{200D}") == "    1 | na\\u{200D}me: 1\n      |   ^~~~~~~~ here")
    let (lines, _) = finding("a", "a")
    let rude = Diagnostic(
      rule: "a/b", severity: .info, message: "'\u{1B}]0;x\u{7}\n'", primary: .init(SourceSpan(0, 1)))
    #expect(
      TextRenderer().text(of: rude, in: lines).hasPrefix(
        "Forms/A.form.yaml:1:1: info: '\\u{1B}]0;x\\u{7}\\u{A}' [a/b]\n"))
  }

  @Test func `bytes that are no text are shown as bytes`() {
    let file = SourceFile(path: "a.yaml", bytes: [0x61, 0xE9, 0x62])
    let diagnostic = Diagnostic(
      rule: "yaml/encoding", severity: .error, message: "m", primary: .init(SourceSpan(1, 2)))
    #expect(
      TextRenderer().text(of: diagnostic, in: LineTable(file))
        == "a.yaml:1:2: error: m [yaml/encoding]\n    1 | a\\xE9b\n      |  ^~~~\n")
  }

  @Test func `a long line is cut around the place`() {
    let long = String(repeating: "a", count: 70) + "HERE" + String(repeating: "b", count: 5_000)
    let start = String(repeating: "a", count: 15)
    let end = String(repeating: "b", count: 41)
    #expect(
      drawn(long, "HERE")
        == "    1 | …\(start)HERE\(end)…\n      | \(String(repeating: " ", count: 16))^~~~ here")
    #expect(drawn(long, "aaaa").hasSuffix("a…\n      | ^~~~ here"))
  }

  @Test func `a place over several lines shows the first`() {
    #expect(drawn("a: |\n  one\n  two\n", "|\n  one") == "    1 | a: |\n      |    ^ here")
  }

  @Test func `nothing is marked by one caret, past the end of a line too`() {
    let file = SourceFile(path: "a.yaml", text: "label:\r\nb")
    let diagnostic = Diagnostic(
      rule: "a/b", severity: .warning, message: "m", primary: .init(SourceSpan(6, 6)))
    #expect(
      TextRenderer().text(of: diagnostic, in: LineTable(file))
        == "a.yaml:1:7: warning: m [a/b]\n    1 | label:\n      |       ^\n")
    let empty = LineTable(SourceFile(path: "a.yaml", text: ""))
    #expect(TextRenderer().text(of: diagnostic, in: empty).hasSuffix("    1 |\n      | ^\n"))
  }

  @Test func `colours surround and change nothing else`() {
    let (lines, diagnostic) = finding("a: b", "b")
    let coloured = TextRenderer(isColoured: true).text(of: diagnostic, in: lines)
    #expect(
      coloured == """
        \u{1B}[1mForms/A.form.yaml:1:4:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \
        \u{1B}[1msomething is wrong\u{1B}[0m \u{1B}[2m[group/fault]\u{1B}[0m
        \u{1B}[2m    1 |\u{1B}[0m a: b
        \u{1B}[2m      |\u{1B}[0m    \u{1B}[1;32m^ here\u{1B}[0m

        """)
  }

  @Test(
    arguments: [
      ([], 0, "nothing found in 1 form"), ([.error, .error, .warning], 0, "2 errors, 1 warning in 1 form"),
      ([.error], 14, "1 error in 1 form; 14 checks wait until the errors are gone"),
      ([.info], 1, "1 info in 1 form; 1 check waits until the errors are gone"),
    ] as [([Diagnostic.Severity], Int, String)])
  func `the closing line counts`(severities: [Diagnostic.Severity], waiting: Int, line: String) {
    let file = SourceFile(path: "a.yaml", text: "a")
    let diagnostics = severities.map {
      Diagnostic(rule: "a/b", severity: $0, message: "m", primary: .init(SourceSpan(0, 1)))
    }
    let report = FileReport(file: file, form: nil, diagnostics: diagnostics, waitingChecks: waiting)
    #expect(ReportSummary([report]).line == line)
  }
}
