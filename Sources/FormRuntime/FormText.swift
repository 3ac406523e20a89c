import FormPlan

/// How a text on the screen becomes a value.
enum FormText {
  /// The text trimmed, then normalized in the order written.
  static func logical(_ text: String, trims: Bool, normalizations: [Normalization]) -> String {
    var value = trims ? trimmed(text) : text
    for normalization in normalizations {
      switch normalization {
      case .uppercase: value = value.uppercased()
      case .digitsOnly: value.unicodeScalars.removeAll { $0.properties.generalCategory != .decimalNumber }
      }
    }
    return value
  }

  private static func trimmed(_ text: String) -> String {
    let head = text.drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}
