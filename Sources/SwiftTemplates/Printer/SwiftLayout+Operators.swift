extension SwiftLayout {
  mutating func putInfix(_ first: Expression, _ rest: [(sign: Int, operand: Expression)]) {
    put(first)
    for (sign, operand) in rest {
      let text = tokens[sign].text
      if text == "..." || text == "..<", !operand.startsWithSign(tokens) {
        put(sign)
        put(operand)
      } else if text == "&&" || text == "||" {
        putStacked(sign, operand)
      } else {
        putContinued(sign, operand)
      }
    }
  }

  /// An operator whose operand stacks its indentation: `&&`, `||`.
  private mutating func putStacked(_ sign: Int, _ operand: Expression) {
    stream.before(.mark(.openContinuation), .open)
    put(sign)
    stream.after(.space(1))
    let isGrouped = operand.isGroupedAfterOperator
    if isGrouped { stream.before(.open) }
    put(operand)
    finish([.mark(.reset, 0), .mark(.close(mustBreak: false), 0), .close], closesGroup: isGrouped)
  }

  private mutating func putContinued(_ sign: Int, _ operand: Expression) {
    let parenthesis = operand.leftmostParenthesis
    stream.before(.mark(parenthesis == nil ? .continue : .openContinuation))
    put(sign)
    stream.after(.space(1))
    let isGrouped = operand.isGroupedAfterOperator
    if isGrouped { stream.before(.open) }
    guard let parenthesis else {
      put(operand)
      if isGrouped { stream.after(.close) }
      return
    }
    if closers.contains(operand.lastToken + 1) || isBeforeBracket(operand.lastToken) {
      put(operand)
      finish([.mark(.reset, 0), .mark(.close(mustBreak: false), 0)], closesGroup: isGrouped)
    } else {
      postpone([.mark(.close(mustBreak: false), 0)], after: parenthesis)
      put(operand)
      if isGrouped { stream.after(.close) }
    }
  }

  /// Whether an array ends behind a token.
  private func isBeforeBracket(_ index: Int) -> Bool {
    guard index >= 0, index + 2 < tokens.count else { return false }
    return arrays.contains(index + 1) || tokens[index + 1].text == "," && arrays.contains(index + 2)
  }

  /// Ends what an operand began, behind the closing brackets that stay with the operand.
  private mutating func finish(_ tokens: [LayoutToken], closesGroup: Bool) {
    if let closer = lastCloser {
      if closesGroup { stream.after(.close) }
      postpone(tokens, after: closer)
    } else {
      for token in tokens { stream.after(token) }
      if closesGroup { stream.after(.close) }
    }
  }

  mutating func putAssignment(_ target: Expression, _ sign: Int, _ value: Expression) {
    put(target)
    stream.before(.space(1))
    put(sign)
    let isGrouped = value.isChainWithoutCall
    putValue(value, isGrouped: isGrouped)
  }

  /// What stands after an equals sign.
  mutating func putValue(_ value: Expression, isGrouped: Bool = false) {
    let isCompound = value.isCompound
    switch value {
    case .choice(let condition, let question, let yes, let colon, let no):
      stream.after(.mark(.openContinuation), .open)
      if isCompound { stream.after(.open) }
      put(condition)
      stream.after(.mark(.close(mustBreak: false), 0), .close)
      putBranches(question, yes, colon, no)
      if isCompound { stream.after(.close) }
      return
    case .statement:
      stream.after(.mark(.open), .open)
      put(value)
      stream.after(.mark(.close(mustBreak: false), 0), .close)
      return
    default: break
    }
    if let parenthesis = value.leftmostParenthesis {
      stream.after(.mark(.openContinuation))
      postpone([.mark(.close(mustBreak: false), 0)], after: parenthesis)
    } else {
      stream.after(.mark(.continue))
    }
    if isCompound { stream.after(.open) }
    if isGrouped { stream.before(.open) }
    put(value)
    if isGrouped { stream.after(.close) }
    if isCompound { stream.after(.close) }
  }

  mutating func putChoice(
    _ condition: Expression, _ question: Int, _ yes: Expression, _ colon: Int, _ no: Expression
  ) {
    put(condition)
    putBranches(question, yes, colon, no)
  }

  private mutating func putBranches(_ question: Int, _ yes: Expression, _ colon: Int, _ no: Expression) {
    stream.before(.mark(.openContinuation), .open)
    put(question)
    stream.after(.space(1))
    put(yes)
    stream.before(.mark(.close(mustBreak: false), 0), .mark(.openContinuation), .open)
    put(colon)
    stream.after(.space(1))
    put(no)
    let tokens: [LayoutToken] = [.mark(.close(mustBreak: false), 0), .close, .close]
    postpone(tokens, after: lastCloser ?? last)
  }
}
