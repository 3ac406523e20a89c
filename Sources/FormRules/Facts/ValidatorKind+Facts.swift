import FormPlan

extension ValidatorKind {
  /// Whether what passes is made of characters that somebody chose; conditions and functions may see to it.
  var limitsCharacters: Bool {
    switch self {
    case .integer, .number, .digits, .pattern, .email, .url, .phone, .postalCode, .creditCard, .iban, .oneOf,
      .matches, .check, .custom:
      true
    case .required, .accepted, .length, .range, .fraction, .before, .after: false
    }
  }
}
