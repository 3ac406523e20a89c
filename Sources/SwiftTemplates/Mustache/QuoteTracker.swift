/// Follows the quotes of one line of a Swift template, so that no value is put inside them.
struct QuoteTracker {
  private(set) var isInside = false
  private var isEscaped = false
  private var isComment = false
  private var previous: UInt8 = 0

  /// Reads text of the template.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for byte in text {
      if byte == .lineFeed {
        self = QuoteTracker()
      } else if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), isInside {
        isEscaped = true
      } else if byte == UInt8(ascii: "\""), !isComment {
        isInside.toggle()
      } else if byte == UInt8(ascii: "/"), previous == byte, !isInside {
        isComment = true
      }
      previous = byte
    }
  }
}
