import FormDiagnostics
import Testing

@testable import FormYAML

/// Reads a text.
func read(_ text: String) -> (document: YAMLDocument?, faults: [YAMLFault]) {
  YAMLDocument.parse(SourceFile(path: "Example.form.yaml", text: text))
}

@Suite struct Reading {
  @Test func `a form is read without a fault`() throws {
    let (document, faults) = read("form: Checkout\nfields:\n  - id: name\n    label: 'It''s'\n")
    #expect(faults.isEmpty)
    let root = try #require(document?.root)
    #expect(root.entries.map(\.key.text) == ["form", "fields"])
    #expect(root.value("fields")?.elements.first?.value("label")?.text == "It's")
  }
}
