extension SwiftParser {
  /// How tightly binary operators bind; what is not here is left as it stands.
  private static let levels: [String: Int] = [
    "=": 1, "+=": 1, "-=": 1, "*=": 1, "/=": 1, "%=": 1, "&=": 1, "|=": 1, "^=": 1, "?": 2, "||": 3,
    "&&": 4, "==": 5, "!=": 5, "<": 5, "<=": 5, ">": 5, ">=": 5, "===": 5, "!==": 5, "~=": 5, "??": 6,
    "is": 7, "as": 7, "...": 8, "..<": 8, "+": 9, "-": 9, "|": 9, "^": 9, "&+": 9, "&-": 9, "*": 10, "/": 10,
    "%": 10, "&": 10, "&*": 10, "<<": 11, ">>": 11, "&<<": 11, "&>>": 11,
  ]
  private static var choiceLevel: Int { 2 }
  private static var coalescingLevel: Int { 6 }
  private static var castLevel: Int { 7 }

  /// An expression; an assignment is one.
  mutating func expression() throws(Puzzled) -> Expression {
    try nested { parser throws(Puzzled) in try parser.binary(1) }
  }

  /// An expression before a brace that opens a block.
  mutating func headExpression() throws(Puzzled) -> Expression {
    let saved = allowsClosure
    allowsClosure = false
    defer { allowsClosure = saved }
    return try expression()
  }

  /// An expression without an assignment.
  mutating func unassigned() throws(Puzzled) -> Expression {
    try nested { parser throws(Puzzled) in try parser.binary(Self.choiceLevel) }
  }

  private var level: Int? {
    guard token.kind == .sign || token.kind == .word, let level = Self.levels[token.text] else { return nil }
    let following = tokens[next + 1]
    let isSpacedAfter = following.isSpaced || following.lines > 0
    if level == Self.castLevel { return level }
    return token.isSpaced == isSpacedAfter || token.text == "?" && token.isSpaced ? level : nil
  }

  private mutating func binary(_ minimum: Int) throws(Puzzled) -> Expression {
    var left = try unary()
    while let level, level >= minimum {
      switch level {
      case 1:
        let sign = take()
        left = .assignment(left, sign, try nested { parser throws(Puzzled) in try parser.binary(1) })
      case Self.choiceLevel: left = try choice(left)
      case Self.castLevel: left = try cast(left)
      case Self.coalescingLevel:
        let sign = take()
        let right = try nested { parser throws(Puzzled) in try parser.binary(level) }
        left = .infix(left, [(sign, right)])
      default: left = .infix(left, try operands(of: level))
      }
    }
    return left
  }

  /// The operators of one precedence that follow, each with its right side.
  private mutating func operands(of level: Int) throws(Puzzled) -> [(sign: Int, operand: Expression)] {
    var operands: [(sign: Int, operand: Expression)] = []
    while self.level == level {
      let sign = take()
      let operand = try nested { parser throws(Puzzled) in try parser.binary(level + 1) }
      operands.append((sign, operand))
    }
    return operands
  }

  private mutating func choice(_ condition: Expression) throws(Puzzled) -> Expression {
    let question = take()
    let yes = try nested { parser throws(Puzzled) in try parser.binary(Self.choiceLevel) }
    let colon = try take(":")
    let no = try nested { parser throws(Puzzled) in try parser.binary(Self.choiceLevel) }
    return .choice(condition, question: question, yes, colon: colon, no)
  }

  private mutating func cast(_ value: Expression) throws(Puzzled) -> Expression {
    var keyword = [take()]
    if token.text == "?" || token.text == "!", !token.isSpaced { keyword.append(take()) }
    return .cast(value, keyword, try type())
  }

  private mutating func unary() throws(Puzzled) -> Expression {
    if at("try") || at("await") {
      let keyword = take()
      if token.text == "?" || token.text == "!", !token.isSpaced { throw Puzzled() }
      return .effect(keyword, try nested { parser throws(Puzzled) in try parser.binary(Self.choiceLevel) })
    }
    if at("let") || at("var") {
      let keyword = take()
      return .binding(keyword, try nested { parser throws(Puzzled) in try parser.unary() })
    }
    // An operator that stands for its function: `holds(a, <, b)`.
    if token.kind == .sign, Self.levels[token.text] != nil, peeks(",") || peeks(")") {
      return .word([take()])
    }
    let isPrefix = token.kind == .sign && token.text != "." && !tokens[next + 1].isSpaced
    if isPrefix {
      let sign = take()
      return .prefixed(sign, try nested { parser throws(Puzzled) in try parser.unary() })
    }
    return try chain(try primary())
  }

