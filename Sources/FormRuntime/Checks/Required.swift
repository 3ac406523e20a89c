extension FormChecks {
  /// Tells whether a text holds anything that a person could see.
  ///
  /// Blanks alone, and the joiners U+200C and U+200D alone, are no answer.
  static func isFilled(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      !isBlank(scalar) && scalar != "\u{200C}" && scalar != "\u{200D}"
    }
  }

  /// Tells whether a scalar is white space, or one of the invisible separators that come along when
  /// text is copied: zero width space, word joiner, byte-order mark.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200B}", "\u{2060}", "\u{FEFF}": true
    default: scalar.properties.isWhitespace
    }
  }
}
