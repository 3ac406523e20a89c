/// A `UIKeyboardType` case, by its name in Swift.
public enum Keyboard: String, CaseIterable, Codable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// What may be typed on a keyboard.
  public enum Offer: String, Codable, Sendable {
    /// Everything: only pads are bounded.
    case anything
    /// Decimal digits of any script.
    case digits
    /// `0` to `9`.
    case asciiDigits
    /// Decimal digits of any script and the locale's separator.
    case decimals
    /// Decimal digits of any script and `+*#,;`.
    case phone
  }

  /// One row of the keyboard table.
  public struct Row: Sendable {
    /// Whether the software keyboard on an iPhone has a return key.
    public var hasReturnKey: Bool
    /// What it offers.
    public var offers: Offer
    /// Whether straight quotes and `--` stay as typed; on others iOS may make curly quotes and a long dash of them.
    public var keepsPunctuation = true
  }

  /// The keyboard's row.
  public var row: Row {
    switch self {
    case .numberPad: Row(hasReturnKey: false, offers: .digits)
    case .phonePad: Row(hasReturnKey: false, offers: .phone)
    case .decimalPad: Row(hasReturnKey: false, offers: .decimals)
    case .asciiCapableNumberPad: Row(hasReturnKey: false, offers: .asciiDigits)
    case .asciiCapable, .URL, .emailAddress: Row(hasReturnKey: true, offers: .anything)
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch:
      Row(hasReturnKey: true, offers: .anything, keepsPunctuation: false)
    }
  }
}
