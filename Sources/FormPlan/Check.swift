/// What a validator checks, with its argument.
public enum Check: Hashable, Sendable {
  case required
  case accepted
  /// The text of a field that is typed is a whole number.
  case integer
  /// The text of a field that is typed is a number.
  case number
  /// A number of Swift characters.
  case length(Bounds)
  /// A number of digits, and nothing else.
  case digits(Bounds)
  /// A number or a moment, both ends within; nil for no end.
  case range(lower: Expression?, upper: Expression?)
  /// A number of digits after the separator of the canonical form.
  case fraction(Bounds)
  /// The whole value in NFC; `source` is what the author wrote.
  case pattern(Pattern, source: String)
  case email
  case url
  case phone
  case postalCode(PostalCountry)
  case creditCard
  case iban
  /// Texts or numbers, as the field holds.
  case oneOf([Expression])
  /// The same text as another field's.
  case matches(FieldPath)
  /// Strictly earlier.
  case before(Expression)
  /// Strictly later.
  case after(Expression)
  /// A condition.
  case check(Expression)
  /// A Swift function that takes the value's text.
  case custom(String)

  /// The row this check belongs to.
  public var kind: ValidatorKind {
    switch self {
    case .required: .required
    case .accepted: .accepted
    case .integer: .integer
    case .number: .number
    case .length: .length
    case .digits: .digits
    case .range: .range
    case .fraction: .fraction
    case .pattern: .pattern
    case .email: .email
    case .url: .url
    case .phone: .phone
    case .postalCode: .postalCode
    case .creditCard: .creditCard
    case .iban: .iban
    case .oneOf: .oneOf
    case .matches: .matches
    case .before: .before
    case .after: .after
    case .check: .check
    case .custom: .custom
    }
  }

  /// The expressions in its argument, in the order written.
  public var expressions: [Expression] {
    switch self {
    case .range(let lower, let upper): [lower, upper].compactMap { $0 }
    case .oneOf(let values): values
    case .matches(let other): [.field(other)]
    case .postalCode(.field(let other)): [.field(other)]
    case .before(let bound), .after(let bound), .check(let bound): [bound]
    case .required, .accepted, .integer, .number, .length, .digits, .fraction, .pattern, .email, .url, .phone,
      .postalCode, .creditCard, .iban, .custom:
      []
    }
  }
}

/// Whose postal codes are meant.
public enum PostalCountry: Hashable, Sendable {
  /// A country, by its ISO 3166 code in capitals.
  case country(String)
  /// The one whose code is chosen in a field.
  case field(FieldPath)
}
