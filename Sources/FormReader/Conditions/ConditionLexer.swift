/// Cuts a condition into tokens, up to the first thing that cannot be read.
struct ConditionLexer {
  private var cursor: ScalarCursor
  /// Whether dates stand without quotes, as in bounds.
  private let takesBareDates: Bool

  /// The tokens; the last, and only that, is the end.
  static func tokens(of text: String, takingBareDates: Bool = false) -> [ConditionToken] {
    var lexer = ConditionLexer(cursor: ScalarCursor(text), takesBareDates: takingBareDates)
    var tokens: [ConditionToken] = []
    while let token = lexer.next() {
      tokens.append(token)
      if case .fault = token.kind { break }
    }
    let end = text.utf8.count
    return tokens + [ConditionToken(kind: .end, range: end..<end)]
  }

  private mutating func next() -> ConditionToken? {
    while let scalar = cursor.current, scalar == " " || scalar == "\t" || scalar.endsLine { cursor.advance() }
    let start = cursor.offset
    guard let scalar = cursor.current else { return nil }
    let kind = kind(from: scalar)
    return ConditionToken(kind: kind, range: start..<cursor.offset)
  }

  private mutating func kind(from scalar: Unicode.Scalar) -> ConditionToken.Kind {
    if scalar.beginsName { return .word(cursor.advance(while: \.continuesName)) }
    if takesBareDates, let date = bareDate() { return .text(date) }
    if scalar.isDigit || (scalar == "." && cursor.peek(1)?.isDigit == true) {
      return NumberLiteral.token(at: &cursor)
    }
    if scalar == "\"" { return TextLiteral.token(at: &cursor) }
    if scalar == "'" { return TextLiteral.singleQuoted(at: &cursor) }
    return sign()
  }

  /// What has the shape of a date or time here: `2026-11-30`, `09:30`, `2026-11-30T09:30`.
  private mutating func bareDate() -> String? {
    let shapes = ["dddd-dd-ddTdd:dd", "dddd-dd-dd", "dd:dd"].map { Array($0.unicodeScalars) }
    for shape in shapes {
      let fits = shape.enumerated().allSatisfy { offset, expected in
        guard let scalar = cursor.peek(offset) else { return false }
        return expected == "d" ? scalar.isDigit : scalar == expected
      }
      let start = cursor.offset
      guard fits, cursor.peek(shape.count)?.isDigit != true else { continue }
      cursor.advance(by: shape.count)
      return cursor.text(from: start)
    }
    return nil
  }

  private mutating func sign() -> ConditionToken.Kind {
    let start = cursor.offset
    if let sign = ConditionToken.Sign.all.first(where: { cursor.stands($0.written) }) {
      cursor.advance(by: sign.written.count)
      if !sign.isForeign { return .symbol(sign.meaning) }
      return cursor.fault(
        .foreignOperator(cursor.text(from: start), swift: sign.meaning.rawValue), from: start)
    }
    let character = cursor.character
    cursor.advance(by: character.unicodeScalars.count)
    return cursor.fault(.unexpected(character), from: start)
  }
}
