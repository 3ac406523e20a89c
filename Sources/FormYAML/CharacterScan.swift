import FormDiagnostics

/// One walk over the bytes of a file: whether it is UTF-8, what YAML forbids, what libyaml must not see.
struct CharacterScan {
  /// Where the text begins: behind the byte-order mark.
  let start: Int
  private(set) var isASCII = true
  /// The first byte that is no UTF-8.
  private(set) var badByte: Int?
  private(set) var faults: [YAMLFault] = []
  /// The last bytes of U+0085, U+2028 and U+2029.
  private(set) var oldBreaks: [Int] = []
  private(set) var blankLinesWithTabs: [Range<Int>] = []
  /// The first `%TAG` line that is one too many: libyaml compares each with all before it.
  private(set) var directiveTooMany: SourceSpan?

  private var lineStart = 0
  private var hasTab = false
  private var isBlankSoFar = true
  private var directives = 0

  init(start: Int) {
    self.start = start
    lineStart = start
  }

  mutating func run(over bytes: UnsafeBufferPointer<UInt8>) {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20, byte < 0x7F {
        if isBlankSoFar { beginText(at: position, in: bytes) }
        position += 1
      } else if byte < 0x80 {
        see(byte, at: position)
        position += 1
      } else {
        guard let (scalar, length) = UTF8Sequence.decode(bytes, at: position) else {
          badByte = position
          return
        }
        see(scalar, at: position, length: length)
        position += length
      }
    }
    endLine(at: bytes.count)
  }

  private mutating func beginText(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    isBlankSoFar = false
    guard position == lineStart, bytes[position] == UInt8(ascii: "%"),
      bytes[position...].starts(with: "%TAG".utf8)
    else { return }
    directives += 1
    if directives > YAMLFault.Limit.directives.rawValue, directiveTooMany == nil {
      directiveTooMany = SourceSpan(position, position + 1)
    }
  }

  private mutating func endLine(at position: Int) {
    if isBlankSoFar, hasTab { blankLinesWithTabs.append(lineStart..<position) }
    hasTab = false
    lineStart = position + 1
    isBlankSoFar = true
  }

  private mutating func see(_ byte: UInt8, at position: Int) {
    switch byte {
    case .space: break
    case .tab: hasTab = true
    case .lineFeed, .carriageReturn: endLine(at: position)
    default: refuse(Unicode.Scalar(byte), at: position, length: 1)
    }
  }

  private mutating func see(_ scalar: Unicode.Scalar, at position: Int, length: Int) {
    isASCII = false
    isBlankSoFar = false
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: oldBreaks.append(position + length - 1)
    case 0x80...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: refuse(scalar, at: position, length: length)
    default: break
    }
  }

  private mutating func refuse(_ scalar: Unicode.Scalar, at position: Int, length: Int) {
    isBlankSoFar = false
    guard faults.count < SourceText.mostCharacterFaults else { return }
    faults.append(.character(SourceSpan(position, position + length), scalar))
  }
}

/// UTF-8 to the letter: no overlong forms, no surrogates, nothing past U+10FFFF.
enum UTF8Sequence {
  /// The scalar that begins at `position`, and its length in bytes.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[position]
    let length: Int
    switch first {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard position + length <= bytes.count else { return nil }
    var value = UInt32(first) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
    for index in 1..<max(length, 1) {
      guard bytes[position + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[position + index] & 0x3F)
    }
    guard value >= [0, 0, 0x80, 0x800, 0x10000][length] else { return nil }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
