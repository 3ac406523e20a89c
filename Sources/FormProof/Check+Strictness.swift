import FormPlan

extension Check {
  /// Whether a value that passes is easily had: the check reads no other field, and no check of another kind.
  var isPlain: Bool {
    switch self {
    case .required, .accepted, .integer, .number, .digits, .fraction, .pattern, .email, .url, .phone,
      .creditCard,
      .iban, .custom, .length, .postalCode, .oneOf:
      true
    case .range(let lower, let upper):
      [lower, upper].compactMap { $0 }.allSatisfy { $0.fields.isEmpty && !$0.readsToday }
    case .matches, .before, .after, .check: false
    }
  }

  /// Whether it only asks for something to stand there.
  var asksForValue: Bool { self == .required || self == .accepted || self == .integer || self == .number }
}
