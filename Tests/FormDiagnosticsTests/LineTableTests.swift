import FormDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("a\nbc", 2, 2, 1), ("a\r\nbc", 3, 2, 1), ("a\rbc", 3, 2, 2), ("\u{FEFF}a: 1", 3, 1, 1), ("é1", 2, 1, 2),
  ]) func `a position counts lines of every kind and columns in scalars`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    let table = LineTable(SourceFile(path: "a.yaml", text: text))
    #expect(table.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `a line's text has no line break`() {
    let table = LineTable(SourceFile(path: "a.yaml", text: "one\r\ntwo\n"))
    #expect((1...3).map(table.text(ofLine:)) == ["one", "two", ""])
  }
}
