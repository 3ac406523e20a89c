/// A place in a text, by scalars, that knows how many UTF-8 bytes stand before it.
struct ScalarCursor {
  private var text: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The UTF-8 offset of ``current``.
  private(set) var offset = 0

  /// Stands at the beginning.
  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    scalars = Array(text.unicodeScalars)
  }

  /// The scalar here; nil at the end.
  var current: Unicode.Scalar? { peek(0) }

  /// The scalar further on; nil behind the end.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Goes on by one scalar and gives it; stays at the end.
  @discardableResult mutating func advance() -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    index += 1
    offset += UTF8.width(scalar)
    return scalar
  }

  /// Goes on while scalars fit, and gives them.
  mutating func advance(while fits: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let scalar = current, fits(scalar) { advance() }
    return text(from: start)
  }

  /// The text from a UTF-8 offset, where a scalar begins, up to here.
  func text(from start: Int) -> String {
    let utf8 = text.utf8
    return String(
      text[utf8.index(text.startIndex, offsetBy: start)..<utf8.index(text.startIndex, offsetBy: offset)])
  }

  /// The fault of what stands from an offset up to here.
  func fault(_ kind: ConditionFault.Kind, from start: Int) -> ConditionToken.Kind {
    .fault(ConditionFault(kind, start..<offset))
  }

  /// The whole character that begins here, of however many scalars.
  var character: String {
    text[text.utf8.index(text.startIndex, offsetBy: offset)...].first.map(String.init) ?? ""
  }

  /// Goes on by some scalars.
  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Whether these scalars stand here.
  func stands(_ written: [Unicode.Scalar]) -> Bool {
    written.indices.allSatisfy { peek($0) == written[$0] }
  }
}

extension Unicode.Scalar {
  /// Whether a name may begin with it, as in Swift.
  var beginsName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_": true
    default: !isASCII && properties.isXIDStart
    }
  }

  /// Whether a name may go on with it.
  var continuesName: Bool { beginsName || isDigit || (!isASCII && properties.isXIDContinue) }

  /// Whether it is one of `0` to `9`.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a line ends with it, for texts, which cannot go on behind it.
  var endsLine: Bool { self == "\n" || self == "\r" }
}

extension String {
  /// Whether it can be written as a name, and so as `.name`.
  var isConditionName: Bool {
    guard let first = unicodeScalars.first, first.beginsName else { return false }
    return unicodeScalars.allSatisfy(\.continuesName)
  }
}
