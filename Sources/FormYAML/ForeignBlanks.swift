import FormDiagnostics

/// Blanks that are letters to YAML, as U+00A0 is: they indent for the eye, and nothing else.
enum ForeignBlanks {
  /// Those that begin the line of an offset, or a line shortly before it; nil where there are none.
  ///
  /// A line that seems to be an item below another one is only understood at the next that is no comment.
  static func indenting(lineOf offset: Int, in bytes: [UInt8]) -> SourceSpan? {
    var start = startOfLine(of: offset, in: bytes)
    for _ in 0..<4 {
      if let blanks = blanks(behindSpacesFrom: start, in: bytes) { return blanks }
      guard start > 0 else { return nil }
      start = startOfLine(of: start - 1, in: bytes)
    }
    return nil
  }

  /// Those that a text begins with; nil where there are none.
  static func leading(_ range: Range<Int>, in bytes: [UInt8]) -> SourceSpan? {
    guard let first = range.first, bytes[first] >= 0xC2 else { return nil }
    return run(from: first, in: bytes)
  }

  private static func startOfLine(of offset: Int, in bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  private static func blanks(behindSpacesFrom start: Int, in bytes: [UInt8]) -> SourceSpan? {
    var start = start
    while start < bytes.count, bytes[start] == .space { start += 1 }
    return run(from: start, in: bytes)
  }

  /// Blanks of other kinds than spaces; spaces between them belong to them.
  private static func run(from start: Int, in bytes: [UInt8]) -> SourceSpan? {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      var next = start
      while next < bytes.count {
        if bytes[next] == .space {
          next += 1
        } else if bytes[next] >= 0xC2, let (scalar, length) = UTF8Sequence.decode(bytes, at: next),
          scalar.properties.generalCategory == .spaceSeparator
        {
          next += length
          end = next
        } else {
          break
        }
      }
      return end > start ? SourceSpan(start, end) : nil
    }
  }
}

extension YAMLFault.Syntax {
  /// The fault of blanks that should be spaces.
  static func foreignBlanks(_ span: SourceSpan) -> YAMLFault.Syntax {
    YAMLFault.Syntax(problem: .foreignBlank, span: span, context: nil, valueOfKey: nil, raw: "foreign blanks")
  }
}
