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
  public var partners: [FieldPath] { check.expressions.flatMap(\.fields) + when.fields }
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
