import FormDiagnostics
import FormPlan
import FormYAML

extension Reader {
  /// A condition, as a scalar; one that YAML cut up gets one fault, with the quoted scalar as its fix.
  mutating func condition(_ entry: Keys.Entry?, in mapping: YAMLNode) -> FormCondition? {
    guard let entry else { return nil }
    let node = entry.value
    if let span = brokenSpan(node) { return unquoted(entry, span) }
    guard !node.isUnresolved else { return nil }
    if node.tag != nil, !node.isReferred {
      let isFlow = mapping.style == .flow
      return unquoted(entry, ConditionSource(file).extent(node, isFlow: isFlow))
    }
    guard node.kind == .scalar else {
      wrongType(node, expected: .condition, path: entry.path, key: entry.key)
      return nil
    }
    guard checkTag(node, path: entry.path) else { return nil }
    return scalarCondition(node, entry, isFlow: mapping.style == .flow)
  }

  /// Where a condition stands that broke the file, all its lines together.
  private mutating func brokenSpan(_ node: YAMLNode) -> SourceSpan? {
    if brokenConditions.isEmpty { return nil }
    let start = node.lineSpan.start
    guard let broken = brokenConditions[start]?.span else { return nil }
    guard !node.isUnresolved, node.kind == .scalar else { return broken }
    brokenConditions[start]?.span = broken.union(node.definition)
    return brokenConditions[start]?.span
  }

  private mutating func scalarCondition(
    _ node: YAMLNode, _ entry: Keys.Entry, isFlow: Bool
  ) -> FormCondition? {
    let (syntax, parseFaults) = ConditionParser.parse(node.text)
    let isCut = syntax == nil && !node.isReferred && node.style == .plain
    if isCut, node.anchor != nil {
      return unquoted(entry, ConditionSource(file).extent(node, isFlow: isFlow))
    }
    if isCut, let whole = ConditionSource(file).throughComment(node) { return unquoted(entry, whole) }
    guard !node.isNull else {
      wrongType(node, expected: .condition, path: entry.path, key: entry.key)
      return nil
    }
    return FormCondition(text: FormText(node), syntax: syntax, faults: parseFaults, path: entry.path.text)
  }

  private mutating func unquoted(_ entry: Keys.Entry, _ span: SourceSpan) -> FormCondition? {
    let fault = ConditionSource(file).unquoted(key: entry.row.name, span)
    faults.add(fault, at: span, path: entry.path)
    return nil
  }
}
