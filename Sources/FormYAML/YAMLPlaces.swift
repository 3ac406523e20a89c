package import FormDiagnostics

/// The nodes of a document, found by where they stand.
package struct YAMLPlaces: Sendable {
  private let tree: YAMLTree
  private let parents: [UInt32]

  /// Notes which node holds which.
  ///
  /// - Complexity: linear in the number of nodes, 4 bytes each.
  package init(_ document: YAMLDocument) {
    tree = document.tree
    var parents = [UInt32](repeating: 0, count: tree.rows.count)
    var open: [Int] = []
    for row in tree.rows.indices {
      while let last = open.last, Int(tree.rows[last].next) <= row { open.removeLast() }
      parents[row] = UInt32(open.last ?? row)
      if tree.rows[row].kind != .scalar { open.append(row) }
    }
    self.parents = parents
  }

  /// The innermost node that is written at a span; nil where there is none.
  ///
  /// - Complexity: logarithmic in the number of nodes, and their depth.
  package func node(at span: SourceSpan) -> YAMLNode? {
    var (low, high) = (0, tree.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.rows[middle].start) <= span.start { low = middle + 1 } else { high = middle }
    }
    while low > 0, Int(tree.rows[low - 1].start) == span.start {
      low -= 1
      if Int(tree.rows[low].end) == span.end { return YAMLNode(tree, row: low) }
    }
    return nil
  }

  /// The collection that holds a node as it is written; nil for the document's own.
  package func parent(of node: YAMLNode) -> YAMLNode? {
    let parent = Int(parents[node.row])
    return parent == node.row ? nil : YAMLNode(tree, row: parent)
  }

  /// What a collection holds as it is written, aliases as such: elements, or keys and values in turn.
  package func children(of node: YAMLNode) -> [YAMLNode] {
    node.isAlias ? [] : node.children
  }

  /// Whether a node stands inside something that an alias repeats, or is repeated itself.
  package func isAnchored(_ node: YAMLNode) -> Bool {
    var node = node
    while true {
      if node.anchor != nil { return true }
      guard let parent = parent(of: node) else { return false }
      node = parent
    }
  }
}
