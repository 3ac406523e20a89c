import FormPlan
package import JSONText

/// The language as a JSON Schema of draft 2020-12, for editors.
///
/// It judges what an editor sees: the document as YAML 1.2's core schema reads it. Every form that formc takes
/// keeps to it; what a schema cannot say, such as what a condition means, is left to the rules. But for `$defs` its
/// keywords are those of draft 7 too, since many editors know no others.
package enum JSONSchema {
  /// The schema of a form.
  package static var language: JSON {
    .object(
      [
        JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
        JSON.Member("title", "A form of formc"),
        JSON.Member("description", "what formc checks and makes SwiftUI of"),
      ] + mapping(.form, Shape.keys(of: .form)) { property($0) } + [
        JSON.Member("$defs", .object(Shape.Owner.allCases.flatMap(definitions)))
      ])
  }

  /// What other schemas refer to by name.
  private static func definitions(_ owner: Shape.Owner) -> [JSON.Member] {
    switch owner {
    case .form: []
    case .field: [JSON.Member("field", field)] + kinds.map(\.definition) + sharedProperties(.field)
    case .validator: items + sharedProperties(.validator)
    case .messages, .focus, .toolbarEntry, .section, .option, .edge, .submit:
      [JSON.Member(owner.rawValue, .object(mapping(owner, Shape.keys(of: owner)) { property($0) }))]
    }
  }

  /// The schema of a mapping with these keys and no others.
  private static func mapping(
    _ owner: Shape.Owner, _ keys: [Shape.Key], property: (Shape.Key) -> JSON
  ) -> [JSON.Member] {
    let required = keys.filter(\.isRequired).map { JSON.string($0.name) }
    let alternatives = Shape.alternatives(of: owner).filter { name in keys.contains { $0.name == name } }
    var members = [
      JSON.Member("type", "object"),
      JSON.Member("properties", .object(keys.map { JSON.Member($0.name, property($0)) })),
      JSON.Member("additionalProperties", false),
    ]
    if !required.isEmpty { members.append(JSON.Member("required", .array(required))) }
    if !alternatives.isEmpty {
      let one = alternatives.map { JSON.object(["required": [.string($0)]]) }
      members.append(JSON.Member("oneOf", .array(one)))
    }
    return members
  }

  /// The schema of a key's value, with what an editor shows beside it; nothing is right for a key to come.
  ///
  /// - Parameter holds: what the field holds that the key belongs to, where that is known.
  private static func property(_ key: Shape.Key, _ holds: ValueType? = nil) -> JSON {
    guard key.availability == .now, let value = members(key.value, holds) else { return false }
    return .object(
      [JSON.Member("description", .string(key.summary))] + value + key.schemaExamples)
  }

  // MARK: Fields

  /// A field: by its type, the keys of that.
  private static var field: JSON {
    let branches = kinds.map { group in
      let condition = condition(
        "type", group.kinds, isLeftOut: group.kinds.contains(Shape.kindLeftOut))
      return JSON.object(["if": condition, "then": .object([reference(group.definition.name)])])
    }
    let type = JSON.object(["type": .object([reference(name("type", of: .field))])])
    return .object(["type": "object", "properties": type, "allOf": .array(branches)])
  }

  /// Kinds with the same keys, and the schema of their fields.
  private struct Group {
    var kinds: [FieldKind]
    var definition: JSON.Member
  }

  private static var kinds: [Group] {
    var groups: [Group] = []
    for kind in FieldKind.allCases {
      let schema = JSON.object(keys(of: kind))
      if let index = groups.firstIndex(where: { $0.definition.value == schema }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append(Group(kinds: [kind], definition: JSON.Member("kind.\(kind)", schema)))
      }
    }
    return groups
  }

  private static func keys(of kind: FieldKind) -> [JSON.Member] {
    let rows = Shape.keys(of: .field).filter { $0.kinds.contains(kind) }
    let holds = kind == .custom ? nil : kind.row.holds
    let schema = mapping(.field, rows) { key in
      isShared(key) ? .object([reference(name(key.name, of: .field))]) : property(key, holds)
    }
    if kind != .custom { return schema }
    let branches = CustomValue.allCases.map { branch(of: $0, rows) } + [unfocused]
    return schema + [JSON.Member("allOf", .array(branches))]
  }

  /// What a `custom` field cannot have where the focus never stands on it.
  private static var unfocused: JSON {
    let isFocusable = JSON.object([
      "properties": .object(["focusable": .object(["const": true])]), "required": ["focusable"],
    ])
    let keys = Shape.keysOfFocus.map { JSON.Member($0.name, false) }
    return .object([
      "if": .object(["not": isFocusable]), "then": .object(["properties": .object(keys)]),
    ])
  }

  /// What the keys of a `custom` field are where its view has this value.
  private static func branch(of value: CustomValue, _ keys: [Shape.Key]) -> JSON {
    let own = keys.filter { $0.availability == .now && !isShared($0) }.map { key in
      JSON.Member(key.name, members(key.value, value.holds).map(JSON.object) ?? false)
    }
    return .object([
      "if": condition("value", [value], isLeftOut: value.holds == .nothing),
      "then": .object(["properties": .object(own)]),
    ])
  }

  /// Whether a key says one of these words, or is left out where that means one of them.
  private static func condition(
    _ key: String, _ words: [some RawRepresentable<String>], isLeftOut: Bool
  ) -> JSON {
    let words = JSON.object(["enum": .array(words.map { .string($0.rawValue) })])
    let says = JSON.Member("properties", .object([JSON.Member(key, words)]))
    return .object(isLeftOut ? [says] : [says, JSON.Member("required", [.string(key)])])
  }

  /// Whether a key's value is the same in every field.
  private static func isShared(_ key: Shape.Key) -> Bool {
    if key.availability != .now { return false }
    let known = key.kinds.filter { $0 != .custom }.map { property(key, $0.row.holds) }
    return Set(known + (key.kinds.contains(.custom) ? [property(key)] : [])).count == 1
  }

  /// The keys that are the same wherever they stand, each told once.
  private static func sharedProperties(_ owner: Shape.Owner) -> [JSON.Member] {
    Shape.keys(of: owner).filter(isShared)
      .map { JSON.Member(name($0.name, of: owner), property($0)) }
  }

  // MARK: Validators

  /// The items of `validate:` for each type of value; types with the same validators share one.
  private static var items: [JSON.Member] {
    let types: [ValueType?] = [nil] + ValueType.allCases.filter { itemName(for: $0) == "item.\($0)" }
    return types.compactMap { holds in
      guard let name = itemName(for: holds) else { return nil }
      let words = words(.validator, holds)
      let keys = Shape.keys(of: .validator).filter { key in
        words.contains(key.name) || !Vocabulary.validator.words.contains(key.name)
      }
      let schema = mapping(.validator, keys) { key in
        .object([reference(self.name(key.name, of: .validator))])
      }
      return JSON.Member(name, .object(schema))
    }
  }

  /// Which of the items are those of fields that hold this; nil where there are no validators for it.
  static func itemName(for holds: ValueType?) -> String? {
    guard let holds else { return "item" }
    let words = Vocabulary.validator.words(for: holds)
    guard !words.isEmpty else { return nil }
    let first = ValueType.allCases.first { Vocabulary.validator.words(for: $0) == words }
    return "item.\(first ?? holds)"
  }

  // MARK: Names

  private static func name(_ key: String, of owner: Shape.Owner) -> String { "\(owner).\(key)" }

  static func reference(_ name: String) -> JSON.Member {
    JSON.Member("$ref", .string("#/$defs/\(name)"))
  }
}
