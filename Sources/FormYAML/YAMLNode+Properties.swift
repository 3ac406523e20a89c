package import FormDiagnostics

extension YAMLNode {
  /// The tag as it is written, `!isGift` or `!!str`; `nil` where there is none.
  package var tag: String? { properties.tag.map(tree.file.text) }

  /// Where the tag is written; at the definition for an alias.
  package var tagSpan: SourceSpan? { properties.tag }

  /// The name of the node's anchor, without its `&`.
  package var anchor: String? { anchorSpan.map { tree.file.text(SourceSpan($0.start + 1, $0.end)) } }

  /// Where the anchor is written, with its `&`.
  package var anchorSpan: SourceSpan? { properties.anchor }

  /// The definition, with the tag and anchor before it.
  package var spanWithProperties: SourceSpan {
    SourceSpan(tree.propertiesStart(of: identity), Int(content.end))
  }

  /// From the node's tag or anchor, where it has one, to the end of its line, without the blanks there.
  ///
  /// A condition that holds ` #` goes on behind what YAML took for a comment: here it is whole.
  package var lineSpan: SourceSpan {
    let start = tree.propertiesStart(of: row)
    var end = start
    let bytes = tree.file.bytes
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    while end > start, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
    return SourceSpan(start, end)
  }

  private var properties: NodeProperties {
    guard content.flags.contains(.properties) else { return NodeProperties() }
    return NodeProperties(
      in: tree.file.bytes, from: tree.propertiesStart(of: identity), to: Int(content.start))
  }
}

/// The tag and the anchor before a node.
struct NodeProperties {
  var tag: SourceSpan?
  var anchor: SourceSpan?
  /// One past the last byte of the later of the two.
  var end = 0

  init() {}

  /// Reads what stands in `start..<limit`: at most one tag and one anchor, white space and comments between.
  init(
    in bytes: [UInt8], from start: Int, to limit: Int, takesTag: Bool = true, takesAnchor: Bool = true
  ) {
    end = start
    var position = start
    while position < limit {
      if bytes[position] == .exclamationMark, tag == nil, takesTag {
        let span = Self.tag(in: bytes, from: position, to: limit)
        (tag, end, position) = (span, span.end, span.end)
      } else if bytes[position] == .ampersand, anchor == nil, takesAnchor {
        let span = SourceSpan(position, Self.endOfName(in: bytes, from: position + 1, to: limit))
        (anchor, end, position) = (span, span.end, span.end)
      } else {
        return
      }
      position = Self.skippingBlanks(in: bytes, from: position, to: limit)
    }
  }

  /// One past a name as libyaml reads it: ASCII letters, digits, `-` and `_`.
  static func endOfName(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end].isNameByte { end += 1 }
    return end
  }

  /// The next byte that is neither white space nor in a comment.
  static func skippingBlanks(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var position = start
    while position < limit {
      if bytes[position] == .numberSign {
        while position < limit, !bytes[position].isLineBreak { position += 1 }
      } else if bytes[position].isWhiteSpace {
        position += 1
      } else {
        return position
      }
    }
    return position
  }

  private static func tag(in bytes: [UInt8], from start: Int, to limit: Int) -> SourceSpan {
    var end = start + 1
    if end < limit, bytes[end] == UInt8(ascii: "<") {
      while end < limit, bytes[end] != UInt8(ascii: ">") { end += 1 }
      return SourceSpan(start, min(end + 1, limit))
    }
    while end < limit, !bytes[end].isWhiteSpace, bytes[end] != .comma, bytes[end] != UInt8(ascii: "]"),
      bytes[end] != UInt8(ascii: "}")
    {
      end += 1
    }
    return SourceSpan(start, end)
  }
}
