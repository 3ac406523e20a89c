import FormPlan

extension Keyboard.Offer {
  /// Whether every scalar of a text has a key.
  func includes(_ text: String, separator: Character) -> Bool {
    switch self {
    case .anything: true
    case .digits: text.unicodeScalars.allSatisfy(\.isDecimalDigit)
    case .asciiDigits: text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    case .decimals:
      text.unicodeScalars.allSatisfy { $0.isDecimalDigit || separator.unicodeScalars.contains($0) }
    case .phone: text.unicodeScalars.allSatisfy { $0.isDecimalDigit || "+*#,;".unicodeScalars.contains($0) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of some script.
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }
}

extension String {
  /// Whether there is a line break in it; CR LF is one.
  var hasLineBreak: Bool { contains(where: \.isNewline) }

  /// The text as a single line takes it: each line break is one blank.
  var singleLine: String {
    hasLineBreak ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
