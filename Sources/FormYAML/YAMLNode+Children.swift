extension YAMLNode {
  /// A key and its value.
  package typealias Entry = (key: YAMLNode, value: YAMLNode)

  /// The elements of a sequence; none for others.
  package var elements: [YAMLNode] {
    kind == .sequence ? children : []
  }

  /// What a collection holds, as it is written: elements, or keys and values in turn.
  var children: [YAMLNode] {
    guard kind != .scalar else { return [] }
    var children: [YAMLNode] = []
    children.reserveCapacity(Int(content.extra))
    var child = identity + 1
    let end = Int(content.next)
    while child < end {
      children.append(self.child(child))
      child = Int(tree.rows[child].next)
    }
    return children
  }

  /// The entries of a mapping in their order, merge keys applied; none for others.
  ///
  /// A key that is written here wins over a merged one, wherever it stands, and among merged ones the first.
  /// Merged entries come last, and stand where their alias does. Keys that are no scalars are left out, and so
  /// is what a faulty merge would bring; of duplicate keys all are there. Faults tell of all three.
  ///
  /// - Complexity: linear in the number of entries, merged ones included.
  package var entries: [Entry] {
    let (entries, merged) = written
    return merged.isEmpty ? entries : entries.merging(merged)
  }

  /// The value of a key, merge keys applied; the first of duplicates.
  package func value(_ key: String) -> YAMLNode? {
    let (entries, merged) = written
    let whole = merged.isEmpty ? entries : entries.merging(merged)
    return whole.first { $0.key.isText(key) }?.value
  }

  /// Whether this is the key `name`.
  ///
  /// Compares bytes, and makes no `String` of a key that stands in the file as it is.
  package func keyMatches(_ name: StaticString) -> Bool {
    guard name.hasPointerRepresentation else { return isText("\(name)") }
    return name.withUTF8Buffer { textBytes.elementsEqual($0) }
  }

  /// The entries as they stand here, and the mappings that are merged into them, in order.
  private var written: (entries: [Entry], merged: [YAMLNode]) {
    guard kind == .mapping else { return ([], []) }
    let content = content
    let hasMerge = content.flags.contains(.merge)
    var entries: [Entry] = []
    entries.reserveCapacity(Int(content.extra) / 2)
    var merged: [YAMLNode] = []
    var row = identity + 1
    while row < Int(content.next) {
      let key = child(row)
      let value = child(Int(tree.rows[row].next))
      row = Int(tree.rows[value.row].next)
      if hasMerge, key.isMergeKey {
        merged += value.mergedMappings
      } else if key.kind == .scalar {
        entries.append((key, value))
      }
    }
    return (entries, merged)
  }

  /// Whether it is the plain key `<<`.
  var isMergeKey: Bool { style == .plain && !isAlias && isText("<<") }

  /// The mappings behind a merge key, whether it names one or lists several.
  private var mergedMappings: [YAMLNode] {
    switch kind {
    case .scalar: []
    case .mapping: [self]
    case .sequence: elements.filter { $0.kind == .mapping }
    }
  }

  private func child(_ row: Int) -> YAMLNode {
    YAMLNode(tree, row: row, use: use)
  }
}

extension [YAMLNode.Entry] {
  /// The value of a key; the first of duplicates.
  package func value(_ key: StaticString) -> YAMLNode? { first { $0.key.keyMatches(key) }?.value }

  /// These entries, then those of `mappings` whose keys are not there yet.
  fileprivate func merging(_ mappings: [YAMLNode]) -> [YAMLNode.Entry] {
    var entries = self
    var seen = Set(entries.map { $0.key.textBytes })
    for mapping in mappings {
      for entry in mapping.entries where seen.insert(entry.key.textBytes).inserted { entries.append(entry) }
    }
    return entries
  }
}
