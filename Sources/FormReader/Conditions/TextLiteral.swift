/// Reads `"text"` with Swift's escapes.
enum TextLiteral {
  /// The token that begins with the `"` here.
  static func token(at cursor: inout ScalarCursor) -> ConditionToken.Kind {
    let start = cursor.offset
    cursor.advance()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current, !scalar.endsLine {
      if scalar == "\"" {
        cursor.advance()
        return .text(String(text))
      }
      if scalar == "\\" {
        let escape = cursor.offset
        guard let meant = escaped(at: &cursor) else { return fault(from: escape, of: start, cursor) }
        text.append(meant)
      } else {
        text.append(scalar)
        cursor.advance()
      }
    }
    return cursor.fault(.unfinishedText, from: start)
  }

  /// The fault of `'text'`, with the text as Swift writes it.
  static func singleQuoted(at cursor: inout ScalarCursor) -> ConditionToken.Kind {
    let start = cursor.offset
    cursor.advance()
    let text = cursor.advance { $0 != "'" && !$0.endsLine }
    guard cursor.current == "'" else { return cursor.fault(.unfinishedText, from: start) }
    cursor.advance()
    return cursor.fault(.singleQuotes(swift: written(text)), from: start)
  }

  /// A text in quotes, with an escape for what would end it or cannot be seen.
  static func written(_ text: String) -> String {
    var written = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars { written.append(contentsOf: self.written(scalar).unicodeScalars) }
    written.append("\"")
    return String(written)
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    if let escape = escapes.first(where: { $0.meant == scalar && scalar != "'" }) {
      return "\\\(escape.letter)"
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }

  private static let escapes: [(letter: Unicode.Scalar, meant: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("n", "\n"), ("t", "\t"), ("r", "\r"), ("0", "\0"), ("'", "'"),
  ]

  /// What the escape here means; nil, with the cursor behind it, where Swift knows none such.
  private static func escaped(at cursor: inout ScalarCursor) -> Unicode.Scalar? {
    cursor.advance()
    guard let letter = cursor.current, !letter.endsLine else { return nil }
    cursor.advance()
    if letter != "u" { return escapes.first { $0.letter == letter }?.meant }
    guard cursor.current == "{" else { return nil }
    cursor.advance()
    let digits = cursor.advance { $0.properties.isASCIIHexDigit }
    guard cursor.current == "}" else { return nil }
    cursor.advance()
    guard digits.utf8.count <= 8 else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  private static func fault(
    from escape: Int, of start: Int, _ cursor: ScalarCursor
  ) -> ConditionToken.Kind {
    let written = cursor.text(from: escape)
    if written == "\\(" { return cursor.fault(.interpolation, from: escape) }
    if written == "\\" { return cursor.fault(.unfinishedText, from: start) }
    return cursor.fault(.badEscape(written), from: escape)
  }
}
