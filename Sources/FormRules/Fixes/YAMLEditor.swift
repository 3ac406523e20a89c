import FormDiagnostics
import FormYAML

/// Makes small changes of a file as its author would: in the style that stands there, line by line.
///
/// A change is nil where it would take a comment away, where an alias repeats what it changes, or where the file is
/// laid out in a way that it does not know. The file is read again when the first change is asked for, and once.
final class YAMLEditor {
  let file: SourceFile
  private(set) lazy var places = YAMLDocument.parse(file).document.map(YAMLPlaces.init)
  /// How many changes were asked for and not made: each may take a walk along a long list.
  private(set) var skipped = 0
  private var asked = 0
  private static let mostAsked = 256

  /// Looks at a file; nothing is read yet.
  init(_ file: SourceFile) { self.file = file }

  /// A key and its value, or an element, with those that stand beside it.
  struct Item {
    /// The key and the value, or the element alone.
    var nodes: [YAMLNode]
    /// Its place among all.
    var index: Int
    /// All that the collection holds, this among them.
    var all: [[YAMLNode]]
    var parent: YAMLNode

    /// From the first byte of its tag, anchor or key to the last of its value.
    var span: SourceSpan {
      SourceSpan(nodes.first?.lineSpan.start ?? 0, nodes.last?.span.end ?? 0)
    }
  }

  /// The item whose key, value or element is written at a span; nil where an alias repeats it.
  func item(at span: SourceSpan) -> Item? {
    asked += 1
    guard asked <= Self.mostAsked else {
      skipped += 1
      return nil
    }
    guard let places, let node = places.node(at: span), !places.isAnchored(node) else { return nil }
    return item(node, places)
  }

  /// The item that a node is, or is a part of.
  func item(_ node: YAMLNode, _ places: YAMLPlaces) -> Item? {
    guard let parent = places.parent(of: node), !parent.isAlias else { return nil }
    let children = places.children(of: parent)
    let size = parent.kind == .mapping ? 2 : 1
    guard let at = children.firstIndex(where: { $0.identity == node.identity && $0.span == node.span }) else {
      return nil
    }
    let all = stride(from: 0, to: children.count, by: size).map { Array(children[$0..<$0 + size]) }
    return Item(nodes: all[at / size], index: at / size, all: all, parent: parent)
  }
}

// MARK: - Layout

extension YAMLEditor {
  /// What ends the file's lines.
  var lineBreak: String {
    let bytes = file.bytes
    guard let index = bytes.firstIndex(where: \.isLineBreak) else { return "\n" }
    if bytes[index] == UInt8(ascii: "\n") { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The first byte of the line that holds an offset.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !file.bytes[start - 1].isLineBreak { start -= 1 }
    return start == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  /// The end of the line that holds an offset, before its line break.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < file.bytes.count, !file.bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// Where the line after the one that ends at an offset begins.
  func afterBreak(_ end: Int) -> Int {
    guard end < file.bytes.count else { return end }
    let isPair = file.bytes[end] == 0x0D && end + 1 < file.bytes.count && file.bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// Whether only blanks stand in a range.
  func isBlank(_ range: Range<Int>) -> Bool { file.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether a range may hold a comment; a number sign in a text counts, to be sure.
  func mayHoldComment(_ range: Range<Int>) -> Bool {
    range.contains { index in
      file.bytes[index] == UInt8(ascii: "#")
        && (index == range.lowerBound || isBlank(index - 1..<index) || file.bytes[index - 1].isLineBreak)
    }
  }
}

extension UInt8 {
  /// Whether it ends a line.
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
