import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// The edges behind `next:`; a single target is a list of one.
  mutating func edges(_ entry: Keys.Entry?) -> [FormEdge] {
    guard let entry, !entry.value.isUnresolved else { return [] }
    guard entry.value.kind == .sequence else {
      return text(entry).map { [FormEdge(target: $0)] } ?? []
    }
    var edges: [FormEdge] = []
    for (index, node) in (list(entry) ?? []).enumerated() {
      if let edge = edge(node, path: .item(index, of: entry.path)) { edges.append(edge) }
    }
    return edges
  }

  private mutating func edge(_ node: YAMLNode, path: FormPath) -> FormEdge? {
    guard node.kind == .mapping else {
      let expected = Shape.Value.either([.id, .mapping(.edge)])
      return text(node, expected: expected, path: path).map { FormEdge(target: $0) }
    }
    guard let keys = keys(node, Keys.Place(owner: .edge, path: path)) else { return nil }
    require("to", in: keys)
    let when = condition(keys[.when], in: node)
    return text(keys[.to]).map { FormEdge(when: when, target: $0) }
  }

  /// The sets of options that choices share, in the order written.
  mutating func optionSets(_ entry: Keys.Entry?) -> [FormOptionSet] {
    guard let entry,
      isCollection(entry.value, .mapping, expected: entry.row.value, path: entry.path, key: entry.key)
    else { return [] }
    var sets: [FormOptionSet] = []
    for (key, value) in entry.value.entries {
      let path = FormPath.key(key.text, of: entry.path)
      guard isCollection(value, .sequence, expected: Shape.optionList, path: path, key: key) else { continue }
      let set = FormOptionSet(
        name: Located(key.text, key.span), options: options(value.elements, value.span, path: path))
      sets.append(set)
      if optionSets[key.text] == nil { optionSets[key.text] = set }
    }
    return sets
  }

  /// The set that a choice names.
  mutating func optionSet(_ entry: Keys.Entry?) -> (name: Located<String>, set: FormOptionSet)? {
    guard let entry, entry.value.kind == .scalar, !entry.value.isNull, let name = text(entry) else {
      return nil
    }
    if let set = optionSets[name.value] { return (name, set) }
    let nearest = NearestName.nearest(to: name.value, among: optionSets.keys.sorted())
    faults.add(.unknownOptionSet(name.value, nearest: nearest), at: entry.value, path: entry.path)
    return nil
  }

  /// The options of a choice.
  mutating func options(_ entry: Keys.Entry?) -> Located<[FormOption]>? {
    guard let entry, !entry.value.isUnresolved else { return nil }
    guard let nodes = list(entry) else { return nil }
    return options(nodes, entry.value.span, path: entry.path)
  }

  private mutating func options(
    _ nodes: [YAMLNode], _ span: SourceSpan, path: FormPath
  ) -> Located<[FormOption]> {
    var options: [FormOption] = []
    for (index, node) in nodes.enumerated() {
      if let option = option(node, path: .item(index, of: path)) { options.append(option) }
    }
    return Located(options, span)
  }

  private mutating func option(_ node: YAMLNode, path: FormPath) -> FormOption? {
    guard node.kind == .mapping else {
      let expected = Shape.Value.either([.id, .mapping(.option)])
      guard let id = text(node, expected: expected, path: path) else { return nil }
      checkSeen(id, at: node, path: path)
      return FormOption(id: id)
    }
    guard let keys = keys(node, Keys.Place(owner: .option, path: path)) else { return nil }
    // In `{us: USA}` the id stands in place of a key, which is one mistake.
    if !keys.entries.isEmpty || keys.others.isEmpty { require("id", in: keys) }
    let label = keys[.label].flatMap { self.label($0, owner: .option) }
    let swiftName = text(keys[.swiftName])
    guard let entry = keys[.id], let id = text(entry) else { return nil }
    if keys[.label] == nil { checkSeen(id, at: entry.value, path: entry.path) }
    return FormOption(id: id, label: label, swiftName: swiftName)
  }

  /// An option without a label shows its id, which must then be there to see.
  private mutating func checkSeen(_ id: Located<String>, at node: YAMLNode, path: @autoclosure () -> FormPath)
  {
    guard id.value.unicodeScalars.allSatisfy(\.isUnseen) else { return }
    faults.add(.missingLabel(owner: .option, hasPlaceholder: false), at: node, path: path())
  }

  /// Refuses what a list names a second time.
  mutating func refuseRepeats(_ items: [Located<String>], path: @autoclosure () -> FormPath) {
    var first: [String: SourceSpan] = [:]
    for item in items {
      if let span = first[item.value] {
        faults.add(.repeatedItem(item.value, first: span), at: item.span, path: path())
      } else {
        first[item.value] = item.span
      }
    }
  }
}
