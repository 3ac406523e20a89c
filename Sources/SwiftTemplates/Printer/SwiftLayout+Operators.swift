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

extension Expression {
  /// Whether the operand of a binary operator is kept together.
  var isGroupedAfterOperator: Bool {
    guard case .chain(_, let links) = self else {
      if case .implicitMember = self { return true }
      return false
    }
    switch links.last {
    case .member, .index, .call: return true
    default: return false
    }
  }

  /// Whether it ends in a member or a subscript.
  var isChainWithoutCall: Bool {
    guard case .chain(_, let links) = self else {
      if case .implicitMember = self { return true }
      return false
    }
    switch links.last {
    case .member, .index: return true
    default: return false
    }
  }

  /// Whether it consists of several expressions around an operator.
  var isCompound: Bool {
    switch self {
    case .effect(_, let value): value.isCompound
    case .infix, .choice, .cast, .assignment: true
    case .tuple(_, let elements, _): elements.count == 1 && elements[0].value.isCompound
    default: false
    }
  }

  /// The closing parenthesis of the parenthesized expression that it begins with.
  var leftmostParenthesis: Int? {
    switch self {
    case .tuple(_, let elements, let close): elements.count == 1 ? close : nil
    case .infix(let first, _): first.leftmostParenthesis
    case .choice(let condition, _, _, _, _): condition.leftmostParenthesis
    default: nil
    }
  }

  /// Whether its first token is a sign, so that an operator before it needs a space.
  func startsWithSign(_ tokens: [SwiftToken]) -> Bool {
    switch self {
    case .prefixed, .implicitMember: true
    case .chain(let base, _): base.startsWithSign(tokens)
    default: false
    }
  }

  /// The place of its last token, as far as parentheses may follow it; -1 where that does not matter.
  var lastToken: Int {
    switch self {
    case .tuple(_, _, let close): close
    case .infix(_, let rest): rest.last?.operand.lastToken ?? -1
    case .word(let run): run.last ?? -1
    case .implicitMember(_, let name): name
    case .chain(_, let links): links.last?.lastToken ?? -1
    case .array(_, _, let close): close
    case .closure(let closure): closure.close
    case .prefixed(_, let operand): operand.lastToken
    case .choice(_, _, _, _, let no): no.lastToken
    default: -1
    }
  }
}

extension Expression.Link {
  /// The place of its last token.
  var lastToken: Int {
    switch self {
    case .member(_, let name): name
    case .call(_, _, let close, let trailing): trailing.last?.closure.close ?? close ?? -1
    case .index(_, _, let close): close
    case .mark(let index): index
    case .generics: -1
    case .conditional(_, let end): end
    }
  }
}
