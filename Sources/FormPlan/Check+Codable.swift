extension Check: Codable {
  private enum Key: String, CodingKey {
    case kind, bounds, pattern, source, field, lower, upper, country, values, moment, condition, function
  }

  /// Reads `{"kind": …}` with the argument beside it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func argument<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value {
      try values.decode(type, forKey: key)
    }
    switch try argument(.kind, ValidatorKind.self) {
    case .required: self = .required
    case .accepted: self = .accepted
    case .integer: self = .integer
    case .number: self = .number
    case .length: self = .length(try argument(.bounds))
    case .digits: self = .digits(try argument(.bounds))
    case .range: self = .range(lower: try argument(.lower), upper: try argument(.upper))
    case .fraction: self = .fraction(try argument(.bounds))
    case .pattern: self = .pattern(try argument(.pattern), source: try argument(.source))
    case .email: self = .email
    case .url: self = .url
    case .phone: self = .phone
    case .postalCode:
      self = .postalCode(
        try values.contains(.field) ? .field(argument(.field)) : .country(argument(.country)))
    case .creditCard: self = .creditCard
    case .iban: self = .iban
    case .oneOf: self = .oneOf(try argument(.values))
    case .matches: self = .matches(try argument(.field))
    case .before: self = .before(try argument(.moment))
    case .after: self = .after(try argument(.moment))
    case .check: self = .check(try argument(.condition))
    case .custom: self = .custom(try argument(.function))
    }
  }

  /// Writes `{"kind": …}` with the argument beside it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    switch self {
    case .required, .accepted, .integer, .number, .email, .url, .phone, .creditCard, .iban: break
    case .length(let bounds), .digits(let bounds), .fraction(let bounds):
      try values.encode(bounds, forKey: .bounds)
    case .range(let lower, let upper):
      try values.encode(lower, forKey: .lower)
      try values.encode(upper, forKey: .upper)
    case .pattern(let pattern, let source):
      try values.encode(pattern, forKey: .pattern)
      try values.encode(source, forKey: .source)
    case .matches(let other), .postalCode(.field(let other)): try values.encode(other, forKey: .field)
    case .postalCode(.country(let code)): try values.encode(code, forKey: .country)
    case .oneOf(let literals): try values.encode(literals, forKey: .values)
    case .before(let moment), .after(let moment): try values.encode(moment, forKey: .moment)
    case .check(let condition): try values.encode(condition, forKey: .condition)
    case .custom(let name): try values.encode(name, forKey: .function)
    }
  }
}