  private mutating func primary() throws(Puzzled) -> Expression {
    switch token.text {
    case "(" where token.kind == .bracket: return try tuple()
    case "[" where token.kind == .bracket: return try collection()
    case "{" where token.kind == .bracket: return .closure(try closure())
    case "\\" where token.kind == .bracket: return try keyPath()
    case ".": return .implicitMember(dot: take(), name: try takeName())
    case "if" where token.kind == .word: return .statement(.choice(try choice()))
    case "switch" where token.kind == .word: return .statement(.selection(try selection()))
    case "#available", "#unavailable": return try availability()
    default: break
    }
    guard token.kind == .word || token.kind == .literal || token.kind == .directive else { throw Puzzled() }
    guard !token.text.contains("\n"), !token.isClosing else { throw Puzzled() }
    return .word([take()])
  }

  private mutating func takeName() throws(Puzzled) -> Int {
    guard token.kind == .word || token.kind == .literal else { throw Puzzled() }
    return take()
  }

  private mutating func availability() throws(Puzzled) -> Expression {
    var run = [take(), try take("(")]
    while !at(")") {
      guard !token.isOpening, token.kind != .end else { throw Puzzled() }
      run.append(take())
    }
    return .word(run + [take()])
  }

  private mutating func keyPath() throws(Puzzled) -> Expression {
    var run = [take()]
    if token.kind == .word { run.append(take()) }
    while at(".") { run += [take(), try takeName()] }
    guard run.count > 1 else { throw Puzzled() }
    return .word(run)
  }

  // MARK: - Brackets

  private mutating func tuple() throws(Puzzled) -> Expression {
    let open = take()
    let elements = try arguments(")")
    let close = try take(")")
    if elements.count == 1 { closers.insert(close) }
    return .tuple(open: open, elements, close: close)
  }

  /// Arguments up to a closing bracket, which is not read.
  mutating func arguments(_ close: String) throws(Puzzled) -> [Expression.Argument] {
    let saved = allowsClosure
    allowsClosure = true
    defer { allowsClosure = saved }
    var arguments: [Expression.Argument] = []
    while !at(close) {
      var label: Int?
      var colon: Int?
      if token.kind == .word, peeks(":") {
        label = take()
        colon = take()
      }
      let value = try expression()
      let comma = takeIf(",")
      if let comma { closers.insert(comma) }
      arguments.append(Expression.Argument(label: label, colon: colon, value: value, comma: comma))
      if comma == nil { break }
    }
    if arguments.last?.comma != nil { throw Puzzled() }
    return arguments
  }

  private mutating func collection() throws(Puzzled) -> Expression {
    let saved = allowsClosure
    allowsClosure = true
    defer { allowsClosure = saved }
    let open = take()
    if at(":") { return .word([open, take(), try take("]")]) }
    var elements: [Expression.Element] = []
    while !at("]") {
      var value = try expression()
      var key: (Expression, colon: Int)?
      if let colon = takeIf(":") {
        key = (value, colon)
        value = try expression()
      }
      let comma = takeIf(",")
      if let comma, !at("]") { closers.insert(comma) }
      elements.append(Expression.Element(key: key, value: value, comma: comma))
      if comma == nil { break }
    }
    let close = try take("]")
    if elements.count > 1, elements[0].key == nil { arrays.insert(close) }
    return .array(open: open, elements, close: close)
  }

  /// A closure, its signature included.
  mutating func closure() throws(Puzzled) -> Expression.Closure {
    try nested { parser throws(Puzzled) in
      let open = try parser.take("{")
      let signature = try parser.signature()
      let body = try parser.statements()
      return Expression.Closure(open: open, signature: signature, body: body, close: try parser.take("}"))
    }
  }

  private mutating func signature() throws(Puzzled) -> Expression.Signature? {
    guard let keyword = signatureEnd else { return nil }
    var signature = Expression.Signature(capture: [], parameters: [], keyword: keyword)
    if at("[") {
      repeat { signature.capture.append(take()) } while !(tokens[next - 1].text == "]")
    }
    if at("(") {
      var clause = TypeText()
      clause.before(.open)
      try readTuple(&clause, consistent: true)
      clause.after(.close)
      signature.clause = clause
    }
    while token.kind == .word, next < keyword, signature.clause == nil {
      let name = take()
      signature.parameters.append((name, takeIf(",")))
    }
    guard next == keyword else { throw Puzzled() }
    next += 1
    return signature
  }

  /// The `in` of a closure's signature: on the line of the brace, outside of braces.
  private var signatureEnd: Int? {
    var index = next
    var open = 0
    while tokens[index].lines == 0 || index == next || open > 0 {
      let token = tokens[index]
      if token.kind == .end || token.text == "{" || token.text == "}" || token.text == "for" { return nil }
      if token.isOpening { open += 1 }
      if token.isClosing { open -= 1 }
      if token.text == "in", token.kind == .word, open == 0 { return index }
      index += 1
    }
    return nil
  }
}
