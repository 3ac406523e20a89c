import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// The sections of a form; a plain list of fields is one section; nil where there is neither.
  mutating func sections(of keys: Keys) -> [FormSection]? {
    if let fields = keys[.fields], let sections = keys[.sections] {
      let isFirst = fields.key.span.start < sections.key.span.start
      let (first, second) = isFirst ? (fields, sections) : (sections, fields)
      faults.add(.fieldsAndSections(other: first.key.span), at: second.key, path: second.path)
    }
    if let entry = keys[.sections] {
      guard let fields = keys[.fields] else { return sections(entry) }
      // Both are one mistake already, whatever is missing in either.
      let sections = entry.value.isEmptyList ? nil : sections(entry)
      if !fields.value.isEmptyList { _ = self.fields(fields, owner: .form) }
      return sections
    }
    guard let entry = keys[.fields] else {
      if !keys.suggested.contains("sections") { require("fields", in: keys) }
      return nil
    }
    return fields(entry, owner: .form).map { [FormSection(span: entry.value.span, fields: $0)] }
  }

  private mutating func sections(_ entry: Keys.Entry) -> [FormSection]? {
    guard let nodes = nonEmptyList(entry, owner: .form) else { return nil }
    var sections: [FormSection] = []
    for (index, node) in nodes.enumerated() {
      if let section = section(node, index) { sections.append(section) }
    }
    return sections
  }

  private mutating func section(_ node: YAMLNode, _ index: Int) -> FormSection? {
    let entries = node.entries
    let name = [entries.value("id"), entries.value("title")].lazy.compactMap { $0?.text }.first {
      !$0.isEmpty
    }
    let list = Shape.Word.sections.rawValue
    let path = name.map { FormPath.named($0, in: list) } ?? .item(index, of: .key(list, of: .form))
    guard let keys = keys(node, Keys.Place(owner: .section, path: path), written: entries) else { return nil }
    var section = FormSection(span: node.span)
    section.id = text(keys[.id])
    section.title = shown(keys[.title])
    section.footer = shown(keys[.footer])
    section.visible = condition(keys[.visible], in: node)
    section.enabled = condition(keys[.enabled], in: node)
    require("fields", in: keys)
    section.fields = keys[.fields].flatMap { fields($0, owner: .section) } ?? []
    return section
  }

  private mutating func fields(_ entry: Keys.Entry, owner: Shape.Owner) -> [FormField]? {
    guard let nodes = nonEmptyList(entry, owner: owner) else { return nil }
    var fields: [FormField] = []
    for (index, node) in nodes.enumerated() {
      if let field = field(node, path: .item(index, of: entry.path)) { fields.append(field) }
    }
    return fields
  }

  /// The elements of a list that must have some.
  private mutating func nonEmptyList(_ entry: Keys.Entry, owner: Shape.Owner) -> [YAMLNode]? {
    guard !entry.value.isAbsent || entry.value.tag != nil else {
      faults.add(.noFields(owner: owner), at: entry.key, path: entry.path)
      return nil
    }
    guard let nodes = list(entry) else { return nil }
    if nodes.isEmpty { faults.add(.noFields(owner: owner), at: entry.value, path: entry.path) }
    return nodes.isEmpty ? nil : nodes
  }
}

extension YAMLNode {
  /// Whether it is a list without elements, or nothing at all.
  fileprivate var isEmptyList: Bool {
    kind == .sequence && tag == nil && elements.isEmpty || isAbsent && tag == nil
  }
}
