import FormPlan

extension ValidatorKind {
  /// Whether what passes is made of characters that somebody chose.
  var limitsCharacters: Bool {
    switch self {
    case .pattern, .email, .phone, .matches: true
    case .required, .accepted, .length: false
    }
  }

  /// Whether only the author can say what is wrong where it fails.
  var needsMessage: Bool {
    switch self {
    case .pattern: true
    case .required, .accepted, .length, .email, .phone, .matches: false
    }
  }
}
