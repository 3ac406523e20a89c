import FormDiagnostics
import JSONText
import Testing

@testable import FormYAML

/// Reads a text.
func read(_ text: String) -> (document: YAMLDocument?, faults: [YAMLFault]) {
  YAMLDocument.parse(SourceFile(path: "Example.form.yaml", text: text))
}

/// Reads bytes.
func read(bytes: [UInt8]) -> (document: YAMLDocument?, faults: [YAMLFault]) {
  YAMLDocument.parse(SourceFile(path: "Example.form.yaml", bytes: bytes))
}

/// The nodes of a document as they are written, in reading order.
func nodes(_ document: YAMLDocument?) -> [YAMLNode] {
  guard let root = document?.root else { return [] }
  return below(root)
}

private func below(_ node: YAMLNode) -> [YAMLNode] {
  [node] + (node.isAlias ? [] : node.children.flatMap(below))
}

@Suite struct Reading {
  @Test func `a form is read without a fault`() throws {
    let (document, faults) = read("form: Checkout\nfields:\n  - id: name\n    label: 'It''s'\n")
    #expect(faults.isEmpty)
    let root = try #require(document?.root)
    #expect(root.entries.map(\.key.text) == ["form", "fields"])
    #expect(root.value("fields")?.elements.first?.value("label")?.text == "It's")
    #expect(root.entries[0].key.keyMatches("form"))
    #expect(!root.entries[0].key.keyMatches("forms"))
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "---\n...\n", "\u{FEFF}", "\n\n"])
  func `a file without content has no root`(text: String) {
    let (document, faults) = read(text)
    #expect(document != nil)
    #expect(document?.root == nil)
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("02142", false), ("no", false), ("0o17", false), ("1:30", false), ("1.10", false), ("2024-01-01", false),
    ("~", true), ("null", true), ("NULL", true), ("", true), ("nUll", false), ("'~'", false), ("\"\"", false),
    ("!!str", false), ("!!str ~", false), ("!!null ~", true),
  ])
  func `only what YAML 1.2 calls null is null, and all else stays text`(value: String, isNull: Bool) throws {
    let node = try #require(read("a: \(value)\n").document?.root?.value("a"))
    #expect(node.isNull == isNull)
    if !value.hasPrefix("!"), !value.hasPrefix("'"), !value.hasPrefix("\"") { #expect(node.text == value) }
  }

  @Test func `tags and anchors are kept as they are written`() throws {
    let root = try #require(read("visible: !isGift\nb: !!str &x 7\nc: &y\n  d: 1\n").document?.root)
    let visible = try #require(root.value("visible"))
    #expect(visible.tag == "!isGift")
    #expect(visible.tagSpan == SourceSpan(9, 16))
    #expect(visible.text.isEmpty)
    #expect(visible.spanWithProperties == SourceSpan(9, 16))
    let b = try #require(root.value("b"))
    #expect(b.tag == "!!str")
    #expect(b.anchor == "x")
    #expect(b.source == "7")
    #expect(root.value("c")?.anchor == "y")
    #expect(root.value("c")?.source == "d: 1")
  }

  @Test func `a condition that goes on behind a comment sign is whole in its line`() throws {
    let document = try #require(read("visible: name == \"a #b\"  \nnext: c\n").document)
    let node = try #require(document.root?.value("visible"))
    #expect(node.text == "name == \"a")
    #expect(document.file.text(node.lineSpan) == "name == \"a #b\"")
  }

  @Test func `the dump shows what was written`() {
    let json = read("a: &x 'b'\nc: [*x, !t d]\n").document?.json.compact
    #expect(
      json == #"{"kind":"mapping","style":"block","at":"1:1-2:14","entries":["#
        + #"{"key":{"kind":"scalar","style":"plain","at":"1:1-1:2","text":"a"},"#
        + #""value":{"kind":"scalar","style":"singleQuoted","at":"1:7-1:10","anchor":"x","text":"b"}},"#
        + #"{"key":{"kind":"scalar","style":"plain","at":"2:1-2:2","text":"c"},"#
        + #""value":{"kind":"sequence","style":"flow","at":"2:4-2:14","elements":["#
        + #"{"alias":"x","at":"2:5-2:7","to":"1:7-1:10"},"#
        + #"{"kind":"scalar","style":"plain","at":"2:12-2:13","tag":"!t","text":"d"}]}}]}"#)
  }
}
