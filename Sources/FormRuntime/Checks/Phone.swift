extension FormChecks {
  /// Tells whether a text has the shape of a telephone number; no list of countries is consulted.
  ///
  ///     number        = international / national
  ///     international = ("+" / "00") 7 to 15 digits, the first not 0
  ///     national      = 4 to 15 digits
  ///
  /// Digits may be of any script. Between them may stand blanks, dashes, dots, slashes, and pairs
  /// of parentheses with a digit inside: `+49 (0)30 12-34-56`. The number begins with a digit, `+`
  /// or `(` and ends with a digit or `)`. The invisible marks of direction that come along when a
  /// number is copied from the contacts are passed over. Letters, `*` and `#` are refused.
  static func isPhone(_ text: String) -> Bool {
    guard text.unicodeScalars.count <= 100, let number = PhoneNumber(text) else { return false }
    if number.hasPlus { return isInternational(number.digits[...]) }
    if number.digits.hasPrefix("00") { return isInternational(number.digits.dropFirst(2)) }
    return (4...15).contains(number.digits.count)
  }

  static func isInternational(_ digits: Substring) -> Bool {
    digits.first != "0" && (7...15).contains(digits.count)
  }

  /// A telephone number without what only separates its digits.
  struct PhoneNumber {
    var hasPlus = false
    /// The digits as `0` to `9`.
    var digits = ""
    /// How many digits stood before the parenthesis that is open.
    var digitsBeforeParenthesis: Int?

    /// Fails when anything else stands between the digits than may.
    init?(_ text: String) {
      let visible = text.unicodeScalars.filter { !$0.properties.isBidiControl }
      guard let last = visible.last, last == ")" || digit(last) != nil else { return nil }
      for scalar in visible {
        guard append(scalar) else { return nil }
      }
      guard digitsBeforeParenthesis == nil else { return nil }
    }

    /// Takes the next scalar; says no when it may not stand here.
    mutating func append(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "+", "\u{FF0B}":
        guard !hasPlus, digits.isEmpty else { return false }
        hasPlus = true
      case "(":
        guard digitsBeforeParenthesis == nil else { return false }
        digitsBeforeParenthesis = digits.count
      case ")":
        guard let before = digitsBeforeParenthesis, digits.count > before else { return false }
        digitsBeforeParenthesis = nil
      default:
        guard let digit = digit(scalar) else {
          return isPhoneSeparator(scalar) && (hasPlus || !digits.isEmpty)
        }
        digits += String(digit)
      }
      return true
    }
  }

  static func isPhoneSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator: true
    default: scalar == "." || scalar == "/" || scalar == "\u{2212}"
    }
  }
}
