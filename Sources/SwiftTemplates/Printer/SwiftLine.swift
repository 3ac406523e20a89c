/// What a line of Swift text is to the lines around it.
struct SwiftLine {
  /// The bytes from the first that is not blank to the last.
  var text: Range<Int>
  /// The blanks before them.
  var indent: Int
  /// The brackets that are open where it begins, without those that it closes first.
  var depth = 0
  /// The brackets that are open at its end.
  var depthAtEnd = 0
  /// Whether it ends inside a brace that it opens.
  var opensBody = false
  /// Whether it begins with a closing bracket.
  var closes = false
  /// Whether it cannot stay as it is.
  var needsLayout = false

  var isEmpty: Bool { text.isEmpty }
}

extension SwiftLine {
  /// The lines of a text; nil where brackets do not match, or where a line may be the inside of a literal.
  static func lines(of bytes: [UInt8], width: Int) -> [SwiftLine]? {
    var reader = SwiftLineReader(bytes: bytes, width: width)
    while reader.position < bytes.count {
      guard reader.readLine() else { return nil }
    }
    return reader.open.isEmpty ? reader.lines : nil
  }
}

/// Splits Swift text into lines.
private struct SwiftLineReader {
  let bytes: [UInt8]
  let width: Int
  var position = 0
  var lines: [SwiftLine] = []
  /// The brackets that are open.
  var open: [UInt8] = []

  /// By its value, whether a byte says nothing about brackets.
  private static let isPlain = (0...255).map { (byte: UInt8) in !"\n()[]{}\"#/".utf8.contains(byte) }

  init(bytes: [UInt8], width: Int) {
    self.bytes = bytes
    self.width = width
    lines.reserveCapacity(bytes.count / 24)
  }

  mutating func readLine() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] == .space { position += 1 }
    var line = SwiftLine(text: position..<position, indent: position - start)
    let isComment = at("/") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
    line.closes = at(")") || at("]") || at("}")
    guard readBrackets(&line) else { return false }
    var end = position
    while end > line.text.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    line.text = line.text.lowerBound..<end
    line.depthAtEnd = open.count
    line.opensBody = open.count > line.depth && open.last == UInt8(ascii: "{")
    line.needsLayout = !isComment && !line.isEmpty && isLong(line)
    if position < bytes.count { position += 1 }
    add(line)
    return true
  }

  private func at(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// Follows the brackets of one line, up to its end.
  private mutating func readBrackets(_ line: inout SwiftLine) -> Bool {
    line.depth = open.count
    var isLeading = true
    let (bytes, isPlain) = (bytes, Self.isPlain)
    var position = position
    defer { self.position = position }
    while position < bytes.count {
      let byte = bytes[position]
      if isPlain[Int(byte)] {
        isLeading = false
        position += 1
        continue
      }
      switch byte {
      case .lineFeed: return true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // `)` is one past `(`, the others are two past what opens them.
        guard let last = open.popLast(), byte == last + (byte == UInt8(ascii: ")") ? 1 : 2) else {
          return false
        }
        if isLeading { line.depth -= 1 }
        position += 1
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let end = endOfLiteral(at: position) else { return false }
        position = end
        isLeading = false
        continue
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == byte:
        position = bytes[position...].firstIndex(of: .lineFeed) ?? bytes.count
        return true
      default: break
      }
      isLeading = false
      position += 1
    }
    return true
  }

  /// The offset behind a string literal on this line, or behind the hash of a directive; `#if` is none of ours.
  private func endOfLiteral(at position: Int) -> Int? {
    var hashes = 0
    while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
    if position + hashes < bytes.count, bytes[position + hashes] != UInt8(ascii: "\"") {
      return bytes[(position + hashes)...].starts(with: "if ".utf8) ? nil : position + hashes
    }
    guard let end = SwiftStringEnd.offset(bytes, from: position, hashes: hashes),
      !bytes[position..<end].contains(.lineFeed)
    else { return nil }
    return end
  }

  /// Whether a line has more columns than there are.
  private func isLong(_ line: SwiftLine) -> Bool {
    if line.indent + line.text.count <= width { return false }
    return line.indent + String(decoding: bytes[line.text], as: UTF8.self).count > width
  }

  /// Adds a line; a body that is empty needs a layout.
  private mutating func add(_ line: SwiftLine) {
    var line = line
    if line.closes, let last = lines.lastIndex(where: { !$0.isEmpty }), lines[last].opensBody {
      lines[last].needsLayout = true
      line.needsLayout = true
    }
    lines.append(line)
  }
}
