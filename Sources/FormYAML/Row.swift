import FormDiagnostics

/// One node of a YAML file as it is written; 20 bytes.
///
/// Rows stand in reading order: the children of a collection follow it at once, and `next` leads past all of
/// them to its sibling. A mapping's children are key, value, key, value.
struct Row: Sendable {
  /// Facts about a node that are one bit each.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// The text is the source between the quotes, byte for byte.
    static let verbatim = Flags(rawValue: 1)
    /// `*name`; `extra` is the row that it stands for.
    static let alias = Flags(rawValue: 2)
    /// An alias that stands for nothing; a fault was reported.
    static let unresolved = Flags(rawValue: 4)
    /// A tag or an anchor stands before it; see ``YAMLTree/properties``.
    static let properties = Flags(rawValue: 8)
    /// A mapping with a merge key.
    static let merge = Flags(rawValue: 16)
  }

  /// The first byte of the node itself, after its tag and anchor.
  var start: UInt32
  /// One past its last byte.
  var end: UInt32
  /// The row after this node and all that it holds; 0 while it is open.
  var next: UInt32 = 0
  /// The row that an alias stands for, the columns by which the lines of a block scalar are indented, or how many
  /// children a collection has.
  var extra: UInt32 = 0
  var kind: YAMLNode.Kind
  var style: YAMLNode.Style
  var flags: Flags = []

  var span: SourceSpan { SourceSpan(Int(start), Int(end)) }
}

/// A YAML file as rows; shared by all nodes of a document, and never changed once it is made.
///
/// A class, so that a node is one reference and two numbers.
final class YAMLTree: Sendable {
  /// Where the tag and anchor of a node begin.
  struct Properties: Sendable {
    let row: UInt32
    let start: UInt32
  }

  let file: SourceFile
  let rows: [Row]
  /// One entry for each row that has a tag or an anchor; rising.
  let properties: [Properties]

  init(file: SourceFile, rows: [Row], properties: [Properties]) {
    self.file = file
    self.rows = rows
    self.properties = properties
  }

  /// The row itself, or what an alias stands for.
  func resolved(_ row: Int) -> Int {
    rows[row].flags.contains(.alias) && !rows[row].flags.contains(.unresolved) ? Int(rows[row].extra) : row
  }

  /// The first byte of a node's tag or anchor; of the node where it has neither.
  ///
  /// - Complexity: logarithmic in the number of nodes that have one.
  func propertiesStart(of row: Int) -> Int {
    guard rows[row].flags.contains(.properties) else { return Int(rows[row].start) }
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < properties.count ? Int(properties[low].start) : Int(rows[row].start)
  }
}
