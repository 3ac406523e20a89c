extension FormChecks {
  /// The text in capital letters, by the rules of Unicode and of no language: `ß` becomes `SS`.
  static func uppercased(_ text: String) -> String {
    text.uppercased()
  }
}
