import FormDiagnostics
import FormPlan
import FormRuntime
import FormYAML

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

  /// What `given` puts into a field, typed like its default.
  mutating func entry(_ node: YAMLNode, in field: Field) -> Entry? {
    switch field.kind.row.holds {
    case .text: return text(node).map(Entry.text)
    case .boolean: return boolean(node).map(Entry.boolean)
    case .option: return option(node, in: field).map(Entry.option)
    case .nothing:
      wrongType("'\(field.path)' holds no value", node.span)
      return nil
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
    if field.kind.row.holds == .boolean, let isOn = node.boolean { return .boolean(isOn) }
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

  /// A calendar day of the years 0001 to 9999, `YYYY-MM-DD`.
  mutating func day(_ node: YAMLNode) -> String? {
    guard let text = text(node) else { return nil }
    if isDay(text) { return text }
    wrongType("a day is expected here, as 2026-11-30", node.span)
    return nil
  }

  private func isDay(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return false }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    let isLeap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard numbers[0] >= 1, (1...12).contains(numbers[1]) else { return false }
    return (1...lengths[numbers[1] - 1]).contains(numbers[2])
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
