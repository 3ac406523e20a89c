extension FormChecks {
  /// The text without the blanks at its ends, and nothing where nothing could be seen.
  ///
  /// Blanks are white space and the invisible separators of ``isBlank(_:)``; joiners, which shape
  /// the letter beside them, stay. A text becomes empty exactly when ``isFilled(_:)`` says no.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard isFilled(text),
      let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
