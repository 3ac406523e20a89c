extension FormChecks {
  /// Tells whether a text is a card number: 12 to 19 digits, the last of them Luhn's check digit.
  ///
  /// Digits may be of any script; between two may stand one blank or one hyphen. Zeros alone are
  /// refused, and no list of issuers is consulted.
  static func isCreditCard(_ text: String) -> Bool {
    guard let number = cardDigits(text), (12...19).contains(number.count),
      number.contains(where: { $0 != 0 })
    else { return false }
    var sum = 0
    for (place, digit) in number.reversed().enumerated() {
      let doubled = place % 2 == 1 ? digit * 2 : digit
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 == 0
  }

  /// The digits of a card number; nil where they are parted by more than one blank or hyphen.
  static func cardDigits(_ text: String) -> [Int]? {
    var digits: [Int] = []
    var isParted = true
    for scalar in text.unicodeScalars {
      if let digit = digit(scalar) {
        digits.append(digit)
        isParted = false
      } else {
        guard !isParted, scalar == "-" || isGroupBlank(scalar) else { return nil }
        isParted = true
      }
      if digits.count > 19 { return nil }
    }
    return isParted ? nil : digits
  }
}
