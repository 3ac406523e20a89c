import FormPlan

extension ValidatorKind {
  /// Whether what passes is made of characters that somebody chose.
  var limitsCharacters: Bool {
    switch self {
    case .pattern, .email, .url, .phone, .matches, .digits, .postalCode, .creditCard, .iban, .oneOf, .custom:
      true
    case .required, .accepted, .length, .integer, .number, .range, .fraction, .before, .after, .check: false
    }
  }
}
