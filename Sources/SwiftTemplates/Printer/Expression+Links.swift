extension [Expression.Link] {
  func isMember(_ place: Int) -> Bool {
    guard indices.contains(place), case .member = self[place] else { return false }
    return true
  }

  func isConditional(_ place: Int) -> Bool {
    guard indices.contains(place), case .conditional = self[place] else { return false }
    return true
  }

  func isCall(_ place: Int) -> Bool {
    guard indices.contains(place) else { return false }
    switch self[place] {
    case .call, .index: return true
    default: return false
    }
  }

  /// Whether a call or subscript follows.
  func isCalled(_ place: Int) -> Bool { isCall(place + 1) }

  /// Whether it begins with `.name(`.
  var startsWithMemberCall: Bool { isMember(0) && isCall(1) }
}

extension [Expression.Argument] {
  /// Whether a single collection or closure may begin right after the parenthesis.
  var isCompactSingle: Bool {
    guard count == 1 else { return false }
    switch self[0].value {
    case .array, .closure: return true
    case .word(let run): return run.count == 3 && self[0].value.isEmptyDictionary
    default: return false
    }
  }
}

extension Expression {
  var isPlainWord: Bool {
    if case .word(let run) = self { return run.count == 1 }
    return false
  }

  var isEmptyDictionary: Bool {
    if case .word(let run) = self { return run.count == 3 }
    return false
  }

  var isImplicitMember: Bool {
    if case .implicitMember = self { return true }
    return false
  }

  /// Whether its first token is a bracket.
  var startsWithBracket: Bool {
    switch self {
    case .tuple, .array, .closure: true
    case .word(let run): run.count == 3
    case .chain(let base, _): base.startsWithBracket
    case .infix(let first, _), .assignment(let first, _, _), .choice(let first, _, _, _, _):
      first.startsWithBracket
    case .cast(let value, _, _): value.startsWithBracket
    default: false
    }
  }
}
