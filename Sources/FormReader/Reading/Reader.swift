import FormDiagnostics
import FormPlan
import FormYAML

/// Turns the nodes of one file into a form, and notes what stands in the way.
struct Reader {
  let file: SourceFile
  var faults = FaultList()
  /// The keys that misspelt ones were probably meant to be.
  var slips: [Slip: Shape.KeyName?] = [:]

  /// The sets of options that choices share, by name.
  var optionSets: [String: FormOptionSet] = [:]

  /// The conditions that made the file unreadable, by their first byte; it is read as if they stood in quotes.
  var brokenConditions: [Int: YAMLFault.KeyValue] = [:]

  /// A key that no mapping has.
  struct Slip: Hashable {
    var name: String
    var owner: Shape.Owner
    var kind: FieldKind?
  }

  /// Checks that a node is a list or a mapping; says so where it is not.
  mutating func isCollection(
    _ node: YAMLNode, _ kind: YAMLNode.Kind, expected: @autoclosure () -> Shape.Value,
    path: @autoclosure () -> FormPath,
    key: YAMLNode? = nil
  ) -> Bool {
    guard !node.isUnresolved else { return false }
    if node.kind == kind {
      checkTag(node, path: path())
      return true
    }
    wrongType(node, expected: expected(), path: path(), key: key)
    return false
  }

  /// Notes a tag; there is no place where one says anything.
  ///
  /// - Returns: whether there is none.
  @discardableResult
  mutating func checkTag(_ node: YAMLNode, path: @autoclosure () -> FormPath) -> Bool {
    guard let tag = node.tag, let span = node.tagSpan else { return true }
    faults.add(.tag(tag), at: span, path: path())
    return false
  }

  /// Notes a value that is not what its key wants; where nothing was written, at the key.
  mutating func wrongType(
    _ node: YAMLNode, expected: @autoclosure () -> Shape.Value, path: @autoclosure () -> FormPath,
    key: YAMLNode? = nil
  ) {
    guard checkTag(node, path: path()) else { return }
    let isAbsent = node.isNull && node.definition.start == node.definition.end
    let place = isAbsent ? key ?? node : node
    faults.add(.wrongType(expected: expected(), found: node.found), at: place, path: path())
  }

  /// The elements of a list; nil where there is none.
  mutating func list(_ entry: Keys.Entry?) -> [YAMLNode]? {
    guard let entry else { return nil }
    let isList = isCollection(
      entry.value, .sequence, expected: entry.row.value, path: entry.path, key: entry.key)
    return isList ? entry.value.elements : nil
  }
}

extension YAMLNode {
  /// What the node is, as people would say.
  var found: ReadingFault.Found {
    switch kind {
    case .mapping: return .mapping
    case .sequence: return .list
    case .scalar:
      if isNull { return .nothing }
      if style != .plain { return .quotedText }
      if text == "true" || text == "false" { return .boolean }
      return Double(text) != nil ? .number : .text
    }
  }
}
