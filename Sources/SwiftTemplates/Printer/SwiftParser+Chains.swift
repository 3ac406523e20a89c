extension SwiftParser {
  /// The members, calls and subscripts after a base.
  mutating func chain(_ base: Expression) throws(Puzzled) -> Expression {
    let links = try links(after: base)
    return links.isEmpty ? base : .chain(base, links)
  }

  private mutating func links(after base: Expression?) throws(Puzzled) -> [Expression.Link] {
    var links: [Expression.Link] = []
    while let link = try link(after: base, &links) { links.append(link) }
    return links
  }

  private mutating func link(
    after base: Expression?, _ links: inout [Expression.Link]
  ) throws(Puzzled) -> Expression.Link? {
    let isTight = token.lines == 0 && token.comments.isEmpty
    switch token.text {
    case "." where token.kind == .sign:
      let dot = take()
      guard token.kind == .word || token.kind == .literal else { throw Puzzled() }
      return .member(dot: dot, name: take())
    case "?" where isTight && !token.isSpaced, "!" where isTight && !token.isSpaced: return .mark(take())
    case "..." where isTight && !token.isSpaced && [")", "]", ","].contains(where: { peeks($0) }):
      return .mark(take())
    case "(" where isTight && token.kind == .bracket: return try call()
    case "[" where isTight && token.kind == .bracket:
      let open = take()
      let arguments = try arguments("]")
      return .index(open: open, arguments, close: try take("]"))
    case "{" where isTight && token.kind == .bracket && allowsClosure && isCallable(base, links):
      let trailing = try trailing()
      return .call(open: nil, [], close: nil, trailing)
    case _ where token.kind == .sign && token.text.hasPrefix("<") && !token.isSpaced: return genericLink()
    case "#if": return try conditional()
    default: return nil
    }
  }

  private func isCallable(_ base: Expression?, _ links: [Expression.Link]) -> Bool {
    if !links.isEmpty { return true }
    switch base {
    case .word(let run): return run.count == 1 && tokens[run[0]].kind != .literal
    case .implicitMember: return true
    default: return false
    }
  }

  private mutating func call() throws(Puzzled) -> Expression.Link {
    let open = take()
    let list = try arguments(")")
    let close = try take(")")
    var closures: [Expression.Trailing] = []
    if at("{"), allowsClosure, token.lines == 0 { closures = try trailing() }
    return .call(open: open, list, close: close, closures)
  }

  private mutating func trailing() throws(Puzzled) -> [Expression.Trailing] {
    var closures = [Expression.Trailing(closure: try closure())]
    while token.kind == .word, token.lines == 0, peeks(":"), peeks("{", 2) {
      let label = (take(), take())
      closures.append(Expression.Trailing(label: label, closure: try closure()))
    }
    return closures
  }

  /// `<…>` after a name, where it reads as generic arguments; else it is an operator.
  private mutating func genericLink() -> Expression.Link? {
    let saved = self
    do throws(Puzzled) {
      var text = TypeText()
      try readAngles(&text) { parser, text throws(Puzzled) in
        text.pieces += try parser.type().pieces
      }
      let isEnd = at("(") || at(".") || at(")") || at(",") || at("{")
      if isEnd, !token.isSpaced { return .generics(text) }
    } catch {}
    self = saved
    return nil
  }

  /// `#if` within a chain: modifiers that only some platforms have.
  private mutating func conditional() throws(Puzzled) -> Expression.Link? {
    var index = next + 1
    while tokens[index].lines == 0, tokens[index].kind != .end { index += 1 }
    guard tokens[index].text == "." else { return nil }
    var clauses: [(directive: Int, condition: [Int], links: [Expression.Link])] = []
    while !at("#endif") {
      guard token.kind == .directive else { throw Puzzled() }
      let directive = take()
      var condition: [Int] = []
      while token.lines == 0, token.kind != .end { condition.append(take()) }
      guard at(".") else { throw Puzzled() }
      clauses.append((directive, condition, try links(after: nil)))
    }
    return .conditional(clauses, end: take())
  }
}
