extension SwiftParser {
  /// One statement or declaration.
  mutating func statement() throws(Puzzled) -> Statement {
    try nested { parser throws(Puzzled) in try parser.anyStatement() }
  }

  private mutating func anyStatement() throws(Puzzled) -> Statement {
    if token.kind == .directive, at("#if") { return try conditional() }
    if startsDeclaration { return try declaration() }
    guard token.kind == .word else { return .expression(try expression()) }
    switch token.text {
    case "if": return .choice(try choice())
    case "guard": return try guarding()
    case "for": return try loop()
    case "while":
      return .whileLoop(keyword: take(), try conditions(), try block())
    case "repeat":
      return .repeating(keyword: take(), try block(), condition: try take("while"), try expression())
    case "do": return try doBlock()
    case "defer": return .block(keyword: take(), try block(), catches: [])
    case "switch": return .selection(try selection())
    case "return", "throw", "break", "continue", "fallthrough": return try jump()
    default: return .expression(try expression())
    }
  }

  private mutating func jump() throws(Puzzled) -> Statement {
    let takesNextLine = at("return") || at("throw")
    let keyword = take()
    let isStatement = atCase || startsDeclaration || token.kind == .directive
    let isOver = token.isClosing || isStatement || token.lines > 0 && !takesNextLine
    return .jump(keyword, isOver ? nil : try expression())
  }

  /// Statements in braces.
  mutating func block() throws(Puzzled) -> Statement.Block {
    let saved = allowsClosure
    allowsClosure = true
    defer { allowsClosure = saved }
    let open = try take("{")
    let body = try statements()
    return Statement.Block(open: open, body: body, close: try take("}"))
  }

  /// `if`, to the end of its last branch.
  mutating func choice() throws(Puzzled) -> Statement.If {
    let keyword = try take("if")
    var choice = Statement.If(keyword: keyword, conditions: try conditions(), body: try block())
    if let otherwise = takeIf("else") {
      if at("if") {
        let next = try nested { parser throws(Puzzled) in try parser.choice() }
        choice.otherwise = (otherwise, .choice(next))
      } else {
        choice.otherwise = (otherwise, .block(try block()))
      }
    }
    return choice
  }

  private mutating func guarding() throws(Puzzled) -> Statement {
    let keyword = take()
    let conditions = try conditions()
    return .guarding(keyword: keyword, conditions, otherwise: try take("else"), try block())
  }

  private mutating func conditions() throws(Puzzled) -> [Statement.Condition] {
    var conditions: [Statement.Condition] = []
    repeat {
      let kind = try condition()
      let comma = takeIf(",")
      if let comma { closers.insert(comma) }
      conditions.append(Statement.Condition(kind: kind, comma: comma))
    } while conditions.last?.comma != nil
    return conditions
  }

  private mutating func condition() throws(Puzzled) -> Statement.Condition.Kind {
    if at("case") {
      let keyword = take()
      let pattern = try pattern()
      return .matching(keyword: keyword, pattern, equal: try take("="), try headExpression())
    }
    guard at("let") || at("var") else { return .expression(try headExpression()) }
    let keyword = take()
    let pattern = try pattern()
    let annotation = try annotation()
    guard let equal = takeIf("=") else {
      return .binding(keyword: keyword, pattern, annotation: annotation, value: nil)
    }
    return .binding(keyword: keyword, pattern, annotation: annotation, value: (equal, try headExpression()))
  }

  /// A pattern: an expression that no assignment follows.
  mutating func pattern() throws(Puzzled) -> Expression {
    let saved = allowsClosure
    allowsClosure = false
    defer { allowsClosure = saved }
    return try unassigned()
  }

  /// `: Type`, where it is there.
  mutating func annotation() throws(Puzzled) -> (colon: Int, TypeText)? {
    guard let colon = takeIf(":") else { return nil }
    return (colon, try type())
  }

  private mutating func loop() throws(Puzzled) -> Statement {
    let keyword = take()
    if at("try") || at("await") { throw Puzzled() }
    let isCase = takeIf("case")
    let pattern = try pattern()
    let separator = try take("in")
    let sequence = try headExpression()
    let filter = try filter()
    return .loop(
      Statement.For(
        keyword: keyword, isCase: isCase, pattern: pattern, separator: separator, sequence: sequence,
        filter: filter, body: try block()))
  }

  private mutating func filter() throws(Puzzled) -> (keyword: Int, Expression)? {
    guard let keyword = takeIf("where") else { return nil }
    return (keyword, try headExpression())
  }

  private mutating func doBlock() throws(Puzzled) -> Statement {
    let keyword = take()
    let body = try block()
    var catches: [(keyword: Int, pattern: Expression?, Statement.Block)] = []
    while let word = takeIf("catch") {
      let pattern = at("{") ? nil : try pattern()
      catches.append((word, pattern, try block()))
    }
    return .block(keyword: keyword, body, catches: catches)
  }

  /// `switch` with its cases.
  mutating func selection() throws(Puzzled) -> Statement.Switch {
    let keyword = try take("switch")
    let subject = try headExpression()
    let open = try take("{")
    var cases: [Statement.Case] = []
    while !at("}") { cases.append(try switchCase()) }
    return Statement.Switch(
      keyword: keyword, subject: subject, open: open, cases: cases, close: try take("}"))
  }

  private mutating func switchCase() throws(Puzzled) -> Statement.Case {
    let attribute = at("@") ? Statement.Attribute(name: [take(), try takeWord()]) : nil
    guard at("case") || at("default") else { throw Puzzled() }
    let keyword = take()
    var items: [(pattern: Expression, filter: (keyword: Int, Expression)?, comma: Int?)] = []
    while !at(":") {
      let pattern = try pattern()
      let filter = try filter()
      let comma = takeIf(",")
      items.append((pattern, filter, comma))
      if comma == nil { break }
    }
    let colon = try take(":")
    closers.insert(colon)
    let body = try statements()
    guard !body.isEmpty else { throw Puzzled() }
    return Statement.Case(attribute: attribute, keyword: keyword, items: items, colon: colon, body: body)
  }

  private mutating func conditional() throws(Puzzled) -> Statement {
    var clauses: [(directive: Int, condition: [Int], body: [Statement])] = []
    while !at("#endif") {
      guard token.kind == .directive else { throw Puzzled() }
      let directive = take()
      var condition: [Int] = []
      while token.lines == 0, token.kind != .end { condition.append(take()) }
      clauses.append((directive, condition, try statements()))
    }
    return .conditional(clauses, end: take())
  }
}
