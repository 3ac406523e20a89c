import FormDiagnostics

/// Text that stands in XML 1.0, whatever it holds.
enum XMLText {
  /// The text of one line, fit to stand between tags and between double quotes.
  ///
  /// Characters that cannot be seen, and those that XML does not have at all, are spelt out, `\u{1B}`.
  static func of(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  /// The text of several lines, each as ``of(_:)`` writes it.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(
      separator: "\n")
  }

  /// A tag with its attributes, without the brackets.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    name + attributes.map { " \($0.key)=\"\(of($0.value))\"" }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\u{FFFE}": "\\u{FFFE}"
    case "\u{FFFF}": "\\u{FFFF}"
    default: String(scalar)
    }
  }
}
