extension FormChecks {
  /// A number in canonical form, `-1234.5`; nil for a text that is none.
  ///
  ///     number = [sign] digits [separator [digits]] / [sign] separator digits
  ///     sign   = "+" / "-" / "−"
  ///
  /// Digits may be of any script; before the separator blanks may part them in threes, `1 234,5`.
  /// At most 15 stand before the separator and 15 after it. White space at the ends and marks of
  /// direction are passed over. Without a separator the number is whole.
  static func number(_ text: String, separator: Character?) -> String? {
    guard text.utf8.count <= 1_000 else { return nil }
    let visible = text.unicodeScalars.filter { !$0.properties.isBidiControl }
    var rest = Array(trimmed(String(String.UnicodeScalarView(visible))).unicodeScalars)[...]
    let isNegative = rest.first == "-" || rest.first == "\u{2212}"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) {
      Character($0) == separator
    }
    guard let whole = parts.first.flatMap(groupedDigits) else { return nil }
    let fraction = parts.count == 2 ? plainDigits(parts[1]) : ""
    guard let fraction, !(whole.isEmpty && fraction.isEmpty), whole.count <= 15,
      fraction.count <= 15
    else {
      return nil
    }
    return canonicalNumber(isNegative, whole, fraction)
  }

  /// A whole number in canonical form, `-1234`; nil for a text that is none.
  static func wholeNumber(_ text: String) -> String? { number(text, separator: nil) }

  static func canonicalNumber(_ isNegative: Bool, _ whole: String, _ fraction: String) -> String {
    let whole = String(whole.drop { $0 == "0" })
    var fraction = fraction[...]
    while fraction.last == "0" { fraction.removeLast() }
    if whole.isEmpty, fraction.isEmpty { return "0" }
    let digits = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return isNegative ? "-" + digits : digits
  }

  /// Digits as `0` to `9`; nil where anything else stands among them.
  static func plainDigits(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var digits = ""
    for scalar in scalars {
      guard let value = digit(scalar) else { return nil }
      digits += String(value)
    }
    return digits
  }

  /// Digits that blanks may part in threes from the right.
  static func groupedDigits(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    let groups = scalars.split(omittingEmptySubsequences: false, whereSeparator: isGroupBlank)
    guard groups.count > 1 else { return plainDigits(scalars) }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }), (1...3).contains(groups[0].count) else {
      return nil
    }
    return plainDigits(Array(groups.joined())[...])
  }
}
