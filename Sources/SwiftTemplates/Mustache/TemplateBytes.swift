extension UInt8 {
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }

  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// White space inside a tag.
  var isMustacheSpace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }

  /// Whether the byte goes on a name: an ASCII letter, digit, underscore, or part of another character.
  var continuesName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Where `pattern` next begins.
  func firstRange(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, count >= pattern.count else { return nil }
    var index = start
    while index <= count - pattern.count {
      if self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }

  /// The range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start].isMustacheSpace { start += 1 }
    while end > start, self[end - 1].isMustacheSpace { end -= 1 }
    return start..<end
  }

  /// The whole line, with its break, where nothing but blanks surrounds `start..<end`; else nil.
  func lineAlone(from start: Int, to end: Int) -> Range<Int>? {
    var lower = start
    while lower > 0, self[lower - 1].isBlank { lower -= 1 }
    let isByteOrderMark = lower == 3 && starts(with: [0xEF, 0xBB, 0xBF])
    guard lower == 0 || isByteOrderMark || self[lower - 1] == .lineFeed else { return nil }
    var upper = end
    while upper < count, self[upper].isBlank { upper += 1 }
    if upper + 1 < count, self[upper] == .carriageReturn, self[upper + 1] == .lineFeed { upper += 1 }
    if upper == count { return lower..<upper }
    return self[upper] == .lineFeed ? lower..<upper + 1 : nil
  }

  /// The offset of the first byte that is not UTF-8.
  var firstNonUTF8Offset: Int? {
    var decoder = UTF8()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
