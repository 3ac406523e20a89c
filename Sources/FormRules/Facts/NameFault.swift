import FormLowering

/// What keeps a text from being a name in Swift.
enum NameFault: Hashable {
  /// Nothing stands there.
  case empty
  /// Nothing but signs and blanks.
  case noLetter
  /// It begins with a digit, or with a mark that only stands behind letters.
  case badStart(Character)
  /// A character that no name has, and its UTF-8 offsets.
  case character(Character, Range<Int>)
  /// The name of a form begins with a small letter or a sign.
  case smallStart

  /// What is wrong with the name of a field, a section or an option; nil where it is a name.
  ///
  /// Letters of any script are letters. A name that passes is an identifier of Swift's grammar.
  static func of(_ name: String) -> NameFault? {
    if isPlain(name) { return nil }
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let letter = name.first else { return .empty }
    if !scalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
      return .noLetter
    }
    if let (character, range) = stranger(in: name) { return .character(character, range) }
    return first == "_" || isStart(first) ? nil : .badStart(letter)
  }

  /// What is wrong with the name of a form, which begins with a capital where its script has capitals.
  static func ofForm(_ name: String) -> NameFault? {
    if let fault = of(name) { return fault }
    guard let first = name.unicodeScalars.first else { return .empty }
    return first == "_" || first.properties.isLowercase ? .smallStart : nil
  }

  /// A name in the same words, where nothing but blanks, points and hyphens keeps a text from being one.
  static func suggestion(for name: String, isForm: Bool = false) -> String? {
    let parts = name.unicodeScalars.filter { !" -.,_/".unicodeScalars.contains($0) }
    guard parts.allSatisfy({ isPart($0) }), parts.first.map(isStart) == true else { return nil }
    if !isForm { return SwiftNaming.optionName(name) }
    let stem = of(name) == nil ? String(name.drop { $0 == "_" }) : SwiftNaming.optionName(name)
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }

  /// Whether it is letters and digits of ASCII, a letter first: nearly every name is.
  private static func isPlain(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: isFirst = false
      case 0x30...0x39, 0x5F: if isFirst { return false }
      default: return false
      }
    }
    return !isFirst
  }

  private static func stranger(in name: String) -> (Character, Range<Int>)? {
    var offset = 0
    for character in name {
      let length = character.utf8.count
      if !character.unicodeScalars.allSatisfy(isPart) { return (character, offset..<offset + length) }
      offset += length
    }
    return nil
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.properties.isAlphabetic
      : scalar.properties.isXIDStart && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || isStart(scalar) || ("0"..."9").contains(scalar) }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
