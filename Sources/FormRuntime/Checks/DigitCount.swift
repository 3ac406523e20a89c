extension FormChecks {
  /// Tells whether a text is nothing but digits of any script, as many as `bounds` allow.
  static func hasDigits(_ text: String, _ bounds: some RangeExpression<Int>) -> Bool {
    let scalars = text.unicodeScalars
    return bounds.contains(scalars.count) && scalars.allSatisfy { digit($0) != nil }
  }
}
