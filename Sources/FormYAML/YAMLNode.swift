package import FormDiagnostics

/// A node of a YAML document: a cheap handle.
///
/// Aliases are followed: a node that is written `*name` answers as the node that `&name` marks, except for
/// where it stands. What is reached through an alias stands, for reports, where the alias does.
package struct YAMLNode: Sendable {
  /// What a node is.
  package enum Kind: String, Hashable, Sendable { case scalar, sequence, mapping }

  /// How it is written: the first five for scalars, the last two for collections.
  package enum Style: String, Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
  }

  let tree: YAMLTree
  private let written: UInt32
  private let place: UInt32
  private let target: UInt32

  /// Takes a row as it is written.
  ///
  /// - Parameter use: the row of the alias through which the node was reached; outermost.
  init(_ tree: YAMLTree, row: Int, use: Int? = nil) {
    self.tree = tree
    written = UInt32(row)
    place = UInt32(use ?? row)
    target = UInt32(tree.resolved(row))
  }

  /// The row as it is written here; an alias is not followed yet.
  var row: Int { Int(written) }

  /// The row of the alias through which the node, or what it holds, is reached; outermost.
  var use: Int? { isReferred ? Int(place) : nil }

  /// The row that answers for this node.
  var content: Row { tree.rows[Int(target)] }

  /// The file it is written in.
  package var file: SourceFile { tree.file }

  /// A number that tells the node from all others of its document, by the place where its text is defined.
  package var identity: Int { Int(target) }

  /// What it is; aliases are followed.
  package var kind: Kind { content.kind }

  /// How it is written; aliases are followed.
  package var style: Style { content.style }

  /// Where it stands: the bytes of `*name` for an alias and for all that is reached through it.
  ///
  /// Quotes belong to it, tag and anchor do not. Block collections end with their last child, block scalars
  /// without the line breaks behind them. What is left out (`key:`) is an empty span after the colon.
  package var span: SourceSpan { tree.rows[Int(place)].span }

  /// Where the node that an alias stands for is written; the same as `span` without an alias.
  package var definition: SourceSpan { content.span }

  /// Whether it is written as `*name`.
  package var isAlias: Bool { tree.rows[row].flags.contains(.alias) }

  /// Whether it is an alias that stands for nothing.
  ///
  /// A fault was reported; nothing more should be said about it. Its text is what is written.
  package var isUnresolved: Bool { tree.rows[row].flags.contains(.unresolved) }

  /// Whether it is reached through an alias or a merge key, so that its text stands elsewhere.
  package var isReferred: Bool { tree.rows[Int(place)].flags.contains(.alias) }

  /// The scalar's text, escapes and folded lines resolved; empty for collections.
  ///
  /// - Complexity: linear in the length of the scalar, each time.
  package var text: String {
    guard kind == .scalar else { return "" }
    if content.flags.contains(.verbatim) {
      return String(decoding: tree.file.bytes[content.innerRange], as: UTF8.self)
    }
    return String(decoding: decoded.text, as: UTF8.self)
  }

  /// The bytes of `span`.
  package var source: String { tree.file.text(span) }

  /// The place of a part of the scalar's text: from its UTF-8 offsets back to the bytes that stand for it.
  ///
  /// Exact for plain and quoted scalars, escapes and `''` included, and for the lines of block scalars; a folded
  /// line break is the white space that was folded. An alias has its text at the definition: so the span.
  /// Offsets outside the text are its ends; the span of a collection is its whole.
  package func span(ofText range: Range<Int>) -> SourceSpan {
    guard kind == .scalar else { return definition }
    if content.flags.contains(.verbatim) {
      let inner = content.innerRange
      let length = inner.count
      let from = min(max(range.lowerBound, 0), length)
      return SourceSpan(inner.lowerBound + from, inner.lowerBound + min(max(range.upperBound, from), length))
    }
    return decoded.span(of: range)
  }

  /// Whether it is plain and empty, `~` or `null`, as in YAML 1.2's core schema; `!!str` makes it a text.
  package var isNull: Bool {
    let content = content
    guard content.kind == .scalar, content.style == .plain, content.end - content.start <= 4, !isUnresolved
    else { return false }
    switch textBytes.count {
    case 0: break
    case 1: guard isText("~") else { return false }
    case 4: guard isText("null") || isText("Null") || isText("NULL") else { return false }
    default: return false
    }
    return tag == nil || tag == "!!null"
  }

  /// Whether the scalar's text is `text`, byte for byte.
  package func isText(_ text: String) -> Bool {
    guard kind == .scalar else { return false }
    guard content.flags.contains(.verbatim) else { return decoded.text.elementsEqual(text.utf8) }
    return tree.file.bytes[content.innerRange].elementsEqual(text.utf8)
  }

  /// The text's bytes, shared with the file where it is verbatim.
  package var textBytes: ArraySlice<UInt8> {
    guard kind == .scalar else { return [] }
    return content.flags.contains(.verbatim) ? tree.file.bytes[content.innerRange] : decoded.text[...]
  }

  private var decoded: ScalarText { ScalarText(content, in: tree.file.bytes) }
}

extension Row {
  /// The bytes between the quotes, or all of a scalar that has none.
  var innerRange: Range<Int> {
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    let from = Int(start) + (isQuoted ? 1 : 0)
    return from..<max(from, Int(end) - (isQuoted ? 1 : 0))
  }
}
