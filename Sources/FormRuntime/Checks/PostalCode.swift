extension FormChecks {
  /// Tells whether a text has the shape of a country's postal codes; the country is an ISO 3166 code.
  ///
  /// Letters may be small, blanks may be left out or stand where the country has none, digits may be of any script.
  /// A country whose codes are not known here takes every text.
  static func isPostalCode(_ text: String, _ country: String) -> Bool {
    guard let shapes = postalCodes[country.uppercased()] else { return true }
    guard text.utf8.count <= 100 else { return false }
    let code = foldingDigits(text).unicodeScalars.filter { !isGroupBlank($0) && $0 != "-" }
    return shapes.split(separator: " ").contains { shape in
      shape.unicodeScalars.count == code.count
        && zip(shape.unicodeScalars, code).allSatisfy { isPostalScalar($1, of: $0) }
    }
  }

  /// `9` in a shape stands for a digit, `A` for a letter, `*` for either, all else for itself.
  static func isPostalScalar(_ scalar: Unicode.Scalar, of shape: Unicode.Scalar) -> Bool {
    let isDigit = ("0"..."9").contains(scalar)
    let isLetter = ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
    switch shape {
    case "9": return isDigit
    case "A": return isLetter
    case "*": return isDigit || isLetter
    default: return String(scalar).uppercased() == String(shape)
    }
  }

  /// The shapes of each country's codes, without blanks and hyphens.
  static let postalCodes: [String: String] = [
    "AR": "9999 A9999AAA", "AT": "9999", "AU": "9999", "BE": "9999", "BG": "9999", "BR": "99999999",
    "CA": "A9A9A9", "CH": "9999", "CL": "9999999", "CN": "999999", "CY": "9999", "CZ": "99999", "DE": "99999",
    "DK": "9999", "EE": "99999", "ES": "99999", "FI": "99999", "FR": "99999",
    "GB": "A99AA A999AA AA99AA AA999AA A9A9AA AA9A9AA GIR0AA", "GR": "99999", "HR": "99999", "HU": "9999",
    "IE": "A99**** A9A****", "IL": "9999999 99999", "IN": "999999", "IS": "999", "IT": "99999",
    "JP": "9999999",
    "KR": "99999", "LI": "9999", "LT": "99999 LT99999", "LU": "9999 L9999", "LV": "9999 LV9999",
    "MT": "AAA9999",
    "MX": "99999", "NL": "9999AA", "NO": "9999", "NZ": "9999", "PL": "99999", "PT": "9999999", "RO": "999999",
    "RS": "99999", "RU": "999999", "SE": "99999", "SG": "999999", "SI": "9999", "SK": "99999", "TR": "99999",
    "UA": "99999", "US": "99999 999999999", "ZA": "9999",
  ]
}
