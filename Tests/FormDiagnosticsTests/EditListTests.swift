import FormDiagnostics
import Testing

@Suite struct EditListTests {
  typealias Edit = Diagnostic.Edit

  private func list(_ edits: (Int, Int, String)...) -> EditList? {
    EditList(edits.map { Edit(SourceSpan($0.0, $0.1), $0.2) })
  }

  private func applied(_ list: EditList?, to text: String) -> String? {
    list.map { String(decoding: $0.applied(to: SourceFile(path: "A", text: text)).bytes, as: UTF8.self) }
  }

  @Test func `every byte outside of the changes stays`() throws {
    #expect(applied(list((4, 7, "X"), (0, 0, "<"), (9, 9, ">")), to: "one two\r\n") == "<one X\r\n>")
    #expect(applied(list(), to: "é") == "é")
    #expect(applied(list((2, 9, "")), to: "abcd") == "ab")
  }

  @Test func `two changes of the same bytes are none, and two that touch are in order`() {
    #expect(list((0, 2, "a"), (1, 3, "b")) == nil)
    #expect(applied(list((2, 4, "B"), (0, 2, "A")), to: "xxyy") == "AB")
  }

  @Test func `a place moves with what stands before it`() throws {
    let edits = try #require(list((2, 4, "xyz"), (6, 6, "!")))
    #expect([0, 2, 3, 4, 5, 6, 7].map(edits.place) == [0, 2, 2, 5, 6, 7, 9])
  }

  @Test func `what is written is told from what is beside it`() throws {
    let edits = try #require(list((2, 4, "xyz"), (6, 8, "")))
    #expect(edits.isWritten(SourceSpan(2, 3)))
    #expect(edits.isWritten(SourceSpan(5, 5)))
    #expect(!edits.isWritten(SourceSpan(0, 1)))
    #expect(!edits.isWritten(SourceSpan(7, 8)))
  }

  @Test func `changes at one place are not made together`() throws {
    let one = try #require(list((3, 3, "a")))
    #expect(!one.isApart(from: [Edit(SourceSpan(3, 3), "b")]))
    #expect(!one.isApart(from: [Edit(SourceSpan(1, 3), "")]))
    #expect(one.isApart(from: [Edit(SourceSpan(0, 2), ""), Edit(SourceSpan(4, 5), "")]))
  }
}

@Suite struct FixDiffTests {
  private func drawn(_ text: String, _ edits: [Diagnostic.Edit], isColoured: Bool = false) -> String {
    let finding = Diagnostic(
      rule: "a/b", severity: .error, message: "m", primary: .init(SourceSpan(0, 1)), help: "h",
      fixes: [Diagnostic.Fix("t", edits)])
    let report = FileReport(file: SourceFile(path: "A", text: text), form: nil, diagnostics: [finding])
    let drawn = TextRenderer(isColoured: isColoured, columns: 40).text(of: report)
    return drawn.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).joined(separator: "\n")
  }

  @Test func `a replaced word goes and comes`() {
    #expect(
      drawn("a: 1\nb: 2\n", [.init(SourceSpan(8, 9), "3")]) == """
            2 - b: 2
            2 + b: 3

        """)
  }

  @Test func `a removed line goes, and a new one comes`() {
    #expect(drawn("a: 1\nb: 2\nc: 3\n", [.init(SourceSpan(5, 10), "")]) == "    2 - b: 2\n")
    #expect(drawn("a: 1\nb: 2\n", [.init(SourceSpan(4, 4), "\nn: 0")]) == "    2 + n: 0\n")
    #expect(drawn("a: 1", [.init(SourceSpan(4, 4), "\nn: 0")]) == "    2 + n: 0\n")
    #expect(drawn("a: 1\nb: 2", [.init(SourceSpan(4, 9), "")]) == "    2 - b: 2\n")
    #expect(drawn("a: 1\r\nb: 2\r\n", [.init(SourceSpan(5, 5), "\nn: 0")]).hasPrefix("    2 + n: 0"))
  }

  @Test func `two places are shown one after the other`() {
    #expect(
      drawn("a: 1\nb: 2\nc: 3\n", [.init(SourceSpan(3, 4), "x"), .init(SourceSpan(13, 14), "y")]) == """
            1 - a: 1
            1 + a: x
            3 - c: 3
            3 + c: y

        """)
  }

  @Test func `what cannot be seen is made visible, and long lines are cut around the change`() {
    #expect(drawn("a:\u{200B} 1\n", [.init(SourceSpan(2, 5), "")]) == "    1 - a:\\u{200B} 1\n    1 + a: 1\n")
    let long = "a: " + String(repeating: "x", count: 200) + "y"
    let lines = drawn(long, [.init(SourceSpan(203, 204), "日本")]).split(separator: "\n")
    #expect(lines.map(\.count).max() ?? 0 < 52)
    #expect(lines[0].hasPrefix("    1 - …") && lines[0].hasSuffix("xxxy"))
    #expect(lines[1].hasPrefix("    1 + …") && lines[1].hasSuffix("xxx日本"))
  }

  @Test func `many lines are counted`() {
    let lines = (1...30).map { "l\($0)\n" }.joined()
    let drawn = drawn(lines, [.init(SourceSpan(0, lines.utf8.count), "")])
    #expect(drawn.hasSuffix("   12 - l12\n      … 18 more lines\n"))
  }

  @Test func `lines that go are red, those that come green`() {
    #expect(
      drawn("a: 1\n", [.init(SourceSpan(3, 4), "2")], isColoured: true)
        == "\u{1B}[31m    1 - a: 1\u{1B}[0m\n\u{1B}[32m    1 + a: 2\u{1B}[0m\n")
  }

  @Test func `a change that mends several findings is shown with the first`() {
    let fix = Diagnostic.Fix("t", [.init(SourceSpan(3, 4), "2")])
    let findings = (0...1).map {
      Diagnostic(
        rule: "a/b", severity: .error, message: "m\($0)", primary: .init(SourceSpan($0, $0 + 1)), fixes: [fix]
      )
    }
    let report = FileReport(file: SourceFile(path: "A", text: "a: 1\n"), form: nil, diagnostics: findings)
    #expect(TextRenderer().text(of: report).split(separator: "\n").count { $0.hasSuffix("+ a: 2") } == 1)
  }
}
