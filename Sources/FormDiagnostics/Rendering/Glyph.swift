/// A piece of a source line and what a terminal shows for it.
struct Glyph {
  /// What is shown: the character itself, or what stands for one that cannot be seen.
  var shown: String
  /// The first column, from 0.
  var column: Int
  /// How many columns it takes.
  var width: Int
  /// The bytes of the file that it stands for.
  var bytes: Range<Int>

  /// Reads a part of a line into glyphs.
  ///
  /// Tabs show as an arrow up to the next multiple of four columns. Bytes that are not UTF-8 show as `\xE9`.
  static func read(_ range: Range<Int>, of file: SourceFile) -> [Glyph] {
    let bytes = file.bytes[range]
    let text = String(decoding: bytes, as: UTF8.self)
    var row = Row(offset: range.lowerBound)
    guard text.utf8.elementsEqual(bytes) else {
      for byte in bytes { row.add(shown(byte), length: 1) }
      return row.glyphs
    }
    for character in text { row.add(character) }
    return row.glyphs
  }

  private static func shown(_ byte: UInt8) -> String {
    byte < 0x80
      ? VisibleText.of(String(Unicode.Scalar(byte)))
      : "\\x" + String(byte, radix: 16, uppercase: true)
  }

  private struct Row {
    var glyphs: [Glyph] = []
    var column = 0
    var offset: Int

    init(offset: Int) { self.offset = offset }

    mutating func add(_ character: Character) {
      let isASCII = character.unicodeScalars.first.map { $0.isASCII || Self.isJoiner($0) } ?? true
      func isOdd(_ scalar: Unicode.Scalar) -> Bool {
        VisibleText.isHidden(scalar) || isASCII && Self.isJoiner(scalar)
      }
      if character == "\t" {
        add("→" + String(repeating: " ", count: 3 - column % 4), length: 1)
      } else if character.unicodeScalars.contains(where: isOdd) {
        for scalar in character.unicodeScalars {
          let shown = isOdd(scalar) ? VisibleText.spelling(of: scalar) : String(scalar)
          add(shown, length: UTF8.width(scalar))
        }
      } else {
        add(String(character), length: character.utf8.count)
      }
    }

    mutating func add(_ shown: String, length: Int) {
      let width = DisplayWidth.of(shown)
      glyphs.append(Glyph(shown: shown, column: column, width: width, bytes: offset..<offset + length))
      column += width
      offset += length
    }

    /// After an ASCII letter a joiner joins nothing, so it is made visible there.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0x200C || scalar.value == 0x200D
    }
  }
}
