/// One validator of a field: what it checks, what it says, and when it runs.
public struct Validator: Hashable, Codable, Sendable {
  /// What it checks.
  public var check: Check
  /// What is shown when it fails; never empty.
  public var message: String
  /// While this does not hold the validator passes.
  public var when: Expression

  /// Describes a validator.
  public init(check: Check, message: String, when: Expression = .always) {
    self.check = check
    self.message = message
    self.when = when
  }

  /// The fields that the check and its `when` read besides the validated one.
  public var partners: [FieldPath] {
    if case .matches(let other) = check { return [other] + when.fields }
    return when.fields
  }
}

/// What a validator checks, with its argument.
public enum Check: Hashable, Sendable {
  case required
  case accepted
  /// A number of Swift characters.
  case length(Bounds)
  /// The whole value in NFC; `source` is what the author wrote.
  case pattern(Pattern, source: String)
  case email
  case phone
  /// The same text as another field's.
  case matches(FieldPath)

  /// The row this check belongs to.
  public var kind: ValidatorKind {
    switch self {
    case .required: .required
    case .accepted: .accepted
    case .length: .length
    case .pattern: .pattern
    case .email: .email
    case .phone: .phone
    case .matches: .matches
    }
  }
}

/// Inclusive bounds, at least one of them given.
public struct Bounds: Hashable, Codable, Sendable {
  /// The smallest that passes; nil for none.
  public var lower: Int?
  /// The largest that passes; nil for none.
  public var upper: Int?

  /// Bounds a number.
  public init(lower: Int?, upper: Int?) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether a number lies within.
  public func contains(_ number: Int) -> Bool {
    (lower.map { $0 <= number } ?? true) && (upper.map { number <= $0 } ?? true)
  }
}

extension Check: Codable {
  private enum Key: String, CodingKey { case kind, bounds, pattern, source, field }

  /// Reads `{"kind": …}` with the argument beside it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(ValidatorKind.self, forKey: .kind) {
    case .required: self = .required
    case .accepted: self = .accepted
    case .length: self = .length(try values.decode(Bounds.self, forKey: .bounds))
    case .pattern:
      self = .pattern(
        try values.decode(Pattern.self, forKey: .pattern),
        source: try values.decode(String.self, forKey: .source))
    case .email: self = .email
    case .phone: self = .phone
    case .matches: self = .matches(try values.decode(FieldPath.self, forKey: .field))
    }
  }

  /// Writes `{"kind": …}` with the argument beside it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    switch self {
    case .required, .accepted, .email, .phone: break
    case .length(let bounds): try values.encode(bounds, forKey: .bounds)
    case .pattern(let pattern, let source):
      try values.encode(pattern, forKey: .pattern)
      try values.encode(source, forKey: .source)
    case .matches(let other): try values.encode(other, forKey: .field)
    }
  }
}
