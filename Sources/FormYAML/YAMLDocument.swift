package import FormDiagnostics

/// A YAML file as rows of one array; nodes are indices, and every node knows its bytes.
package struct YAMLDocument: Sendable {
  let tree: YAMLTree

  /// The file that was read.
  package var file: SourceFile { tree.file }

  /// The node that holds all others; `nil` for a file with nothing but comments.
  package var root: YAMLNode? {
    tree.rows.isEmpty ? nil : YAMLNode(tree, row: 0)
  }

  /// Reads a file to its end; never throws, never traps.
  ///
  /// Several faults let the rest be read: a duplicate key, an alias that stands for nothing, a second document.
  /// `document` is `nil` after those that do not: encoding, characters, syntax, limits.
  ///
  /// Limits: 64 levels of nesting, aliases counted as what they stand for, and 100,000 nodes that aliases add.
  /// What is written out is never too much.
  ///
  /// - Parameter opaque: spans, each on one line, that are read as if they were one plain scalar. After a syntax
  ///   fault with a `valueOfKey` the file can be read again with that value opaque, and the rest of it be
  ///   judged.
  /// - Returns: the faults sorted by position.
  /// - Complexity: linear in the length of the file; 20 bytes a node.
  package static func parse(
    _ file: SourceFile, opaque: [SourceSpan] = []
  ) -> (document: YAMLDocument?, faults: [YAMLFault]) {
    let (text, faults) = SourceText.read(file, opaque: opaque)
    guard var text else { return (nil, faults) }
    var composer = Composer(file: file, text: text)
    var isWhole = composer.compose()
    for _ in 0..<mostHiddenTabs {
      guard let tab = composer.tabInBlockScalar else { break }
      text.hide(tab)
      var again = Composer(file: file, text: text)
      let isWholeNow = again.compose()
      // Still broken on that line: then it was no text, and the tab is what is wrong.
      if !isWholeNow, again.stops(onLineOf: tab) { break }
      (composer, isWhole) = (again, isWholeNow)
    }
    let tree = YAMLTree(file: file, rows: composer.rows, properties: composer.properties)
    let sorted = composer.faults.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    return (isWhole ? YAMLDocument(tree: tree) : nil, sorted)
  }

  /// How many block scalars of a file may begin with a tab: libyaml refuses each, and the file is read again.
  private static let mostHiddenTabs = 8
}
