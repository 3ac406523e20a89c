/// Finds where a string literal ends.
enum SwiftStringEnd {
  /// The offset behind the literal that begins at `start`; nil where it never ends.
  static func offset(_ bytes: [UInt8], from start: Int, hashes: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    var index = start + hashes
    let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < bytes.count {
      switch bytes[index] {
      case quote
      where bytes.hasRun(of: quote, quotes, at: index)
        && bytes.hasRun(of: UInt8(ascii: "#"), hashes, at: index + quotes):
        return index + quotes + hashes
      case .lineFeed where !isLong: return nil
      case UInt8(ascii: "\\"): break
      default:
        index += 1
        continue
      }
      let mark = index + 1 + hashes
      guard mark < bytes.count else { return nil }
      let isEscape = bytes[index + 1..<mark].allSatisfy { $0 == 0x23 }
      if isEscape, bytes[mark] == UInt8(ascii: "(") {
        guard let end = interpolationEnd(bytes, from: mark + 1) else { return nil }
        index = end
      } else {
        index = isEscape ? mark + 1 : index + 1
      }
    }
    return nil
  }

  private static func interpolationEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 1
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        guard let end = offset(bytes, from: index, hashes: 0) else { return nil }
        index = end - 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether so many of a byte stand at a place.
  fileprivate func hasRun(of byte: UInt8, _ count: Int, at start: Int) -> Bool {
    start + count <= self.count && (start..<start + count).allSatisfy { self[$0] == byte }
  }
}
