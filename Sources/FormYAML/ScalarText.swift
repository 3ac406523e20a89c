import FormDiagnostics

/// A scalar's decoded text, and which bytes of the file each part of it comes from.
struct ScalarText {
  /// A part of the text that comes from one part of the file.
  struct Piece {
    let text: Range<Int>
    let source: Range<Int>
    /// Byte for byte the same.
    let isCopy: Bool
  }

  private(set) var text: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// Where the text ends in the file.
  private var end: Int

  /// Decodes a scalar from its bytes.
  ///
  /// - Complexity: linear in its length.
  init(_ row: Row, in bytes: [UInt8]) {
    let inner = row.innerRange
    end = inner.lowerBound
    switch row.style {
    case .literal, .folded:
      var reader = BlockScalarReader(bytes, row)
      reader.read(into: &self)
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow:
      var reader = FlowScalarReader(bytes, inner, row.style)
      reader.read(into: &self)
    }
  }

  /// Takes bytes of the file as they are.
  mutating func copy(_ range: Range<Int>, of bytes: [UInt8]) {
    guard !range.isEmpty else { return }
    if let last = pieces.last, last.isCopy, last.source.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = Piece(
        text: last.text.lowerBound..<last.text.upperBound + range.count,
        source: last.source.lowerBound..<range.upperBound, isCopy: true)
    } else {
      pieces.append(Piece(text: text.count..<text.count + range.count, source: range, isCopy: true))
    }
    text += bytes[range]
    end = range.upperBound
  }

  /// Adds what a part of the file stands for.
  mutating func add(_ decoded: some Collection<UInt8>, for source: Range<Int>) {
    guard !decoded.isEmpty else { return }
    pieces.append(Piece(text: text.count..<text.count + decoded.count, source: source, isCopy: false))
    text += decoded
    end = source.upperBound
  }

  /// The bytes that a part of the text comes from.
  ///
  /// - Complexity: linear in the number of escapes and line breaks.
  func span(of range: Range<Int>) -> SourceSpan {
    let from = min(max(range.lowerBound, 0), text.count)
    let to = min(max(range.upperBound, from), text.count)
    let start = sourceStart(of: from)
    guard to > from, let last = pieces.last(where: { $0.text.lowerBound < to }) else {
      return SourceSpan(start, start)
    }
    let sourceEnd =
      last.isCopy ? last.source.lowerBound + (to - last.text.lowerBound) : last.source.upperBound
    return SourceSpan(start, max(start, sourceEnd))
  }

  private func sourceStart(of offset: Int) -> Int {
    guard let piece = pieces.first(where: { $0.text.upperBound > offset }) else { return end }
    return piece.isCopy ? piece.source.lowerBound + (offset - piece.text.lowerBound) : piece.source.lowerBound
  }
}
