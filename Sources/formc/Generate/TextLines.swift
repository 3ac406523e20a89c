/// The lines of a text, byte for byte: Swift's own comparison takes texts for equal that Unicode composes differently.
typealias TextLine = ArraySlice<UInt8>

extension String {
  /// The lines, each with its line feed where it has one; none for an empty text.
  var lines: [TextLine] {
    var lines: [TextLine] = []
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

extension TextLine {
  /// The line as text, without its line feed.
  var text: String { String(decoding: last == 0x0A ? dropLast() : self, as: UTF8.self) }
}
