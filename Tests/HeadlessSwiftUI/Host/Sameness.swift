/// Whether two values are equal by their own `==`; objects without one are equal to themselves.
func isEqual(_ one: Any, _ other: Any) -> Bool {
  func compare<T: Equatable>(_ one: T) -> Bool { (other as? T) == one }
  if let one = one as? any Equatable { return compare(one) }
  guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
  return (one as AnyObject) === (other as AnyObject)
}

/// A value that knows better than its fields whether another is the same input to a view.
protocol ComparableInput {
  func isSameInput(as other: Any) -> Bool
}

/// Whether a view need not be evaluated anew because one value stands where the other stood.
///
/// Equatable values by `==`, objects by identity, what holds other values field by field. What cannot be
/// compared, above all closures, is never the same.
func haveSameInput(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? any ComparableInput { return one.isSameInput(as: other) }
  if one is any Equatable { return isEqual(one, other) }
  guard type(of: one) == type(of: other) else { return false }
  if let type = one as? Any.Type { return (other as? Any.Type) == type }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  return haveSameFields(one, other)
}

private func haveSameFields(_ one: Any, _ other: Any) -> Bool {
  let fields = Mirror(reflecting: one)
  let others = Mirror(reflecting: other)
  guard let style = fields.displayStyle, fields.children.count == others.children.count else { return false }
  if fields.children.isEmpty { return style == .enum ? "\(one)" == "\(other)" : true }
  return zip(fields.children, others.children).allSatisfy { field, other in
    field.label == other.label && haveSameInput(field.value, other.value)
  }
}
