import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// A field; nil where it has no id.
  ///
  /// - Parameter path: its place in the list, for faults of a field without an id.
  mutating func field(_ node: YAMLNode, path: String) -> FormField? {
    let entries = node.entries
    guard let keys = keys(node, place(of: entries, path: path), written: entries) else { return nil }
    require("id", in: keys)
    let name = text(keys["id"])
    let written: Located<FieldKind>? = word(keys["type"], .kind)
    let start = name ?? Located("", node.span)
    var field = FieldKeys(
      span: node.span, id: start, kind: written ?? Located(.text, start.span), isKindWritten: written != nil)
    readTexts(keys, into: &field)
    readTyping(keys, into: &field)
    field.next = edges(keys["next"])
    field.visible = condition(keys["visible"], in: node)
    field.enabled = condition(keys["enabled"], in: node)
    field.validators = validators(keys["validate"])
    field.options = options(keys["options"])
    field.style = word(keys["style"], .choiceStyle)
    return name == nil ? nil : FormField(field)
  }

  /// What the keys of a field may be, by its id and type.
  private func place(of entries: [YAMLNode.Entry], path: String) -> Keys.Place {
    var place = Keys.Place(owner: .field, path: path, kind: .text)
    if let id = entries.first(where: { $0.key.keyMatches("id") })?.value.text, !id.isEmpty {
      place.path = "fields.\(id)"
    }
    guard let type = entries.first(where: { $0.key.keyMatches("type") })?.value else { return place }
    place.kind = type.kind == .scalar ? FieldKind(rawValue: type.text) : nil
    if place.kind == nil { place.kindToCome = Shape.kindsToCome.first { type.isText($0.key) }?.key }
    return place
  }

  private mutating func readTexts(_ keys: Keys, into field: inout FieldKeys) {
    field.swiftName = text(keys["swiftName"])
    field.label = fieldLabel(keys)
    field.placeholder = text(keys["placeholder"])
    field.help = text(keys["help"])
    field.text = text(keys["text"])
    if keys.place.kind == .note { require("text", in: keys) }
    field.start = entry(keys["default"], keys.place.kind)
  }

  private mutating func readTyping(_ keys: Keys, into field: inout FieldKeys) {
    field.keyboard = word(keys["keyboard"], .keyboard)
    field.content = word(keys["content"], .contentType)
    field.capitalization = word(keys["capitalization"], .capitalization)
    field.autocorrection = boolean(keys["autocorrection"])
    field.submitLabel = word(keys["submitLabel"], .submitLabel)
    field.trim = boolean(keys["trim"])
    field.normalize = words(keys["normalize"], .normalization)?.value ?? []
  }

  /// The label, which every kind but a note must have.
  private mutating func fieldLabel(_ keys: Keys) -> Located<String>? {
    if let entry = keys["label"] {
      return label(entry, owner: .field, hasPlaceholder: keys["placeholder"] != nil)
    }
    guard let kind = keys.place.kind, Shape.key("label", of: .field)?.kinds.contains(kind) ?? false,
      !keys.suggested.contains("label")
    else { return nil }
    let fault = ReadingFault.Kind.missingLabel(owner: .field, hasPlaceholder: keys["placeholder"] != nil)
    faults.add(fault, at: keys["id"]?.value ?? keys.firstKey, path: keys.path("label"), in: keys.node)
    return nil
  }

  /// A label that people can read.
  mutating func label(
    _ entry: Keys.Entry, owner: Shape.Owner, hasPlaceholder: Bool = false
  ) -> Located<String>? {
    let node = entry.value
    if node.kind == .sequence {
      faults.add(.notYet("label", summary: "labels of several parts"), at: node, path: entry.path)
      return nil
    }
    let isBlank = node.kind == .scalar && node.tag == nil && node.text.unicodeScalars.allSatisfy(\.isUnseen)
    guard isBlank, !node.isUnresolved else { return text(entry) }
    let fault = ReadingFault.Kind.missingLabel(owner: owner, hasPlaceholder: hasPlaceholder)
    faults.add(fault, at: node.isAbsent ? entry.key : node, path: entry.path)
    return nil
  }

  /// What the field holds at first; nil where its kind cannot be read.
  private mutating func entry(_ entry: Keys.Entry?, _ kind: FieldKind?) -> Located<Entry>? {
    switch kind?.row.holds {
    case .text: text(entry)?.map(Entry.text)
    case .boolean: boolean(entry)?.map(Entry.boolean)
    case .option: text(entry)?.map(Entry.option)
    case .nothing, nil: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen or heard of it.
  fileprivate var isUnseen: Bool { properties.isWhitespace || properties.isDefaultIgnorableCodePoint }
}
