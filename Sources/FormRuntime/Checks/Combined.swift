extension FormChecks {
  /// A sum or difference, `combined(adults, +, children)`; empty where one side is.
  static func combined<Value>(
    _ left: Value?, _ combine: (Value, Value) -> Value, _ right: Value?
  ) -> Value? {
    guard let left, let right else { return nil }
    return combine(left, right)
  }
}
