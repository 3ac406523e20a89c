extension FormChecks {
  /// Tells whether a text has the shape of a telephone number; no list of countries is consulted.
  ///
  ///     number        = international / national
  ///     international = ("+" / "00") 7 to 15 digits, the first not 0
  ///     national      = 4 to 15 digits
  ///
  /// Digits may be of any script. Between them may stand blanks, hyphens and dashes, dots, slashes, and
  /// pairs of parentheses with a digit inside: `+49 (0)30 12-34-56`. The number begins with a digit, `+`
  /// or `(` and ends with a digit or `)`. The invisible marks of direction that come along when a number
  /// is copied from the contacts are passed over. Letters, `*` and `#` are refused.
  static func isPhone(_ text: String) -> Bool {
    guard text.unicodeScalars.count <= 100, let number = phoneNumber(text) else { return false }
    if number.starts(with: "+") { return isInternational(number.dropFirst()) }
    if number.starts(with: "00") { return isInternational(number.dropFirst(2)) }
    return (4...15).contains(number.count)
  }

  static func isInternational(_ digits: Substring) -> Bool {
    digits.first != "0" && (7...15).contains(digits.count)
  }

  /// The digits of a number as `0` to `9`, behind `+` if that is in front; `nil` when anything else
  /// stands between them than may.
  static func phoneNumber(_ text: String) -> String? {
    let visible = text.unicodeScalars.filter { !$0.properties.isBidiControl }
    guard let last = visible.last, last == ")" || digit(last) != nil else { return nil }
    var number = ""
    var lengthAtParenthesis: Int?
    for scalar in visible {
      switch scalar {
      case "+" where number.isEmpty:
        number = "+"
      case "(" where lengthAtParenthesis == nil:
        lengthAtParenthesis = number.count
      case ")" where number.count > lengthAtParenthesis ?? .max:
        lengthAtParenthesis = nil
      default:
        if let digit = digit(scalar) {
          number += String(digit)
        } else if !isPhoneSeparator(scalar) || number.isEmpty {
          return nil
        }
      }
    }
    return lengthAtParenthesis == nil ? number : nil
  }

  static func isPhoneSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "/", "\u{2212}": true
    default:
      scalar.properties.generalCategory == .dashPunctuation
        || scalar.properties.generalCategory == .spaceSeparator
    }
  }
}
