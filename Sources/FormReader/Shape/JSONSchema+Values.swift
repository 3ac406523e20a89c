import FormDiagnostics
import FormPlan
import FormYAML
import JSONText

extension JSONSchema {
  /// The schema of what stands behind a key; nil where nothing can.
  ///
  /// - Parameter holds: what the field holds that the key belongs to, where that is known.
  static func members(_ value: Shape.Value, _ holds: ValueType?) -> [JSON.Member]? {
    switch value {
    case .text: scalar + [pattern("\\S")]
    case .id, .pattern: scalar
    case .boolean: type("boolean")
    case .condition: type("string", "boolean")
    case .bounds:
      type("string", "integer")
        + [pattern(#"^\s*(\d+\s*\.\.\.\s*\d*|\.\.\.\s*\d+)\s*$"#), JSON.Member("minimum", 0)]
    case .range: type("string") + [pattern(#"\.\.\."#)]
    case .stepRange: type("string") + [pattern(#"^\s*-?\s*\d[\d.]*\s*\.\.\.\s*-?\s*\d[\d.]*\s*$"#)]
    case .moment: type("string")
    case .number: type("number")
    case .nothing: type("null")
    case .entry: holds.map(entry) ?? []
    case .optionSets:
      members(Shape.optionList, holds).map {
        type("object") + [JSON.Member("additionalProperties", .object($0))]
      }
    case .word(let vocabulary): word(vocabulary, holds)
    case .list(let element): list(element, holds)
    case .mapping(.validator): itemName(for: holds).map { [reference($0)] }
    case .mapping(let owner): [reference(owner.rawValue)]
    case .either(let values): either(values.compactMap { members($0, holds) })
    }
  }

  /// The words of a vocabulary that say something for a field that holds this.
  static func words(_ vocabulary: Vocabulary, _ holds: ValueType?) -> [String] {
    holds.map(vocabulary.words) ?? vocabulary.words
  }

  /// One of some words, with what each means where a table says so.
  private static func word(_ vocabulary: Vocabulary, _ holds: ValueType?) -> [JSON.Member]? {
    let words = words(vocabulary, holds).filter { word in
      ValidatorKind(rawValue: word)?.row.argument == ValidatorKind.Argument.none || vocabulary != .validator
    }
    if words.isEmpty { return nil }
    let explained = words.compactMap { word in
      vocabulary.summary(of: word).map { summary in
        JSON.object(["const": .string(word), "description": .string(summary)])
      }
    }
    if explained.count == words.count { return [JSON.Member("oneOf", .array(explained))] }
    return [JSON.Member("enum", .array(words.map(JSON.string)))]
  }

  /// A list; one of nothing but mappings, sections or fields, is never empty.
  private static func list(_ element: Shape.Value, _ holds: ValueType?) -> [JSON.Member] {
    // A text in a list is a value, which may be blank.
    let items = element == .text ? scalar : members(element, holds)
    guard let items else { return type("array") + [JSON.Member("maxItems", 0)] }
    let list = type("array") + [JSON.Member("items", .object(items))]
    if case .mapping = element { return list + [JSON.Member("minItems", 1)] }
    return list
  }

  /// What a field of a type holds at first.
  private static func entry(_ holds: ValueType) -> [JSON.Member]? {
    switch holds {
    case .nothing: nil
    case .text, .option: scalar
    case .boolean: type("boolean")
    case .options: type("array") + [JSON.Member("items", .object(scalar))]
    case .integer: type("integer")
    case .number: type("number")
    case .day, .time, .dateTime: type("string")
    }
  }

  private static func either(_ values: [[JSON.Member]]) -> [JSON.Member]? {
    values.isEmpty ? nil : [JSON.Member("anyOf", .array(values.map(JSON.object)))]
  }

  /// A scalar that is a text to formc, whatever it is to YAML: `08`, `true`, `1.10`.
  private static let scalar = type("string", "number", "boolean")

  private static func pattern(_ expression: String) -> JSON.Member {
    JSON.Member("pattern", .string(expression))
  }

  private static func type(_ names: JSON...) -> [JSON.Member] {
    [JSON.Member("type", names.count == 1 ? names[0] : .array(names))]
  }
}

extension Shape.Key {
  /// The key's example, where a look at the value's schema does not give one already.
  var schemaExamples: [JSON.Member] {
    switch value {
    case .word, .boolean, .nothing, .entry: return []
    default:
      let file = SourceFile(path: "", text: example)
      return YAMLDocument.parse(file).document?.root.map { [JSON.Member("examples", [$0.asSeen])] } ?? []
    }
  }
}

extension YAMLNode {
  /// The node by YAML 1.2's core schema, as far as examples need it.
  fileprivate var asSeen: JSON {
    switch kind {
    case .mapping: return .object(entries.map { JSON.Member($0.key.text, $0.value.asSeen) })
    case .sequence: return .array(elements.map(\.asSeen))
    case .scalar:
      if isNull { return .null }
      if style != .plain { return .string(text) }
      if text == "true" || text == "false" { return .boolean(text == "true") }
      if let whole = Int(text) { return .integer(whole) }
      return ExactNumber(text).map { .decimal($0.description) } ?? .string(text)
    }
  }
}
