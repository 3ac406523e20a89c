/// The quotes, dashes and blanks of word processors, outside of texts, where a condition needs plain ones.
struct TypographicCharacters {
  private var cursor: ScalarCursor
  private var faults: [ConditionFault] = []

  /// Every such character of a condition, in order.
  ///
  /// A pair of typographic quotes is taken as a text, so that what stands between them is not reported.
  static func faults(in text: String) -> [ConditionFault] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var scan = TypographicCharacters(cursor: ScalarCursor(text))
    scan.run()
    return scan.faults
  }

  private mutating func run() {
    while let scalar = cursor.current {
      if scalar == "\"" || scalar == "'" {
        cursor.advance()
        if skipText(closers: [scalar]) { cursor.advance() }
      } else if let closers = Self.closers(of: scalar) {
        report("\"")
        if skipText(closers: closers) { closeText() }
      } else if let plain = Self.plain(scalar) {
        report(plain)
      } else {
        cursor.advance()
      }
    }
  }

  private mutating func report(_ plain: String) {
    let start = cursor.offset
    guard let scalar = cursor.advance() else { return }
    faults.append(ConditionFault(.typographic(scalar, plain: plain), start..<cursor.offset))
  }

  private mutating func closeText() {
    if cursor.current?.isASCII == true { cursor.advance() } else { report("\"") }
  }

  /// Goes to what closes the text, if anything does, else to the end of its line.
  private mutating func skipText(closers: Set<Unicode.Scalar>) -> Bool {
    while let scalar = cursor.current, !scalar.endsLine {
      if closers.contains(scalar) { return true }
      cursor.advance()
      if scalar == "\\", cursor.current?.endsLine == false { cursor.advance() }
    }
    return false
  }

  private static let double: Set<Unicode.Scalar> = [
    "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}", "\u{AB}", "\u{BB}", "\u{301D}",
    "\u{301E}",
    "\u{FF02}",
  ]
  private static let single: Set<Unicode.Scalar> = [
    "'", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}", "\u{2039}", "\u{203A}", "\u{FF07}",
  ]

  /// What may close a text that this quote opens; nil for what is no typographic quote.
  private static func closers(of scalar: Unicode.Scalar) -> Set<Unicode.Scalar>? {
    if scalar.isASCII { return nil }
    return double.contains(scalar) ? double : single.contains(scalar) ? single : nil
  }

  /// The plain character for a dash or blank.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: "-"
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
    default: nil
    }
  }
}
