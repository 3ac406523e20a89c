import FormDiagnostics
import FormPlan
import FormReader
import Foundation
import JSONText
import TestSupport
import Testing

/// The schema says what the reader says, as far as a schema can.
@Suite struct SchemaTests {
  private static let schema = JSONSchema.language.pretty

  @Test func `the schema is JSON, and the same each time`() throws {
    #expect(JSONSchema.language.pretty == Self.schema)
    let object = try JSONSerialization.jsonObject(with: Data(Self.schema.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["$id"] == nil)
  }

  @Test func `each reference leads somewhere, and nothing is without one`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.schema.utf8)) as? [String: Any]
    let definitions = try #require(object?["$defs"] as? [String: Any])
    let names = Self.schema.matches(of: /"\$ref": "#\/\$defs\/([^"]+)"/).map { String($0.1) }
    #expect(Set(names) == Set(definitions.keys))
  }

  @Test(arguments: Shape.keys) func `each key is there with its words`(key: Shape.Key) throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.schema.utf8)) as? [String: Any]
    let root = try #require(object)
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let mappings =
      switch key.owner {
      case .form: [root]
      case .field: definitions.filter { $0.key.hasPrefix("kind.") }.map(\.value)
      case .validator: [try #require(definitions["item"])]
      default: [try #require(definitions[key.owner.rawValue])]
      }
    var summaries: Set<String> = []
    for properties in mappings.compactMap({ $0["properties"] as? [String: Any] }) {
      guard let value = properties[key.name] else { continue }
      if key.availability != .now { #expect(value as? Bool == false) }
      let schema = value as? [String: Any]
      let reference = (schema?["$ref"] as? String)?.split(separator: "/").last.map(String.init)
      let shared = reference.flatMap { definitions[$0] }
      summaries.insert((schema?["description"] ?? shared?["description"]) as? String ?? "")
    }
    #expect(summaries == [key.availability == .now ? key.summary : ""])
  }

  @Test(.enabled(if: SchemaJudge.isThere, Comment(rawValue: SchemaJudge.absence)))
  func `every form and every example of a key is valid`() throws {
    let keys = Shape.keys.filter { $0.availability == .now }
    let hosts = keys.flatMap { key in
      switch key.owner {
      case .field: key.kinds.map { Host(key, $0).text }
      case .validator: key.kinds.filter { $0.row.holds != .nothing }.map { Host(key, $0).text }
      default: [Host(key, .text).text]
      }
    }
    let bounds = ["2...60", "2...", "...60", "8", "0", "60...2", "2 ... 60", "'2...60'"]
      .map { form(field: "{id: a, label: A, validate: [{length: \($0)}]}") }
    try expect(Self.forms() + hosts + bounds + Self.right + [checkout], areValid: true)
  }

  @Test(.enabled(if: SchemaJudge.isThere, Comment(rawValue: SchemaJudge.absence)))
  func `what is wrong with a key or a type is invalid`() throws {
    let fields = wrongFields.filter { !Self.beyondSchemas.contains($0.field) }.map { form(field: $0.field) }
    let wrong = fields + wrongForms.map { form($0.keys) } + wrongFiles.map(\.text)
    try expect(wrong.filter(isWrongToSchemas), areValid: false)
  }

  @Test(.enabled(if: SchemaJudge.isThere, Comment(rawValue: SchemaJudge.absence)))
  func `a key that a kind does not have or a mapping lacks is invalid`() throws {
    let fields = Shape.keys(of: .field)
    let misplaced = fields.flatMap { key in
      FieldKind.allCases.filter { !key.kinds.contains($0) }.map { Host(key, $0).text }
    }
    let missing = Shape.keys.filter(\.isRequired).flatMap { key in
      (key.owner == .field ? key.kinds : [.text]).map { Host(key, $0, isWritten: false).text }
    }
    let toCome = Shape.keys.filter { $0.availability != .now }.map { Host($0, .text).text }
    let kindsToCome = Vocabulary.kind.wordsToCome.map { form(field: "{id: a, label: A, type: \($0.key)}") }
    try expect(misplaced + missing + toCome + kindsToCome + Self.wrong, areValid: false)
  }

  private func expect(_ files: [String], areValid: Bool) throws {
    #expect(!files.isEmpty)
    let verdicts = try SchemaJudge.verdicts(schema: Self.schema, files: files)
    #expect(verdicts.count == files.count)
    for (file, verdict) in zip(files, verdicts) where verdict != .unreadable || areValid {
      #expect((verdict == .valid) == areValid, "\(verdict)\n\(file)")
      #expect(verdict != .invalid("the drafts do not agree"), "\(file)")
    }
  }

  /// Whether a fault is one that schemas can tell: others need the author's style, other places or arithmetic.
  private func isWrongToSchemas(_ text: String) -> Bool {
    let faults = FormReader.read(SourceFile(path: "Test.form.yaml", text: text)).faults
    return faults.contains { fault in
      switch fault.kind {
      case .unknownKey, .misplacedKey, .missingKey, .wrongType, .unknownValue, .unknownContentType, .notYet,
        .missingLabel, .missingArgument, .missingValidator, .severalValidators, .fieldsAndSections, .noFields,
        .exclusiveRange:
        true
      default:
        false
      }
    }
  }

  private static func forms() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Forms")
    let files = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix(".form.yaml") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Scalars that are no strings to an editor, and shapes that no example has.
  private static let right = [
    form(field: "{id: 1, label: true, default: 08, help: 1.5}"),
    form(field: "{id: a, label: A, validate: [{pattern: 12}, {oneOf: [1, b, '']}]}"),
    form(field: "{id: a, label: A, visible: true, next: [submit]}"),
    form(field: "{id: a, label: A, type: choice, options: [1, true, {id: 2.0}], default: 1}"),
    form(field: "{id: a, label: A, type: choices, options: [b], style: inline, default: []}"),
    form(field: "{id: a, label: A, type: stepper, range: -5...-1.5, step: 0.5, default: -2}"),
    form(field: "{id: a, label: A, type: date, default: today-18y, validate: [{range: 2026-11-30...}]}"),
    form(field: "{id: a, label: A, type: time, default: 09:30, validate: [{before: '17:00'}]}"),
    form(field: "{id: a, label: A, type: custom, view: Pad, value: number, default: 1.5}"),
    form(field: "{id: a, label: A, type: custom, view: Pad, value: number, validate: [number]}"),
    form(field: "{id: a, label: A, type: custom, view: Pad}"),
    form(field: "{id: a, label: A, validate: [email, {email: }, {email, message: M}, {phone: ~}]}"),
    form("options: {one: [1, {id: b, label: B}], two: []}"),
  ]

  /// A number too large for us, and a text that only looks like one.
  private static let beyondSchemas = [
    "id: a\nlabel: A\nvalidate: [{length: 99999999999999999999}]", "id: a\nlabel: \"\\u200B\"",
  ]

  private static let wrong = [
    form(field: "{id: a, label: A, type: toggle, validate: [email]}"),
    form(field: "{id: a, label: A, type: toggle, validate: [{length: 2...}]}"),
    form(field: "{id: a, label: A, type: toggle, default: 'on'}"),
    form(field: "{id: a, label: A, type: integer, default: 1.5}"),
    form(field: "{id: a, label: A, type: custom, view: Pad, default: a}"),
    form(field: "{id: a, label: A, type: custom, view: Pad, value: toggle, default: a}"),
    form(field: "{id: a, label: A, type: custom, view: Pad, value: toggle, validate: [email]}"),
    form(field: "{id: a, label: A, type: slider, range: 5}"),
    form(field: "{id: a, label: [A, B]}"),
  ]
}
