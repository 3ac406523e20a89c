import FormPlan
import FormReader

/// The smallest form around one key, in flow style.
struct Host {
  let text: String

  init(_ key: Shape.Key, _ kind: FieldKind, isWritten: Bool = true) {
    let mapping = Mapping(entry: isWritten ? key.entry(for: kind) : nil, name: key.name)
    let field = "{id: z, label: Z}"
    switch key.owner {
    case .form:
      let fields = key.name == "sections" ? "" : "[\(field)]"
      text = mapping.text(["form": "Test", "submit": "{label: Send}", "fields": fields])
    case .messages, .focus: text = Self.form("fields: [\(field)], \(key.owner): \(mapping.text([:]))")
    case .toolbarEntry:
      let button = isWritten ? mapping.text([:]) : key.name
      text = Self.form("fields: [\(field)], focus: {toolbar: [\(button)]}")
    case .section: text = Self.form("sections: [\(mapping.text(["fields": "[\(field)]"]))]")
    case .submit: text = "{form: Test, fields: [\(field)], submit: \(mapping.text([:]))}"
    case .option:
      text = Self.form(field: "id: z, label: Z, type: choice, options: [\(mapping.text(["id": "A"]))]")
    case .edge: text = Self.form(field: "id: z, label: Z, next: [\(mapping.text(["to": "submit"]))]")
    case .validator:
      let isBeside = key.name == "message" || key.name == "when"
      let item = isBeside ? mapping.text(["required": " "]) : isWritten ? mapping.text([:]) : "required"
      let field = Mapping(entry: "validate: [\(item)]", name: "validate").text(Self.keys(of: kind))
      text = Self.form("fields: [\(field)]")
    case .field: text = Self.form("fields: [\(mapping.text(Self.keys(of: kind)))]")
    }
  }

  /// The keys that a field of this kind cannot be without.
  private static func keys(of kind: FieldKind) -> [String: String] {
    let required = Shape.keys(of: .field).filter { $0.isRequired && $0.kinds.contains(kind) }
      .map { ($0.name, $0.name == "label" ? "Z" : $0.example) }
    let own = ["id": "z", "type": kind.rawValue].merging(
      kind == .custom ? ["value": "text", "focusable": "true"] : [:]
    ) { $1 }
    return Dictionary(uniqueKeysWithValues: required).merging(own) { $1 }
  }

  private static func form(_ keys: String) -> String { "{form: Test, submit: {label: Send}, \(keys)}" }

  private static func form(field: String) -> String { form("fields: [{\(field)}]") }

  /// A mapping that holds the key, or lacks it.
  private struct Mapping {
    var entry: String?
    var name: String

    func text(_ others: [String: String]) -> String {
      let others = others.filter { $0.key != name && !$0.value.isEmpty }
      let entries = others.map { "\($0.key): \($0.value)" }.sorted() + [entry].compactMap(\.self)
      return "{" + entries.joined(separator: ", ") + "}"
    }
  }
}

extension Shape.Key {
  /// The key with a value for a field of this kind.
  fileprivate func entry(for kind: FieldKind) -> String {
    switch (owner, name) {
    case (.field, "type"): "type: \(kind.rawValue)"
    case (.field, "default"): "default: \(Self.entry(kind.row.holds))"
    case (.field, "style") where kind == .choices: "style: inline"
    default: "\(name): \(example)"
    }
  }

  /// A value of a type, in flow style.
  private static func entry(_ type: ValueType) -> String {
    switch type {
    case .nothing, .text, .option: "DE"
    case .boolean: "true"
    case .options: "[DE]"
    case .integer, .number: "5"
    case .day: "2026-11-30"
    case .time: "'09:30'"
    case .dateTime: "'2026-11-30T09:30'"
    }
  }
}
