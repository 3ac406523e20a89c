/// Reads block scalars, `|` and `>`, as libyaml does.
struct BlockScalarReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private let indentation: Int
  private let isFolded: Bool
  /// `-` strips the last line break, `+` keeps all.
  private var chomping: UInt8 = 0
  /// Whether a line was read, so that the first of the breaks ends it.
  private var hasText = false

  init(_ bytes: [UInt8], _ row: Row) {
    self.bytes = bytes
    position = Int(row.start)
    end = Int(row.end)
    indentation = Int(row.extra)
    isFolded = row.style == .folded
  }

  mutating func read(into text: inout ScalarText) {
    skipHeader()
    var breaks: [Range<Int>] = skipEmptyLines(from: position)
    var wasBlank = true
    while position < end {
      let start = position
      let isBlank = bytes[position].isBlank
      join(breaks, folding: isFolded && !wasBlank && !isBlank, into: &text)
      while position < end, !bytes[position].isLineBreak { position += 1 }
      text.copy(start..<position, of: bytes)
      wasBlank = isBlank
      breaks = skipEmptyLines(from: position)
      hasText = true
    }
    finish(breaks, into: &text)
  }

  private mutating func skipHeader() {
    while position < end, !bytes[position].isWhiteSpace {
      if [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[position]) { chomping = bytes[position] }
      position += 1
    }
    while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
    if position < bytes.count { position = lineBreak(at: position).upperBound }
  }

  /// The break that ends a line, if any, then those of empty lines; stops at the text of the next line.
  private mutating func skipEmptyLines(from start: Int) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    var lineStart = start
    while true {
      var next = lineStart
      while next < bytes.count, next - lineStart < indentation, bytes[next] == .space { next += 1 }
      var blank = next
      if next - lineStart < indentation { while blank < bytes.count, bytes[blank].isBlank { blank += 1 } }
      guard blank < bytes.count, bytes[blank].isLineBreak else {
        position = blank >= bytes.count ? max(next, end) : next
        return breaks
      }
      let found = lineBreak(at: blank)
      breaks.append(lineStart..<found.upperBound)
      lineStart = found.upperBound
    }
  }

  private func lineBreak(at position: Int) -> Range<Int> {
    let isPair =
      position + 1 < bytes.count && bytes[position] == .carriageReturn && bytes[position + 1] == .lineFeed
    return position..<position + (isPair ? 2 : 1)
  }

  private func join(_ breaks: [Range<Int>], folding: Bool, into text: inout ScalarText) {
    guard folding, hasText, let first = breaks.first else {
      for line in breaks { text.add([.lineFeed], for: line) }
      return
    }
    if breaks.count == 1 { text.add([.space], for: first.lowerBound..<position) }
    for line in breaks.dropFirst() { text.add([.lineFeed], for: line) }
  }

  private func finish(_ breaks: [Range<Int>], into text: inout ScalarText) {
    guard chomping != UInt8(ascii: "-") else { return }
    var kept = breaks[...]
    if chomping != UInt8(ascii: "+") { kept = hasText ? breaks.prefix(1) : [] }
    for line in kept { text.add([.lineFeed], for: line) }
    // The end of the file ends a line too, so that a last line break in the file changes nothing.
    if breaks.isEmpty, hasText { text.add([.lineFeed], for: end..<end) }
  }
}
