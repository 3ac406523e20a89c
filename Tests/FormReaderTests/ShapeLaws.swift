import FormDiagnostics
import FormPlan
import FormReader
import JSONText
import Testing

/// The table of keys and the reader say the same.
@Suite struct ShapeLaws {
  @Test(arguments: Shape.keys.filter { $0.availability == .now })
  func `the example of a key is read without a word, and kept`(key: Shape.Key) throws {
    for kind in key.owner == .field ? key.kinds : [.text] {
      let with = read(Host(key, kind).text)
      #expect(with.faults.map(\.kind) == [], "\(Host(key, kind).text)")
      let without = read(Host(key, kind, isWritten: false).text)
      let form = try #require(with.form)
      #expect(form.json != without.form?.json || key.name == "required", "\(key.name) leaves no trace")
    }
  }

  @Test(arguments: Shape.keys.filter { $0.availability != .now })
  func `a key to come is refused with one fault`(key: Shape.Key) {
    #expect(kinds(Host(key, .text).text) == ["notYet \(key.name)"], "\(Host(key, .text).text)")
  }

  @Test func `a kind to come is refused with one fault`() {
    for (word, _) in Vocabulary.kind.wordsToCome {
      #expect(kinds(form(field: "{id: a, label: A, type: \(word)}")) == ["notYet \(word)"])
    }
  }

  @Test(arguments: Shape.keys.filter { $0.isRequired && $0.owner != .field })
  func `a required key is missed where it is left out`(key: Shape.Key) {
    #expect(kinds(Host(key, .text, isWritten: false).text) == ["missingKey \(key.owner).\(key.name)"])
  }

  @Test func `a kind takes a key or says where it belongs`() {
    for key in Shape.keys where key.owner == .field && key.availability == .now {
      for kind in FieldKind.allCases where !key.kinds.contains(kind) {
        let homes = key.kinds.map(\.rawValue).joined(separator: " ")
        #expect(kinds(Host(key, kind).text) == ["misplacedKey \(key.name): \(kind) → \(homes)"])
      }
    }
  }

  @Test func `of alternatives a mapping has exactly one`() {
    let field = "{id: a, label: A}"
    let form = "form: Test, submit: {label: Send}"
    #expect(kinds("{\(form)}") == ["missingKey form.fields"])
    #expect(
      kinds("{\(form), fields: [\(field)], sections: [{fields: [\(field)]}]}") == ["fieldsAndSections"])
    #expect(kinds("{\(form), fields: [\(field)], focus: {toolbar: [{}]}}").count == 1)
    #expect(kinds("{\(form), fields: [\(field)], focus: {toolbar: [{next: A, done: B}]}}").count == 1)
  }

  @Test func `no key stands twice in a mapping, and each is explained`() {
    for owner in Shape.Owner.allCases {
      let names = Shape.keys(of: owner).map(\.name)
      #expect(Set(names).count == names.count)
      #expect(Shape.keys(of: owner).allSatisfy { $0.owner == owner && !$0.summary.isEmpty })
    }
  }

  @Test func `every word of a vocabulary is nearest to itself`() {
    for words in Vocabulary.allCases.map(\.words) {
      for word in words { #expect(NearestName.nearest(to: word, among: words) == word) }
    }
  }

  private func read(_ text: String) -> FormReading {
    FormReader.read(SourceFile(path: "Test.form.yaml", text: text))
  }
}
