extension FormChecks {
  /// Tells whether a text is an international account number, ISO 13616, with right check digits.
  ///
  /// Two letters for the country, two digits, 11 to 30 letters or digits, single blanks between;
  /// capitals or not. Where the country's length is registered it must be that.
  static func isIBAN(_ text: String) -> Bool {
    guard let number = accountCharacters(foldingDigits(text)),
      (15...34).contains(number.count)
    else {
      return false
    }
    guard number[0] > 9, number[1] > 9, number[2] < 10, number[3] < 10 else { return false }
    let country = String(text.prefix(2)).uppercased()
    if let length = accountLengths[country], length != number.count { return false }
    var remainder = 0
    for value in number.dropFirst(4) + number.prefix(4) {
      remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
    }
    return remainder == 1
  }

  /// What each character counts: digits themselves, letters from 10 for `A`; nil for anything else.
  static func accountCharacters(_ text: String) -> [Int]? {
    var values: [Int] = []
    var isParted = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": values.append(Int(scalar.value) - 48)
      case "A"..."Z": values.append(Int(scalar.value) - 55)
      case "a"..."z": values.append(Int(scalar.value) - 87)
      default:
        guard !isParted, isGroupBlank(scalar) else { return nil }
        isParted = true
        continue
      }
      isParted = false
      if values.count > 34 { return nil }
    }
    return isParted ? nil : values
  }

  /// The registered lengths.
  static let accountLengths: [String: Int] = [
    "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22,
    "BI": 27, "BR": 29, "BY": 28, "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DJ": 27,
    "DK": 18, "DO": 28, "EE": 20, "EG": 29, "ES": 24, "FI": 18, "FK": 18, "FO": 18, "FR": 27,
    "GB": 22, "GE": 22, "GI": 23, "GL": 18, "GR": 27, "GT": 28, "HR": 21, "HU": 28, "IE": 22,
    "IL": 23, "IQ": 23, "IS": 26, "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32,
    "LI": 21, "LT": 20, "LU": 20, "LV": 21, "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19,
    "MN": 20, "MR": 27, "MT": 31, "MU": 30, "NI": 28, "NL": 18, "NO": 15, "OM": 23, "PK": 24,
    "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22, "RU": 33, "SA": 24, "SC": 31,
    "SD": 18, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "SO": 23, "ST": 25, "SV": 28, "TL": 23,
    "TN": 24, "TR": 26, "UA": 29, "VA": 22, "VG": 24, "XK": 20,
  ]
}
