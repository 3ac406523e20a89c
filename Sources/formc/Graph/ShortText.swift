import FormDiagnostics

/// Texts of a form where there is little room.
enum ShortText {
  /// The text on one line, its end cut off where it is longer than so many characters.
  static func of(_ text: String, _ most: Int) -> String {
    let visible = VisibleText.of(text)
    return visible.count <= most ? visible : visible.prefix(most - 1) + "…"
  }
}
