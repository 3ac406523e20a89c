import FormPlan

extension Check {
  /// Whether it can refuse every value that a field may hold, by itself or with what another field or the day says.
  var isDemanding: Bool {
    switch self {
    case .required, .accepted, .integer, .number, .digits, .fraction, .pattern, .email, .url, .phone,
      .postalCode, .creditCard, .iban, .custom, .oneOf:
      false
    case .length(let bounds): bounds.upper.map { $0 < 1 } ?? false
    case .range, .matches, .before, .after, .check: true
    }
  }

  /// Whether it allows some of the texts or numbers, which another one may not allow.
  var isSelective: Bool {
    switch self {
    case .length, .oneOf: true
    default: false
    }
  }
}
