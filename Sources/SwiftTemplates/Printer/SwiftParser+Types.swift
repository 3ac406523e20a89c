extension SwiftParser {
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared",
  ]

  /// A type, with the layout within it.
  mutating func type() throws(Puzzled) -> TypeText {
    var text = TypeText()
    try nested { parser throws(Puzzled) in try parser.readType(&text) }
    return text
  }

  private mutating func readType(_ text: inout TypeText) throws(Puzzled) {
    let isAttributed = at("@") || Self.specifiers.contains(token.text)
    if isAttributed { text.before(.open) }
    while at("@") || Self.specifiers.contains(token.text) {
      let isAttribute = at("@")
      if isAttribute { text.before(.open) }
      if isAttribute { text.put(take()) }
      text.put(try takeWord())
      if isAttribute { text.after(.close) }
      text.after(.mark(.continue, lines: .stubborn))
    }
    try readComposition(&text)
    if isAttributed { text.after(.close) }
  }

  private mutating func readComposition(_ text: inout TypeText) throws(Puzzled) {
    if at("some") || at("any") {
      text.put(take())
      text.after(.space(1))
    }
    try readSimple(&text)
    while at("&") {
      text.before(.mark(.continue))
      text.put(take())
      text.after(.space(1))
      try readSimple(&text)
    }
  }

  private mutating func readSimple(_ text: inout TypeText) throws(Puzzled) {
    if at("(") {
      try readTuple(&text)
      try readArrow(&text)
    } else if at("[") {
      try readCollection(&text)
    } else if at("~") {
      text.put(take())
      text.put(try takeWord())
    } else {
      try readNamed(&text)
    }
    while token.kind == .sign, !token.isSpaced, token.text.hasPrefix("?") || token.text.hasPrefix("!") {
      text.put(try takeFirst(String(token.text.prefix(1))))
    }
    if at("."), peeks("Type") || peeks("Protocol") {
      text.put(take())
      text.put(take())
    }
  }

  private mutating func readNamed(_ text: inout TypeText) throws(Puzzled) {
    text.put(try takeWord())
    try readGenericArguments(&text)
    while at("."), !peeks("Type"), !peeks("Protocol") {
      text.put(take())
      text.put(try takeWord())
      try readGenericArguments(&text)
    }
  }

  private mutating func readGenericArguments(_ text: inout TypeText) throws(Puzzled) {
    guard token.kind == .sign, token.text.hasPrefix("<"), !token.isSpaced else { return }
    try readAngles(&text) { parser, text throws(Puzzled) in try parser.readType(&text) }
  }

  /// `<…>` around items that commas separate.
  mutating func readAngles(
    _ text: inout TypeText, consistent: Bool = false,
    _ item: (inout SwiftParser, inout TypeText) throws(Puzzled) -> Void
  ) throws(Puzzled) {
    text.put(try takeFirst("<"))
    text.after(.mark(.open, 0), .open(consistent: consistent))
    while !token.text.hasPrefix(">") {
      text.before(.open)
      try item(&self, &text)
      if let comma = takeIf(",") {
        text.put(comma)
        text.after(.close, .mark(.same))
      } else {
        text.after(.close)
        break
      }
    }
    text.before(.mark(.close, 0), .close)
    text.put(try takeFirst(">"))
  }

  /// Generic parameters of a declaration, where there are any.
  mutating func genericParameters() throws(Puzzled) -> TypeText? {
    guard token.text.hasPrefix("<"), token.kind == .sign else { return nil }
    var text = TypeText()
    try readAngles(&text, consistent: true) { parser, text throws(Puzzled) in
      text.put(try parser.takeWord())
      if let colon = parser.takeIf(":") {
        text.put(colon)
        text.after(.mark(.continue))
        try parser.readType(&text)
      }
    }
    return text
  }

  private mutating func readCollection(_ text: inout TypeText) throws(Puzzled) {
    text.put(take())
    try readType(&text)
    if let colon = takeIf(":") {
      text.put(colon)
      text.after(.mark(.continue))
      try readType(&text)
    }
    text.put(try take("]"))
  }

  /// A tuple, or the parameters of a function type or an enum's case.
  mutating func readTuple(
    _ text: inout TypeText, consistent: Bool = false, mustBreak: Bool = true
  ) throws(Puzzled) {
    text.put(try take("("))
    text.after(.mark(.open, 0), .open(consistent: consistent))
    while !at(")") {
      text.before(.open)
      if token.kind == .word, peeks(":") || peeks(":", 2) && tokens[next + 1].kind == .word {
        text.put(take())
        if !at(":") {
          text.before(.mark(.continue, lines: .stubborn))
          text.put(take())
        }
        text.put(take())
        text.after(.mark(.continue))
      }
      try readType(&text)
      if let equal = takeIf("=") {
        text.before(.space(1))
        text.put(equal)
        text.after(.mark(.continue))
        guard token.kind == .literal || token.kind == .word else { throw Puzzled() }
        text.put(take())
      }
      guard let comma = takeIf(",") else {
        text.after(.close)
        break
      }
      text.put(comma)
      text.after(.close, .mark(.same))
    }
    text.before(.mark(.close(mustBreak: mustBreak), 0), .close)
    text.put(try take(")"))
  }

  private mutating func readArrow(_ text: inout TypeText) throws(Puzzled) {
    let isFunction = at("->") || (at("async") || at("throws")) && (peeks("->") || peeks("->", 2))
    guard isFunction else { return }
    while !at("->") {
      text.before(.mark(.continue))
      text.put(try takeWord())
    }
    text.before(.mark(.continue))
    text.put(take())
    text.before(.mark(.continue))
    try readType(&text)
  }
}

extension TypeText {
  mutating func put(_ token: Int) { pieces.append(.token(token)) }
  mutating func before(_ tokens: LayoutToken...) { pieces += tokens.map(Piece.before) }
  mutating func after(_ tokens: LayoutToken...) { pieces += tokens.map(Piece.after) }
}
