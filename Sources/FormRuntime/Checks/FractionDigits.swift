extension FormChecks {
  /// Tells whether a canonical number has as many digits after its separator as `bounds` allow.
  static func hasFraction(_ number: String, _ bounds: some RangeExpression<Int>) -> Bool {
    bounds.contains(number.drop { $0 != "." }.dropFirst().count)
  }
}
