/// An identifier, put into back-ticks only where its position demands them.
///
/// Three things no back-tick mends, so templates do not write them: a bare `self` within a type means the
/// instance (write `self.x`, and name the parameter otherwise), and neither `\Values.Type` nor `Field.Type`
/// reaches a member of the name `Type` or `Protocol` (write `.Type` where the type is known).
package struct SwiftName: Hashable, Sendable {
  /// Where an identifier stands.
  package enum Position: Sendable, CaseIterable {
    /// Where it is declared or used alone: `var x`, `x = 1`, `enum x`, `case x`.
    case declaration
    /// After a dot: `model.x`, `.x`, `\.x`.
    case member
    /// Before the colon of an argument: `f(x: 1)`.
    case label
    /// Before the colon of a parameter: `func f(x: Int)`, `func f(x y: Int)`.
    case parameter
  }

  /// The identifier without back-ticks.
  package let text: String
  /// Whether some position demands back-ticks.
  let isTroublesome: Bool

  /// Checks that `text` is an identifier of Swift's grammar; a keyword is one, `_` and `$0` are not.
  package init?(_ text: String) {
    self.text = text
    if let isWord = text.utf8.withContiguousStorageIfAvailable(Self.isWord) ?? Self.isWord(text.utf8) {
      isTroublesome = isWord && SwiftKeywords.ticked.contains(text)
      return
    }
    guard let first = text.unicodeScalars.first, text != "_" else { return nil }
    guard first.isIdentifierHead, text.unicodeScalars.allSatisfy({ $0.isIdentifierBody }) else { return nil }
    isTroublesome = false
  }

  /// Whether a plain identifier of ASCII has no digits and no capital inside, as keywords do; nil for other texts.
  private static func isWord(_ text: some Sequence<UInt8>) -> Bool? {
    var isWord = true
    var isFirst = true
    for byte in text {
      switch byte {
      case 0x61...0x7A: break
      case 0x41...0x5A: isWord = isWord && isFirst
      case 0x30...0x39 where !isFirst: isWord = false
      default: return nil
      }
      isFirst = false
    }
    return isFirst ? nil : isWord
  }

  /// The identifier as it is written in `position`.
  package func text(in position: Position) -> String {
    isTroublesome && SwiftKeywords.needsTicks(text, in: position) ? "`\(text)`" : text
  }
}

extension Unicode.Scalar {
  /// Whether Swift's grammar lets an identifier begin with it.
  var isIdentifierHead: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA: true
    case 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF, 0x100...0x2FF, 0x370...0x167F: true
    case 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E: !isHidden
    case 0x203F...0x2040, 0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F: !isHidden
    case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007: true
    case 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
    case 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD: !isHidden
    case 0x10000...0xEFFFD: value & 0xFFFE != 0xFFFE && !isHidden
    default: false
    }
  }

  /// Whether Swift's grammar lets an identifier go on with it.
  var isIdentifierBody: Bool {
    switch value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isIdentifierHead
    }
  }

  /// Whether a reader does not see it, or sees something else: never part of our names, never bare in text.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
