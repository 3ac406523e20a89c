import FormDiagnostics
import FormPlan
import FormRuntime
import FormYAML
import JSONText

/// Values: typed by the form, never by YAML.
extension ScenarioReader {
  /// A text as written; only what is left out is none.
  mutating func text(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar, !(node.style == .plain && node.isText("")) else {
      wrongType("a text is expected here", node.span)
      return nil
    }
    return node.text
  }

  /// What `given` puts into a field, typed like its default; null where the field can be empty.
  mutating func entry(_ node: YAMLNode, in field: Field) -> Entry? {
    switch field.holds {
    case .text: return text(node).map(Entry.text)
    case .boolean: return boolean(node).map(Entry.boolean)
    case .option: return option(node, in: field).map(Entry.option)
    case .options: return options(node, in: field).map(Entry.options)
    case .integer, .number, .day, .time, .dateTime: return moment(node, in: field)
    case .nothing:
      wrongType("'\(field.path)' holds no value", node.span)
      return nil
    }
  }

  /// A number, a date or a time.
  private mutating func moment(_ node: YAMLNode, in field: Field) -> Entry? {
    if node.isNull || (field.isTyped && node.isText("")) { return field.emptyEntry }
    guard let text = text(node) else { return nil }
    guard let entry = field.entry(setTo: .text(text)) ?? field.typedNumber(text) else {
      wrongType("'\(field.path)' cannot hold '\(text)'", node.span)
      return nil
    }
    return entry
  }

  /// The options of a list, in their own order.
  private mutating func options(_ node: YAMLNode, in field: Field) -> [String]? {
    if node.isNull { return [] }
    let chosen = list(node, of: field.path.text).compactMap { option($0, in: field) ?? nil }
    return field.options.map(\.id).filter(Set(chosen).contains)
  }

  /// What is expected to stand on the screen, or in a submission, as a trace writes it.
  mutating func shown(_ node: YAMLNode, in field: Field, isSubmitted: Bool) -> JSON? {
    switch field.holds {
    case .boolean: return boolean(node).map(JSON.boolean)
    case .option: return option(node, in: field).map(JSON.optional)
    case .options: return .array(list(node, of: field.path.text).compactMap { text($0).map(JSON.string) })
    case .text, .integer, .number, .day, .time, .dateTime:
      if node.isNull, isSubmitted || !(field.isTyped || field.holds == .text) { return .null }
      guard let text = text(node) else { return nil }
      return text.isEmpty && isSubmitted ? .null : .string(text)
    case .nothing: return entry(node, in: field)?.json
    }
  }

  /// What `set` names; whether the field can hold it is seen when it runs.
  mutating func settable(_ node: YAMLNode, in field: Field) -> SettableValue? {
    switch node.kind {
    case .mapping:
      wrongType("a value is a text, a boolean, null or a list", node.span)
      return nil
    case .sequence: return .list(node.elements.compactMap { text($0) })
    case .scalar: break
    }
    let isOption = field.options.contains { node.isText($0.id) }
    if node.isNull, !isOption { return .null }
    if field.holds == .boolean, let isOn = node.boolean { return .boolean(isOn) }
    return .text(node.text)
  }

  mutating func boolean(_ node: YAMLNode) -> Bool? {
    if let value = node.boolean { return value }
    wrongType("true or false is expected here", node.span)
    return nil
  }

  /// An option's id, or null for none chosen.
  mutating func option(_ node: YAMLNode, in field: Field) -> String?? {
    if node.kind == .scalar, let option = field.options.first(where: { node.isText($0.id) }) {
      return .some(option.id)
    }
    if node.isNull { return .some(nil) }
    guard let id = text(node) else { return nil }
    unknown("option", id, node.span, field.options.map(\.id))
    return nil
  }

  /// A calendar day, `YYYY-MM-DD`.
  mutating func day(_ node: YAMLNode) -> FormDay? {
    guard let text = text(node) else { return nil }
    if let day = FormDay(text) { return day }
    wrongType("a day is expected here, as 2026-11-30", node.span)
    return nil
  }

  mutating func list(_ node: YAMLNode, of name: String) -> [YAMLNode] {
    if node.kind == .sequence { return node.elements }
    wrongType("'\(name)' is a list", node.span)
    return []
  }

  mutating func mapping(_ node: YAMLNode, of name: String) -> [YAMLNode.Entry] {
    if node.kind == .mapping { return node.entries }
    wrongType("'\(name)' is a mapping", node.span)
    return []
  }
}

extension YAMLNode {
  /// A plain `true` or `false`.
  fileprivate var boolean: Bool? {
    guard kind == .scalar, style == .plain else { return nil }
    return isText("true") ? true : isText("false") ? false : nil
  }
}

extension Field {
  /// A number as text, for a field that is typed into.
  fileprivate func typedNumber(_ text: String) -> Entry? {
    guard isTyped, let number = ExactNumber(text), holds == .number || number.isWhole else { return nil }
    return .text(number.description)
  }
}
