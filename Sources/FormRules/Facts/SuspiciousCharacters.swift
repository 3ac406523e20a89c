/// Characters of names and conditions that a reader does not see, or takes for others.
struct SuspiciousCharacters {
  /// One such character.
  struct Found: Hashable {
    /// What is wrong with it.
    enum Kind: Hashable {
      /// It has no shape.
      case invisible
      /// It turns the direction of what stands around it.
      case turning
      /// It looks like a letter or digit of ASCII.
      case lookAlike(Unicode.Scalar)
    }

    /// The character.
    var scalar: Unicode.Scalar
    /// What is wrong with it.
    var kind: Kind
    /// Where, in UTF-8 offsets.
    var range: Range<Int>
  }

  /// Those of a name, in order.
  static func inName(_ name: String) -> [Found] {
    if name.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 }) { return [] }
    return LookAlikes.found(in: placed(name)) { hidden($0) }
  }

  /// Those of a condition outside its texts, in order.
  ///
  /// - Parameter isKnown: whether a word is the name of something, and so no disguise.
  static func inCondition(_ condition: String, isKnown: (String) -> Bool) -> [Found] {
    if condition.utf8.allSatisfy({ $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A || $0 == 0x09) }) { return [] }
    var found: [Found] = []
    var word: [Placed] = []
    func end() {
      if !word.isEmpty, !isKnown(text(word)) { found += LookAlikes.found(in: word) { hidden($0) } }
      word = []
    }
    for placed in outsideTexts(placed(condition)) {
      if placed.scalar.properties.isXIDContinue, hidden(placed) == nil {
        word.append(placed)
      } else {
        end()
        if !["\n", "\r", "\t"].contains(placed.scalar), let hidden = hidden(placed) { found.append(hidden) }
      }
    }
    end()
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A name with each look-alike as the letter that it looks like, and without what cannot be seen.
  static func shape(of name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 }) { return name }
    var shape = String.UnicodeScalarView()
    for placed in placed(name) where hidden(placed) == nil {
      shape.append(LookAlikes.plain(placed.scalar) ?? placed.scalar)
    }
    return String(shape)
  }

  /// A scalar and its UTF-8 offset.
  typealias Placed = (scalar: Unicode.Scalar, offset: Int)

  private static func placed(_ text: String) -> [Placed] {
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
  }

  private static func text(_ word: [Placed]) -> String {
    String(String.UnicodeScalarView(word.map(\.scalar)))
  }

  /// The scalar as something that cannot be seen; nil for what can.
  private static func hidden(_ placed: Placed) -> Found? {
    let range = placed.offset..<placed.offset + UTF8.width(placed.scalar)
    if BidiControl(placed.scalar) != nil || [0x200E, 0x200F, 0x061C].contains(placed.scalar.value) {
      return Found(scalar: placed.scalar, kind: .turning, range: range)
    }
    let properties = placed.scalar.properties
    let isHidden = [.format, .control].contains(properties.generalCategory)
    guard isHidden || properties.isDefaultIgnorableCodePoint else { return nil }
    return Found(scalar: placed.scalar, kind: .invisible, range: range)
  }

  /// What stands outside of texts, be their quotes plain or of a word processor.
  private static func outsideTexts(_ scalars: [Placed]) -> [Placed] {
    var outside: [Placed] = []
    var closers: Set<Unicode.Scalar> = []
    var isEscaped = false
    for placed in scalars {
      if closers.isEmpty {
        outside.append(placed)
        closers = Self.closers(of: placed.scalar)
      } else if isEscaped {
        isEscaped = false
      } else if closers.contains(placed.scalar) || placed.scalar == "\n" {
        closers = []
      } else {
        isEscaped = placed.scalar == "\\"
      }
    }
    return outside
  }

  private static func closers(of quote: Unicode.Scalar) -> Set<Unicode.Scalar> {
    switch quote {
    case "\"", "'": [quote]
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}":
      ["\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}"]
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}":
      ["'", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}"]
    default: []
    }
  }
}
