extension FormChecks {
  /// The value of a decimal digit of any script: 3 for `3`, `٣`, `३` and `３`.
  ///
  /// Fractions, superscripts and Roman numerals are no digits: `nil` for `½`, `²` and `Ⅷ`.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  /// The text with each decimal digit written as one of `0` to `9`, and all else as it was.
  static func foldingDigits(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars {
      if let digit = digit(scalar) {
        folded += String(digit)
      } else {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }
}
