extension ConditionParser {
  /// A literal, name, list or bracket, with what stands behind its points.
  mutating func operand() -> ConditionSyntax? {
    let start = token.range.lowerBound
    guard var operand = primary() else { return nil }
    var members = 0
    while token.kind == .symbol(.point) {
      members += 1
      if members > Self.maximumDepth { return stop(.tooDeep) }
      guard let member = member(of: operand, from: start) else { return nil }
      operand = member
    }
    return operand
  }

  private mutating func primary() -> ConditionSyntax? {
    let range = token.range
    switch token.kind {
    case .word("true"): return leaf(.boolean(true))
    case .word("false"): return leaf(.boolean(false))
    case .word(let name):
      return isForeignNot(name) ? stop(.foreignOperator(name, swift: "!")) : leaf(.name(name))
    case .number(let digits): return leaf(.number(digits))
    case .offset(let amount, let unit): return leaf(.offset(amount, unit))
    case .text(let text): return leaf(.text(text))
    case .symbol(.minus): return negativeNumber()
    case .symbol(.point): return option()
    case .symbol(.open): return nested { $0.bracket() }
    case .symbol(.openList): return nested { $0.list() }
    case .fault(let fault): return stop(fault)
    case .symbol, .end:
      guard position > 0 else { return stop(.unexpected(written(range))) }
      let before = tokens[position - 1].range
      return stop(ConditionFault(.missingOperand(after: written(before)), before))
    }
  }

  /// Whether the word here is another language's `!`, and no field of that name.
  private func isForeignNot(_ word: String) -> Bool {
    let next = tokens[position + 1]
    return word.lowercased() == "not" && next.beginsOperand && next.kind != .symbol(.point)
  }

  private mutating func leaf(_ node: ConditionSyntax.Node) -> ConditionSyntax {
    let range = token.range
    position += 1
    return ConditionSyntax(node, range)
  }

  /// `-1`, without a blank.
  private mutating func negativeNumber() -> ConditionSyntax? {
    let sign = token.range
    let digits = tokens[position + 1]
    guard case .number(let number) = digits.kind, digits.range.lowerBound == sign.upperBound else {
      return stop(.unexpected("-"))
    }
    position += 2
    return ConditionSyntax(.number("-\(number)"), sign.lowerBound..<end)
  }

  /// `.us`, without a blank.
  private mutating func option() -> ConditionSyntax? {
    let point = token.range
    let name = tokens[position + 1]
    guard case .word(let id) = name.kind, name.range.lowerBound == point.upperBound else {
      return stop(.missingOperand(after: "."))
    }
    position += 2
    return ConditionSyntax(.option(id), point.lowerBound..<end)
  }

  private mutating func bracket() -> ConditionSyntax? {
    let open = token.range
    position += 1
    guard let inner = condition() else { return nil }
    return close(open, with: .close) ? inner : nil
  }

  private mutating func list() -> ConditionSyntax? {
    let open = token.range
    position += 1
    var elements: [ConditionSyntax] = []
    while token.kind != .symbol(.closeList) {
      if token.kind == .end { return stop(ConditionFault(.unclosed("["), open)) }
      guard let element = condition() else { return nil }
      elements.append(element)
      if !take(.comma) { break }
    }
    return close(open, with: .closeList) ? ConditionSyntax(.list(elements), open.lowerBound..<end) : nil
  }

  /// Goes over a closing bracket, or notes that it is not there.
  private mutating func close(_ open: Range<Int>, with symbol: ConditionToken.Symbol) -> Bool {
    if take(symbol) { return true }
    fault = token.kind == .end ? ConditionFault(.unclosed(written(open)), open) : leftover
    return false
  }

  private mutating func member(of base: ConditionSyntax, from start: Int) -> ConditionSyntax? {
    let point = token
    let name = tokens[position + 1]
    guard case .word(let word) = name.kind else { return stop(.missingOperand(after: ".")) }
    if let member = ConditionSyntax.Member(rawValue: word) {
      position += 2
      return ConditionSyntax(.member(base, member, name.range), start..<end)
    }
    if word != "contains" {
      let isOption = point.range.lowerBound > end && point.range.upperBound == name.range.lowerBound
      return stop(
        isOption
          ? ConditionFault(.missingOperator, point.range.lowerBound..<name.range.upperBound)
          : ConditionFault(.unknownMember(word), name.range))
    }
    position += 2
    if token.kind != .symbol(.open) { return stop(ConditionFault(.missingOperand(after: word), name.range)) }
    guard let argument = nested({ $0.bracket() }) else { return nil }
    return ConditionSyntax(.contains(base, argument, name.range), start..<end)
  }

  /// What is wrong with a token that stands where nothing or an operator should.
  var leftover: ConditionFault {
    let text = written(token.range)
    switch token.kind {
    case .fault(let fault): return fault
    case .word:
      let operators = ["and": "&&", "or": "||", "is": "==", "in": ".contains(…)"]
      guard let swift = operators[text.lowercased()] else { break }
      return ConditionFault(.foreignOperator(text, swift: swift), token.range)
    case .symbol(.open), .symbol(.openList):
      if token.range.lowerBound == end { return ConditionFault(.unexpected(text), token.range) }
    case .symbol(.not):
      if !tokens[position + 1].beginsOperand { return ConditionFault(.unexpected(text), token.range) }
    case .number, .offset, .text, .symbol, .end: break
    }
    return ConditionFault(token.beginsOperand ? .missingOperator : .unexpected(text), token.range)
  }
}
