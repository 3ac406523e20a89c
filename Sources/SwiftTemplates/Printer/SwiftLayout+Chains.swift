extension SwiftLayout {
  /// A base with members, calls and subscripts; the dots of one chain break alike.
  mutating func putChain(_ base: Expression, _ links: [Expression.Link], isModified: Bool = false) {
    let segments = ChainSegment.split(base, links)
    for segment in segments.reversed() { for _ in 0..<segment.contexts { stream.before(.beginContext) } }
    let isGrouped = !isModified && base.isPlainWord && links.startsWithMemberCall
    if isGrouped { stream.before(.open) }
    putBase(base)
    if segments[0].hasBaseContext { stream.after(.endContext) }
    for segment in segments {
      putLinks(segment, of: links, base: base, isGrouped: isGrouped)
    }
  }

  private mutating func putBase(_ base: Expression) {
    if case .implicitMember(let dot, let name) = base {
      put(dot)
      put(name)
    } else {
      put(base)
    }
  }

  private mutating func putLinks(
    _ segment: ChainSegment, of links: [Expression.Link], base: Expression, isGrouped: Bool
  ) {
    for place in segment.links {
      let isCalled = links.isCalled(place)
      let isFollowedByDot = links.isMember(place + 1) || links.isConditional(place + 1)
      switch links[place] {
      case .member(let dot, let name):
        if !(segment.isConditional && place == 0) {
          stream.before(.mark(segment.isConditional ? .same : .contextual, 0))
        }
        if isCalled { stream.before(.beginContext) }
        put(dot)
        put(name)
        if isGrouped, place == 0 { stream.after(.close) }
      case .call(let open, let arguments, let close, let trailing):
        putCall(open, arguments, close, trailing, isFollowedByDot: isFollowedByDot)
        stream.after(.endContext)
      case .index(let open, let arguments, let close):
        putArguments(open, arguments, close, mustBreak: true)
        stream.after(.endContext)
      case .mark(let index): put(index)
      case .generics(let type): put(type)
      case .conditional(let clauses, let end): putConditional(clauses, end)
      }
    }
    for _ in 0..<segment.endings { stream.after(.endContext) }
  }

  private mutating func putConditional(
    _ clauses: [(directive: Int, condition: [Int], links: [Expression.Link])], _ end: Int
  ) {
    for clause in clauses {
      stream.before(.mark(.contextual, 0, lines: .soft))
      put(clause.directive)
      if !clause.condition.isEmpty { stream.after(.space(1)) }
      put(run: clause.condition)
      stream.after(.mark(.open), .open)
      let count = clause.links.endIndex
      let segment = ChainSegment(links: 0..<count, contexts: 0, endings: 1, isConditional: true)
      stream.before(.beginContext)
      putLinks(segment, of: clause.links, base: .word([]), isGrouped: false)
      stream.after(.mark(.close, lines: .soft), .close)
    }
    stream.before(.mark(.contextual, 0, lines: .soft))
    put(end)
    stream.after(.mark(.same, 0))
  }

  private mutating func putCall(
    _ open: Int?, _ arguments: [Expression.Argument], _ close: Int?, _ trailing: [Expression.Trailing],
    isFollowedByDot: Bool
  ) {
    if let open, let close {
      let mustBreak = !arguments.isCompactSingle
      putArguments(open, arguments, close, mustBreak: mustBreak)
    }
    for (place, closure) in trailing.enumerated() {
      if let label = closure.label {
        stream.before(.space(1))
        put(label.name)
        put(label.colon)
        stream.after(.space(1))
      } else if place == 0 {
        stream.before(.mark(.same, lines: .stubborn))
      }
      putClosure(closure.closure, forced: trailing.count > 1)
    }
  }

  /// The arguments of a call, one a line where they do not fit.
  mutating func putArguments(
    _ open: Int, _ arguments: [Expression.Argument], _ close: Int, mustBreak: Bool
  ) {
    put(open)
    guard !arguments.isEmpty else { return put(close) }
    let isCompact = arguments.isCompactSingle
    stream.after(.mark(.open, 0))
    if !isCompact { stream.after(.open(consistent: true)) }
    for argument in arguments {
      if !isCompact { stream.before(.open) }
      putLabel(argument, breaks: !argument.value.startsWithBracket)
      put(argument.value)
      if let comma = argument.comma { put(comma) }
      if !isCompact { stream.after(.close) }
      if argument.comma != nil { stream.after(.mark(.same)) }
    }
    stream.before(.mark(.close(mustBreak: mustBreak), 0))
    if !isCompact { stream.before(.close) }
    put(close)
  }
}
