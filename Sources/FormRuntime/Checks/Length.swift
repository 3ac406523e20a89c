extension FormChecks {
  /// Tells whether a text has as many characters as `bounds` allow: `2...60`, `2...` or `...60`.
  ///
  /// A character is what a person sees as one: `é`, a flag and a family each count once.
  static func hasLength(_ text: String, _ bounds: some RangeExpression<Int>) -> Bool {
    bounds.contains(text.count)
  }
}
