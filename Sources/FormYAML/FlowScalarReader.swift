/// Reads plain and quoted scalars as YAML 1.2 does: escapes, `''`, folded lines.
struct FlowScalarReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private let style: YAMLNode.Style

  init(_ bytes: [UInt8], _ range: Range<Int>, _ style: YAMLNode.Style) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.style = style
  }

  mutating func read(into text: inout ScalarText) {
    while position < end {
      let byte = bytes[position]
      if byte.isWhiteSpace {
        fold(into: &text)
      } else if byte == UInt8(ascii: "\\"), style == .doubleQuoted {
        escape(into: &text)
      } else if byte == UInt8(ascii: "'"), style == .singleQuoted {
        text.add([byte], for: position..<min(position + 2, end))
        position += 2
      } else {
        text.copy(position..<position + 1, of: bytes)
        position += 1
      }
    }
  }

  /// White space: kept within a line; around a line break it becomes one space, or the empty lines.
  private mutating func fold(into text: inout ScalarText) {
    let start = position
    while position < end, bytes[position].isBlank { position += 1 }
    guard position < end, bytes[position].isLineBreak else {
      return text.copy(start..<position, of: bytes)
    }
    skipLineBreak()
    let breaks = skipEmptyLines()
    text.add(breaks == 0 ? [.space] : [UInt8](repeating: .lineFeed, count: breaks), for: start..<position)
  }

  private mutating func skipEmptyLines() -> Int {
    var breaks = 0
    while position < end, bytes[position].isWhiteSpace {
      if bytes[position].isLineBreak {
        skipLineBreak()
        breaks += 1
      } else {
        position += 1
      }
    }
    return breaks
  }

  private mutating func skipLineBreak() {
    let isPair = position + 1 < end && bytes[position] == .carriageReturn && bytes[position + 1] == .lineFeed
    position += isPair ? 2 : 1
  }

  private mutating func escape(into text: inout ScalarText) {
    let start = position
    position += 1
    guard position < end else { return text.copy(start..<end, of: bytes) }
    let byte = bytes[position]
    if byte.isLineBreak {
      skipLineBreak()
      let breaks = skipEmptyLines()
      return text.add([UInt8](repeating: .lineFeed, count: breaks), for: start..<position)
    }
    position += 1
    let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][byte]
    guard let digits else {
      return text.add(Array(String(Self.escaped(byte)).utf8), for: start..<position)
    }
    let stop = min(position + digits, end)
    let number = UInt32(String(decoding: bytes[position..<stop], as: UTF8.self), radix: 16) ?? 0xFFFD
    position = stop
    text.add(Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8), for: start..<position)
  }

  /// What a letter after a backslash stands for.
  private static func escaped(_ byte: UInt8) -> Unicode.Scalar {
    switch Unicode.Scalar(byte) {
    case "0": "\u{0}"
    case "a": "\u{7}"
    case "b": "\u{8}"
    case "t": "\t"
    case "n": "\n"
    case "v": "\u{B}"
    case "f": "\u{C}"
    case "r": "\r"
    case "e": "\u{1B}"
    case "N": "\u{85}"
    case "_": "\u{A0}"
    case "L": "\u{2028}"
    case "P": "\u{2029}"
    default: Unicode.Scalar(byte)
    }
  }
}
