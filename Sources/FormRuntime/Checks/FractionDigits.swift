extension FormChecks {
  /// Tells whether a number in canonical form has as many digits after its separator as `bounds` allow.
  static func hasFraction(_ number: String, _ bounds: some RangeExpression<Int>) -> Bool {
    bounds.contains(number.drop { $0 != "." }.dropFirst().count)
  }
}
