/// Cuts a condition into tokens, up to the first thing that cannot be read.
struct ConditionLexer {
  private var cursor: ScalarCursor

  /// The tokens; the last, and only that, is the end.
  static func tokens(of text: String) -> [ConditionToken] {
    var lexer = ConditionLexer(cursor: ScalarCursor(text))
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
    if scalar.isDigit || (scalar == "." && cursor.peek(1)?.isDigit == true) {
      return NumberLiteral.token(at: &cursor)
    }
    if scalar == "\"" { return TextLiteral.token(at: &cursor) }
    if scalar == "'" { return TextLiteral.singleQuoted(at: &cursor) }
    return sign()
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
