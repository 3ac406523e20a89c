extension FormChecks {
  /// Tells whether a text has another in it, character by character; every text has the empty one.
  ///
  /// Foundation's `contains`, which would be found first where Foundation is imported, looks for
  /// parts of characters too, and finds no empty text.
  static func contains(_ text: String, _ part: String) -> Bool {
    var rest = text[...]
    while !rest.starts(with: part) {
      if rest.isEmpty { return false }
      rest.removeFirst()
    }
    return true
  }
}
