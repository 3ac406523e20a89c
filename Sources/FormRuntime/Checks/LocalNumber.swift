extension FormChecks {
  /// A number written with a point as a person writes it: `1,5` where the separator is a comma.
  ///
  /// Any other text stays as it is.
  static func localNumber(_ text: String, separator: Character) -> String {
    guard number(text, separator: ".") != nil else { return text }
    return String(text.map { $0 == "." ? separator : $0 })
  }
}
