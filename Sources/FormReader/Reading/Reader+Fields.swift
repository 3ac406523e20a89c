import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// A field; nil where it has no id.
  ///
  /// - Parameter path: its place in the list, for faults of a field without an id.
  mutating func field(_ node: YAMLNode, path: @autoclosure () -> FormPath) -> FormField? {
    let entries = node.entries
    guard let keys = keys(node, place(of: entries, path: path()), written: entries) else { return nil }
    require("id", in: keys)
    let name = text(keys[.id])
    let written: Located<FieldKind>? = word(keys[.type], .kind)
    let start = name ?? Located("", node.span)
    var field = FieldKeys(
      span: node.span, id: start, kind: written ?? Located(Shape.kindLeftOut, start.span),
      isKindWritten: written != nil)
    readTexts(keys, into: &field)
    readTyping(keys, into: &field)
    field.next = edges(keys[.next])
    field.visible = condition(keys[.visible], in: node)
    field.enabled = condition(keys[.enabled], in: node)
    readControl(keys, into: &field)
    if keys.place.kind != nil { readDefault(keys[.default], into: &field) }
    field.validators = validators(keys[.validate], of: keys.place.kind == nil ? .nothing : field.holds)
    requireKeys(of: field.kind.value, in: keys)
    refuseTyping(keys, of: field)
    return name == nil ? nil : FormField(field)
  }

  /// What the keys of a field may be, by its id and type.
  private func place(of entries: [YAMLNode.Entry], path: @autoclosure () -> FormPath) -> Keys.Place {
    let id = entries.value("id")?.text ?? ""
    let path = id.isEmpty ? path() : .named(id, in: Shape.Word.fields.rawValue)
    var place = Keys.Place(owner: .field, path: path, kind: Shape.kindLeftOut)
    guard let type = entries.value("type") else { return place }
    place.kind = type.kind == .scalar ? FieldKind(rawValue: type.text) : nil
    return place
  }

  private mutating func readTexts(_ keys: Keys, into field: inout FieldKeys) {
    field.swiftName = text(keys[.swiftName])
    field.label = fieldLabel(keys)
    field.placeholder = shown(keys[.placeholder])
    field.help = shown(keys[.help])
    field.text = shown(keys[.text])
  }

  /// The keys that one kind of control alone has.
  private mutating func readControl(_ keys: Keys, into field: inout FieldKeys) {
    if let (name, set) = optionSet(keys[.options]) {
      field.optionSet = name
      field.options = set.options
    } else if keys[.options]?.value.kind != .scalar || keys[.options]?.value.isNull == true {
      field.options = options(keys[.options])
    }
    field.style = style(keys[.style], of: field.kind.value)
    field.lines = lines(keys[.lines])
    field.unit = shown(keys[.unit])
    field.range = stepRange(keys)
    field.customValue = word(keys[.value], .customValue)
    field.focusable = boolean(keys[.focusable])
    field.opensAt = bound(keys[.opensAt], of: field.holds)
    field.url = address(keys[.url])
    field.function = text(keys[.perform])
    field.view = text(keys[.view])
  }

  /// How a choice is drawn; not every style can show several options as chosen.
  private mutating func style(_ entry: Keys.Entry?, of kind: FieldKind) -> Located<ChoiceStyle>? {
    guard let entry, let style = word(entry, .choiceStyle, as: ChoiceStyle.self) else { return nil }
    let styles = Vocabulary.choiceStyle.words(for: kind.row.holds)
    if styles.contains(style.value.rawValue) { return style }
    let fault = ReadingFault.Kind.unknownValue(
      style.value.rawValue, of: .choiceStyle, nearest: nil, all: styles)
    faults.add(fault, at: entry.value, path: entry.path)
    return nil
  }

  /// Where a link leads: to the web, a mailbox or a phone.
  private mutating func address(_ entry: Keys.Entry?) -> Located<String>? {
    guard let entry, let url = text(entry) else { return nil }
    let schemes = ["https://", "http://", "mailto:", "tel:"]
    let isKnown = schemes.contains {
      url.value.lowercased().hasPrefix($0) && url.value.utf8.count > $0.utf8.count
    }
    if isKnown, !url.value.unicodeScalars.contains(where: { $0.properties.isWhitespace }) { return url }
    faults.add(.badAddress(url.value), at: entry.value, path: entry.path)
    return nil
  }

  /// Notes keys about the keyboard on a view that the focus cannot stand on.
  private mutating func refuseTyping(_ keys: Keys, of field: FieldKeys) {
    guard field.kind.value == .custom, field.focusable?.value != true else { return }
    for entry in keys.entries where Shape.keysOfFocus.contains(where: { $0 === entry.row }) {
      let fault = ReadingFault.Kind.misplacedKey(
        entry.row.name, owner: .field, kind: .custom,
        belongsTo: .kinds(FieldKind.allCases.filter(\.takesKeyboard)))
      faults.add(fault, at: entry.key, path: entry.path, in: keys.node)
    }
  }

  /// Notes the keys that the field's kind must have and does not.
  private mutating func requireKeys(of kind: FieldKind, in keys: Keys) {
    guard keys.place.kind == kind else { return }
    // A note with a label means its text by it; the id and the label have faults of their own.
    if kind == .note, keys.others.contains("label") { return }
    for key in Shape.keysOfSomeKinds where key.kinds.contains(kind) { require(key.name, in: keys) }
  }

  private mutating func readTyping(_ keys: Keys, into field: inout FieldKeys) {
    field.keyboard = word(keys[.keyboard], .keyboard)
    field.content = word(keys[.content], .contentType)
    field.capitalization = word(keys[.capitalization], .capitalization)
    field.autocorrection = boolean(keys[.autocorrection])
    field.submitLabel = word(keys[.submitLabel], .submitLabel)
    field.trim = boolean(keys[.trim])
    field.normalize = words(keys[.normalize], .normalization)?.value ?? []
  }

  /// The label, which every kind but a note must have.
  private mutating func fieldLabel(_ keys: Keys) -> Located<String>? {
    if let entry = keys[.label] {
      return label(entry, owner: .field, hasPlaceholder: keys[.placeholder] != nil)
    }
    guard let kind = keys.place.kind, Shape.key("label", of: .field)?.kinds.contains(kind) ?? false,
      !keys.suggested.contains("label")
    else { return nil }
    let fault = ReadingFault.Kind.missingLabel(owner: .field, hasPlaceholder: keys[.placeholder] != nil)
    faults.add(fault, at: keys[.id]?.value ?? keys.firstKey, path: keys.path("label"), in: keys.node)
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
    let isBlank = node.kind == .scalar && node.tag == nil && node.isUnseen
    guard isBlank, !node.isUnresolved else { return text(entry) }
    let fault = ReadingFault.Kind.missingLabel(owner: owner, hasPlaceholder: hasPlaceholder)
    faults.add(fault, at: node.isAbsent ? entry.key : node, path: entry.path)
    return nil
  }
}

extension YAMLNode {
  /// Whether nothing is seen or heard of a scalar's text.
  fileprivate var isUnseen: Bool {
    if textBytes.contains(where: { (0x21...0x7E).contains($0) }) { return false }
    return text.unicodeScalars.allSatisfy(\.isUnseen)
  }
}
