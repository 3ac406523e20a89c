/// A place in the text of a pattern, counted both in scalars and in UTF-8 bytes.
struct PatternCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The byte at which the next scalar begins.
  private(set) var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool { index == scalars.count }

  /// The next scalar, or the one `distance` after it; `nil` past the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Takes the next scalar.
  @discardableResult mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    index += 1
    offset += UTF8.width(scalar)
    return scalar
  }

  /// Takes `text` if that is what comes next.
  mutating func take(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[index...].starts(with: wanted) else { return false }
    for _ in wanted { next() }
    return true
  }

  /// Takes scalars as long as `isWanted` says so, `most` of them at most.
  mutating func take(atMost most: Int = .max, while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    var count = 0
    while count < most, let scalar = peek(), isWanted(scalar) {
      taken.append(scalar)
      next()
      count += 1
    }
    return String(taken)
  }

  /// Goes to the end: nothing more is read.
  mutating func stop() {
    while next() != nil {}
  }
}
