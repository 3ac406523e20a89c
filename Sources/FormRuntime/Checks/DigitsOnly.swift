extension FormChecks {
  /// The decimal digits of a text, whatever their script, as `0` to `9`; all else is dropped.
  static func digitsOnly(_ text: String) -> String {
    text.unicodeScalars.compactMap { digit($0) }.map(String.init).joined()
  }
}
