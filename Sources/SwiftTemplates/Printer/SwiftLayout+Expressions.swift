extension SwiftLayout {
  mutating func put(_ expression: Expression) {
    switch expression {
    case .word(let run): putWord(run)
    case .implicitMember(let dot, let name):
      stream.before(.beginContext)
      put(dot)
      put(name)
      stream.after(.endContext)
    case .tuple(let open, let elements, let close): putTuple(open, elements, close)
    case .array(let open, let elements, let close): putArray(open, elements, close)
    case .closure(let closure): putClosure(closure)
    case .chain(let base, let links): putChain(base, links)
    case .prefixed(let sign, let operand):
      put(sign)
      put(operand)
    case .infix(let first, let rest): putInfix(first, rest)
    case .assignment(let target, let sign, let value): putAssignment(target, sign, value)
    case .choice(let condition, let question, let yes, let colon, let no):
      putChoice(condition, question, yes, colon, no)
    case .cast(let value, let keyword, let type):
      put(value)
      stream.before(.mark(.continue), .open)
      for index in keyword { put(index) }
      stream.after(.space(1))
      put(type)
      stream.after(.close)
    case .effect(let keyword, let value): putEffect(keyword, value, isInner: false)
    case .binding(let keyword, let pattern):
      put(keyword)
      stream.after(.mark(.continue))
      put(pattern)
    case .type(let type): put(type)
    case .statement(let statement): put(statement)
    }
  }

  private mutating func putWord(_ run: [Int]) {
    guard tokens[run[0]].text == "\\" else { return put(run: run) }
    stream.before(.open)
    for (place, index) in run.enumerated() {
      if tokens[index].text == ".", place > 1 { stream.before(.mark(.continue, 0)) }
      put(index)
    }
    stream.after(.close)
  }

  private mutating func putTuple(_ open: Int, _ elements: [Expression.Argument], _ close: Int) {
    put(open)
    if elements.count == 1 {
      stream.after(.open)
      put(elements[0].value)
      stream.before(.close)
    } else if elements.count > 1 {
      stream.after(.mark(.open, 0), .open)
      for element in elements {
        stream.before(.open)
        putLabel(element, breaks: true)
        put(element.value)
        if let comma = element.comma { put(comma) }
        stream.after(.close)
        if element.comma != nil { stream.after(.mark(.same)) }
      }
      stream.before(.mark(.close, 0), .close)
    }
    put(close)
  }

  mutating func putLabel(_ argument: Expression.Argument, breaks: Bool) {
    guard let label = argument.label, let colon = argument.colon else { return }
    put(label)
    put(colon)
    stream.after(breaks ? .mark(.continue) : .space(1))
  }

  private mutating func putArray(_ open: Int, _ elements: [Expression.Element], _ close: Int) {
    put(open)
    guard !elements.isEmpty else { return put(close) }
    stream.after(.mark(.open, 0), .open(consistent: elements[0].key != nil))
    for (place, element) in elements.enumerated() {
      let isLast = place == elements.count - 1
      stream.before(.open)
      if place == 0 { stream.before(.beginCollection) }
      if let key = element.key {
        put(key.0)
        put(key.colon)
        stream.after(.mark(.continue))
      }
      put(element.value)
      if isLast {
        stream.after(.endCollection(isSingle: elements.count == 1))
        release(array: close)
      }
      if let comma = element.comma, !isLast { put(comma) }
      stream.after(.close)
      if !isLast { stream.after(.mark(.same)) }
    }
    stream.before(.mark(.close, 0), .close)
    put(close)
  }

  mutating func putClosure(_ closure: Expression.Closure, forced: Bool = false) {
    let lines: LayoutBreak.Lines = forced || closure.body.count > 1 ? .soft : .elective
    put(closure.open)
    guard let signature = closure.signature else {
      return putBody(closure.body, closure.close, lines: lines)
    }
    stream.after(.mark(.open))
    stream.before(.open)
    putSignature(signature)
    stream.after(.close, .mark(.same, closure.body.isEmpty ? 0 : 1, lines: lines))
    put(closure.body)
    stream.before(.mark(.close))
    put(closure.close)
  }

  private mutating func putSignature(_ signature: Expression.Signature) {
    put(run: signature.capture)
    let hasParameters = signature.clause != nil || !signature.parameters.isEmpty
    if !signature.capture.isEmpty, hasParameters { stream.after(.mark(.same)) }
    if let clause = signature.clause { put(clause) }
    if !signature.parameters.isEmpty {
      stream.before(.open)
      for parameter in signature.parameters {
        put(parameter.name)
        guard let comma = parameter.comma else { continue }
        put(comma)
        stream.after(.mark(.same))
      }
      stream.after(.close)
    }
    stream.before(.mark(.same))
    put(signature.keyword)
  }

  private mutating func putEffect(_ keyword: Int, _ value: Expression, isInner: Bool) {
    let anchor = isInner ? nil : value.anchor
    if anchor != nil { stream.before(.open) }
    put(keyword)
    stream.before(.mark(.continue, lines: .stubborn))
    if let anchor { postpone([.close], after: anchor) }
    switch value {
    case .effect(let next, let inner): putEffect(next, inner, isInner: true)
    case .chain(let base, let links): putChain(base, links, isModified: true)
    default: put(value)
    }
  }
}

extension Expression {
  /// The last token that stays with a `try` or `await` before the expression.
  var anchor: Int? {
    switch self {
    case .effect(_, let value): return value.anchor
    case .word(let run): return run.count == 1 ? run[0] : nil
    case .chain(.word(let run), let links) where run.count == 1:
      if case .member(_, let name) = links[0] { return name }
      return run[0]
    default: return nil
    }
  }
}
