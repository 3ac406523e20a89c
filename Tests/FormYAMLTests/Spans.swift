import FormDiagnostics
import Testing

@testable import FormYAML

@Suite struct Spans {
  /// The sources of the collections and of the values of scalars, in reading order.
  private func sources(_ text: String) -> [String] { nodes(read(text).document).map(\.source) }

  @Test func `a block collection ends with its last child`() {
    #expect(sources("a:\n  - b\n  - c   # why\n\n# end\nd: e\n")[2] == "- b\n  - c")
    #expect(sources("a:\n  b: c\n\n\nd: e\n")[2] == "b: c")
    #expect(sources("a:\n- b\n\nd: e\n")[2] == "- b")
  }

  @Test func `a flow collection ends behind its bracket`() {
    #expect(sources("a: [b,\n  c ]\nd: {e: f }\n").contains("[b,\n  c ]"))
    #expect(sources("a: [b,\n  c ]\nd: {e: f }\n").contains("{e: f }"))
  }

  @Test func `a block scalar ends before its trailing line breaks`() {
    #expect(sources("a: |+\n  x\n  y\n\n\nb: c\n")[2] == "|+\n  x\n  y")
    #expect(sources("a: |\nb: c\n")[2] == "|")
    #expect(sources("a: |  # why\n\n\nb: c\n")[2] == "|")
    #expect(sources("a: |\n  x\n \nb: c\n")[2] == "|\n  x")
  }

  @Test func `quotes belong to the span`() {
    #expect(sources("a: \"é\\n\"\nü: 'x'\n") == ["a: \"é\\n\"\nü: 'x'", "a", "\"é\\n\"", "ü", "'x'"])
  }

  @Test(arguments: ["a:\nb: c\n", "a: # why\nb: c\n", "{a: , b: c}", "- a:\n"])
  func `an absent value stands behind its colon`(text: String) throws {
    let empty = try #require(nodes(read(text).document).first { $0.kind == .scalar && $0.source.isEmpty })
    let colon = try #require(text.utf8.firstIndex(of: UInt8(ascii: ":")))
    #expect(empty.span.start == text.utf8.distance(from: text.utf8.startIndex, to: colon) + 1)
  }

  @Test(arguments: ["- {a, b: c}", "- ? a\n\n- b\n", "? a\n\n\nb: c\n"])
  func `an absent value without a colon stands behind its key`(text: String) throws {
    let all = nodes(read(text).document)
    let key = try #require(all.first { $0.source == "a" })
    let empty = try #require(all.first { $0.kind == .scalar && $0.source.isEmpty })
    #expect(empty.span.start == key.span.end)
  }

  @Test(arguments: [
    "é: 1\n", "\u{FEFF}é: 1\n", "# 👨‍👩‍👧\r\né: 1\r\n", String(repeating: "# é👍\n", count: 99) + "é: 1\n",
  ])
  func `spans count bytes where libyaml counts code points`(text: String) throws {
    let value = try #require(read(text).document?.root?.value("é"))
    #expect(value.source == "1")
  }

  @Test(arguments: [
    (#"a: "x\u00e9y\"z""#, "é", #"\u00e9"#), (#"a: "x\u00e9y\"z""#, "y\"", #"y\""#),
    ("a: 'it''s on'", "'s", "''s"),
    ("a: one two", "two", "two"), ("a: 'é two'", "two", "two"), ("a: one\n  two\n\n  three", "two", "two"),
    ("a: one\n  two\n\n  three", "three", "three"), ("a: |\n  one\n   two\n", " two", " two"),
    ("a: >\n  one\n  two\n", "two", "two"), ("a: >\n  one\n  two\n", "e t", "e\n  t"),
    ("a: |2-\n    x\n", "  x", "  x"), ("a: \"b \\\n   c\"", "c", "c"),
  ])
  func `a part of the text leads back to its bytes`(yaml: String, part: String, source: String) throws {
    let node = try #require(read(yaml).document?.root?.value("a"))
    let text = Array(node.text.utf8)
    let bytes = Array(part.utf8)
    let start = try #require((0...(text.count - bytes.count)).first { text[$0...].starts(with: bytes) })
    #expect(node.file.text(node.span(ofText: start..<start + bytes.count)) == source)
  }

  @Test func `the ends of a text are inside its quotes, and what lies outside is cut`() throws {
    let node = try #require(read("a: 'xy'").document?.root?.value("a"))
    #expect(node.span(ofText: 0..<0) == SourceSpan(4, 4))
    #expect(node.span(ofText: 2..<2) == SourceSpan(6, 6))
    #expect(node.span(ofText: -3..<99) == SourceSpan(4, 6))
    let escaped = try #require(read(#"a: "\t""#).document?.root?.value("a"))
    #expect(escaped.span(ofText: 1..<1) == SourceSpan(6, 6))
    #expect(escaped.span(ofText: 0..<5) == SourceSpan(4, 6))
  }
}
