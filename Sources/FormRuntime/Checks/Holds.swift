extension FormChecks {
  /// Tells whether a comparison holds, `holds(end, >, start)`; with something empty none does.
  static func holds<Value>(_ left: Value?, _ compare: (Value, Value) -> Bool, _ right: Value?)
    -> Bool
  {
    guard let left, let right else { return false }
    return compare(left, right)
  }
}
