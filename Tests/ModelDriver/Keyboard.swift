/// What a software keyboard offers.
struct Keyboard: Sendable {
  let name: String
  /// The decimal separator of the run's locale.
  @MainActor static var separator: Unicode.Scalar = "."

  /// Whether the keyboard has a return key; the pads have none.
  var hasReturnKey: Bool {
    switch name {
    case "numberPad", "asciiCapableNumberPad", "decimalPad", "phonePad": false
    default: true
    }
  }

  /// Whether every character of a text can be typed on the keyboard; only the pads lack any.
  @MainActor
  func offers(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch name {
      case "numberPad": Self.isDigit(scalar)
      case "asciiCapableNumberPad": ("0"..."9").contains(scalar)
      case "decimalPad": Self.isDigit(scalar) || scalar == Self.separator
      case "phonePad": Self.isDigit(scalar) || "+*#,;".unicodeScalars.contains(scalar)
      default: true
      }
    }
  }

  /// Whether a scalar is a decimal digit, whatever its script.
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }
}

/// Makes of a pasted or filled in text what a field of one line takes: each line break becomes one blank.
func inOneLine(_ text: String) -> String {
  String(text.map { $0.isNewline ? " " : $0 })
}
