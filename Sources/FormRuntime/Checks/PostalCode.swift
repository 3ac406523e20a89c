extension FormChecks {
  /// Tells whether a text has the shape of the postal codes of a country, an ISO 3166 code.
  ///
  /// Letters may be small, blanks may be left out where the shape has one, digits may be of any
  /// script. A country whose codes are not known here takes every text.
  static func isPostalCode(_ text: String, _ country: String) -> Bool {
    guard let shapes = postalCodes[country.uppercased()] else { return true }
    guard text.utf8.count <= 100 else { return false }
    let code = foldingDigits(text)
    return shapes.split(separator: "|").contains { shape in
      hasShape(code, shape) || hasShape(code, shape.filter { $0 != " " }[...])
    }
  }

  static func hasShape(_ code: String, _ shape: Substring) -> Bool {
    let scalars = code.unicodeScalars
    return shape.unicodeScalars.count == scalars.count
      && zip(shape.unicodeScalars, scalars).allSatisfy { isPostalScalar($1, of: $0) }
  }

  /// `9` in a shape stands for a digit, `A` for a letter, `*` for either, all else for itself.
  static func isPostalScalar(_ scalar: Unicode.Scalar, of shape: Unicode.Scalar) -> Bool {
    let isDigit = ("0"..."9").contains(scalar)
    let isLetter = ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
    switch shape {
    case "9": return isDigit
    case "A": return isLetter
    case "*": return isDigit || isLetter
    case " ": return isGroupBlank(scalar)
    default: return String(scalar).uppercased() == String(shape)
    }
  }

  /// The shapes of each country's codes, with a blank where people write one.
  static let postalCodes: [String: String] = [
    "AR": "9999|A9999AAA", "AT": "9999", "AU": "9999", "BE": "9999", "BG": "9999",
    "BR": "99999-999|99999999", "CA": "A9A 9A9", "CH": "9999", "CL": "999 9999|9999999",
    "CN": "999999", "CY": "9999", "CZ": "999 99", "DE": "99999", "DK": "9999", "EE": "99999",
    "ES": "99999", "FI": "99999", "FR": "99999",
    "GB": "A9 9AA|A99 9AA|AA9 9AA|AA99 9AA|A9A 9AA|AA9A 9AA|GIR 0AA", "GR": "999 99", "HR": "99999",
    "HU": "9999", "IE": "A99 ****|A9A ****", "IL": "9999999|99999", "IN": "999 999", "IS": "999",
    "IT": "99999", "JP": "999-9999|9999999", "KR": "99999", "LI": "9999", "LT": "99999|LT-99999",
    "LU": "9999|L-9999", "LV": "9999|LV-9999", "MT": "AAA 9999", "MX": "99999", "NL": "9999 AA",
    "NO": "9999", "NZ": "9999", "PL": "99-999|99999", "PT": "9999-999|9999999", "RO": "999999",
    "RS": "99999", "RU": "999999", "SE": "999 99", "SG": "999999", "SI": "9999", "SK": "999 99",
    "TR": "99999", "UA": "99999", "US": "99999|99999-9999", "ZA": "9999",
  ]
}
