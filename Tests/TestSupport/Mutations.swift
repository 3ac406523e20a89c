extension Generator {
  /// A text with one to three signs too many.
  package mutating func withSigns(_ text: String) -> [UInt8] {
    let signs = Array("\"'[]{}()!&*:#,-?|>%@`~<.\\\t\n\r \u{FEFF}é👨‍👩‍👧‍👦".unicodeScalars)
    var scalars = Array(text.unicodeScalars)
    for _ in 0...below(3) { scalars.insert(pick(signs), at: below(scalars.count + 1)) }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  /// A text with one to four random bytes in it.
  package mutating func withBytes(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...below(4) where !bytes.isEmpty { bytes[below(bytes.count)] = UInt8(below(256)) }
    return bytes
  }
}

/// A text without one of its lines, for each of them.
package func withoutALine(_ text: String) -> [[UInt8]] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.map { index in
    var lines = lines
    lines.remove(at: index)
    return Array(lines.joined(separator: "\n").utf8)
  }
}
