/// Reads conditions: Swift's own expressions, of which the language takes a part, with Swift's precedence.
package struct ConditionParser {
  /// How many brackets, `!` and members may stand within or behind each other.
  package static let maximumDepth = 64

  private let text: String
  var tokens: [ConditionToken]
  var position = 0
  private var depth = 0
  /// The first fault; nothing is read behind it.
  var fault: ConditionFault?

  /// The tree of a condition, or what is wrong with it: the first fault, or every typographic character.
  ///
  /// Takes time in proportion to the text, whatever stands there.
  package static func parse(_ text: String) -> (syntax: ConditionSyntax?, faults: [ConditionFault]) {
    let typographic = TypographicCharacters.faults(in: text)
    if !typographic.isEmpty { return (nil, typographic) }
    var parser = ConditionParser(text: text, tokens: ConditionLexer.tokens(of: text))
    if parser.tokens.count == 1 { return (nil, [ConditionFault(.empty, 0..<text.utf8.count)]) }
    guard let syntax = parser.condition(), parser.isAtEnd else {
      return (nil, [parser.fault ?? parser.leftover])
    }
    return (syntax, [])
  }

  /// The tree of a bound: a literal, `today` or a field, with what is added to it.
  ///
  /// Dates stand without quotes.
  package static func parseBound(_ text: String) -> (syntax: ConditionSyntax?, faults: [ConditionFault]) {
    let (ends, faults) = parseBounds(text) { parser in [parser.sum()] }
    return (ends.first ?? nil, faults)
  }

  /// The trees of a range's ends, each nil where the range is open; `2...60`, `today...`, `...60`.
  package static func parseRange(
    _ text: String
  ) -> (lower: ConditionSyntax?, upper: ConditionSyntax?, faults: [ConditionFault]) {
    let (ends, faults) = parseBounds(text) { parser in
      let lower = parser.token.kind == .symbol(.range) ? nil : parser.sum()
      guard parser.fault == nil, parser.take(.range) else { return [] }
      let upper = parser.isAtEnd && lower != nil ? nil : parser.sum()
      return [lower, upper]
    }
    return ends.count == 2 ? (ends[0], ends[1], faults) : (nil, nil, faults)
  }

  private static func parseBounds(
    _ text: String, read: (inout ConditionParser) -> [ConditionSyntax?]
  ) -> (ends: [ConditionSyntax?], faults: [ConditionFault]) {
    let typographic = TypographicCharacters.faults(in: text)
    if !typographic.isEmpty { return ([], typographic) }
    var parser = ConditionParser(
      text: text, tokens: ConditionLexer.tokens(of: text, takingBareDates: true))
    if parser.tokens.count == 1 { return ([], [ConditionFault(.empty, 0..<text.utf8.count)]) }
    let ends = read(&parser)
    if let fault = parser.fault { return ([], [fault]) }
    return parser.isAtEnd && !ends.isEmpty ? (ends, []) : ([], [parser.leftover])
  }

  private init(text: String, tokens: [ConditionToken]) {
    self.text = text
    self.tokens = tokens
  }

  private var isAtEnd: Bool { token.kind == .end }

  // MARK: Operators, the weakest first

  /// Operands of `||`, which are operands of `&&`, which are comparisons.
  mutating func condition() -> ConditionSyntax? {
    chain(of: .or, node: ConditionSyntax.Node.or) { or in
      or.chain(of: .and, node: ConditionSyntax.Node.and) { $0.comparison() }
    }
  }

  private mutating func chain(
    of symbol: ConditionToken.Symbol, node: ([ConditionSyntax]) -> ConditionSyntax.Node,
    operand: (inout ConditionParser) -> ConditionSyntax?
  ) -> ConditionSyntax? {
    let start = token.range.lowerBound
    guard let first = operand(&self) else { return nil }
    var operands = [first]
    while take(symbol) {
      guard let next = operand(&self) else { return nil }
      operands.append(next)
    }
    return operands.count == 1 ? first : ConditionSyntax(node(operands), start..<end)
  }

  private mutating func comparison() -> ConditionSyntax? {
    let start = token.range.lowerBound
    guard let left = sum() else { return nil }
    guard let comparison = token.comparison else { return left }
    let sign = token.range
    position += 1
    guard let right = sum() else { return nil }
    if token.comparison != nil { return stop(.chainedComparison) }
    return ConditionSyntax(.compare(comparison, left, right, sign), start..<end)
  }

  private mutating func sum() -> ConditionSyntax? {
    let start = token.range.lowerBound
    guard let first = prefixed() else { return nil }
    var terms: [ConditionSyntax.Term] = []
    while let sign = token.sumSign {
      let range = token.range
      position += 1
      guard let operand = prefixed() else { return nil }
      terms.append(ConditionSyntax.Term(sign, operand, range))
    }
    return terms.isEmpty ? first : ConditionSyntax(.sum(first, terms), start..<end)
  }

  private mutating func prefixed() -> ConditionSyntax? {
    let start = token.range.lowerBound
    guard token.kind == .symbol(.not) else { return operand() }
    let operand = nested { parser in
      parser.position += 1
      return parser.prefixed()
    }
    return operand.map { ConditionSyntax(.not($0), start..<end) }
  }

  // MARK: Tokens

  /// The token that is read next.
  var token: ConditionToken { tokens[position] }

  /// Where the last token ended.
  var end: Int { position == 0 ? 0 : tokens[position - 1].range.upperBound }

  /// Goes over a symbol if it stands here.
  mutating func take(_ symbol: ConditionToken.Symbol) -> Bool {
    if token.kind != .symbol(symbol) { return false }
    position += 1
    return true
  }

  /// Reads one level deeper.
  mutating func nested(_ read: (inout ConditionParser) -> ConditionSyntax?) -> ConditionSyntax? {
    if depth == Self.maximumDepth { return stop(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Notes a fault at the token that is read next.
  mutating func stop(_ kind: ConditionFault.Kind) -> ConditionSyntax? {
    stop(ConditionFault(kind, token.range))
  }

  /// Notes a fault.
  mutating func stop(_ fault: ConditionFault) -> ConditionSyntax? {
    self.fault = fault
    return nil
  }

  /// The text in a range.
  func written(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<utf8.index(text.startIndex, offsetBy: range.upperBound)])
  }
}
