extension FormChecks {
  /// Tells whether a scalar is a blank that people write between groups of digits.
  static func isGroupBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{2009}" || scalar == "\u{202F}"
  }
}
