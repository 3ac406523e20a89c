import Testing

@testable import FormReader

@Suite struct ConditionParserTests {
  private func shape(_ text: String) -> String? { ConditionParser.parse(text).syntax?.shape }

  @Test(arguments: [
    ("isGift && country == .us", "(isGift && (country == .us))"),
    ("!name.isEmpty", "(!name.isEmpty)"),
    ("age >= 18", "(age >= 18)"),
    ("tags.contains(.vip)", "tags.contains(.vip)"),
    ("[.us, .ca].contains(country)", "[.us, .ca].contains(country)"),
    ("message.count <= 200", "(message.count <= 200)"),
    ("end > start", "(end > start)"),
    ("day >= today+14d", "(day >= (today + 14d))"),
    ("day <= \"2026-01-01\" - 2w", "(day <= (\"2026-01-01\" - 2w))"),
    ("birth < today - 18y || x > today+3m", "((birth < (today - 18y)) || (x > (today + 3m)))"),
    ("size == 1.50", "(size == 1.50)"),
    ("n > -1", "(n > -1)"),
    ("a - -1 == b -1", "((a - -1) == (b - 1))"),
    ("children.count > 0", "(children.count > 0)"),
    ("answer == .true && kind != .default", "((answer == .true) && (kind != .default))"),
    ("not == true || and.isEmpty || in", "((not == true) || and.isEmpty || in)"),
    ("[1,].contains(a)", "[1].contains(a)"),
    ("größe == \"\\u{e9}\\'\\t\"", "(größe == \"é'\\t\")"),
    ("  a\n&&\r\n\tb  ", "(a && b)"),
    ("a\n  .isEmpty", "a.isEmpty"),
    ("(((a)))", "a"),
    ("5.count", "5.count"),
  ]) func `what the language has is read`(text: String, shape: String) {
    #expect(self.shape(text) == shape)
    #expect(ConditionParser.parse(text).faults == [])
  }

  @Test(arguments: [
    ("a || b && c", "(a || (b && c))"),
    ("a && b || c && d", "((a && b) || (c && d))"),
    ("a && (b || c)", "(a && (b || c))"),
    ("a && b && c", "(a && b && c)"),
    ("a && (b && c)", "(a && (b && c))"),
    ("!a == b", "((!a) == b)"),
    ("!(a == b)", "(!(a == b))"),
    ("!a.isEmpty && !!b", "((!a.isEmpty) && (!(!b)))"),
    ("a + b < c - d + e", "((a + b) < (c - d + e))"),
    ("a - (b - c) == d", "((a - (b - c)) == d)"),
    ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
    ("(a < b) == (c < d)", "((a < b) == (c < d))"),
    ("a&&!b||c==-1", "((a && (!b)) || (c == -1))"),
  ]) func `operators hold as tightly as in Swift`(text: String, shape: String) {
    #expect(self.shape(text) == shape)
  }

  @Test(arguments: [
    "isGift && country == .us", "!names.isEmpty || [true, -12, .a].contains(ö + 1 - 2)",
    "(a  ||b )&&( c<d) == !x.contains( .count )",
  ]) func `a range is where its text stands`(text: String) throws {
    let syntax = try #require(ConditionParser.parse(text).syntax)
    for (piece, range) in syntax.pieces { #expect(text.slice(range) == piece) }
  }

  @Test func `an operation reaches over the brackets around its operands`() throws {
    let drawing = Drawing(
      """
      x == ( (a || b) && c )
             ^~~~~~~~~~~~~
      """)
    let syntax = try #require(ConditionParser.parse(drawing.text).syntax)
    guard case .compare(_, _, let right, _) = syntax.node, case .and(let parts) = right.node else {
      Issue.record("another tree: \(syntax.shape)")
      return
    }
    #expect(right.range == drawing.ranges.first)
    #expect(drawing.text.slice(parts[0].range) == "a || b")
    #expect(syntax.range == 0..<drawing.text.utf8.count)
  }

  @Test func `every name but today is listed where it stands`() {
    let drawing = Drawing(
      """
      a == .b && [.c].contains(ö1) && "d".isEmpty || e.count + a < today+1d && !f.contains(g)
      ^                        ^~                    ^         ^                ^          ^
      """)
    let names = ConditionParser.parse(drawing.text).syntax?.names ?? []
    #expect(names.map(\.text) == ["a", "ö1", "e", "a", "f", "g"])
    #expect(names.map(\.range) == drawing.ranges)
  }

  @Test func `a flat chain may be long, and takes time in proportion`() throws {
    for separator in [" && ", " || ", " + ", " - "] {
      let text = Array(repeating: "a", count: 50_000).joined(separator: separator)
      let syntax = try #require(ConditionParser.parse(text).syntax)
      #expect(syntax.names.count == 50_000)
      #expect(syntax.description == text)
    }
    let list = "[\(Array(repeating: "1", count: 50_000).joined(separator: ", "))].contains(a)"
    #expect(ConditionParser.parse(list).syntax?.description == list)
    #expect(ConditionParser.parse(String(repeating: "\\\"", count: 50_000)).faults.count == 1)
    #expect(ConditionParser.parse("é" + String(repeating: "\"\\", count: 50_000)).faults.count == 1)
    #expect(ConditionParser.parse(String(repeating: "“", count: 50_001)).faults.count == 50_001)
  }
}

extension String {
  /// The text in a range of UTF-8 offsets.
  func slice(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}
