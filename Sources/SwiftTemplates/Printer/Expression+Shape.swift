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
