import FormPlan

extension ConditionTypes {
  /// A sum of numbers; nil where something is wrong.
  mutating func sum(
    _ first: ConditionSyntax, _ terms: [ConditionSyntax.Term], _ syntax: ConditionSyntax
  ) -> TypedOperand? {
    if terms.contains(where: \.operand.isOffset) { return moved(first, terms, syntax) }
    guard let sign = terms.first?.signRange else { return operand(first) }
    guard terms.count < Self.maximumSumDepth else { return fault(.sumTooLong, at: syntax.range) }
    var sum = addend(first, sign)
    for term in terms {
      let operand = addend(term.operand, term.signRange)
      guard let left = sum, let operand else {
        sum = nil
        continue
      }
      sum = joined(left, operand, term.sign, syntax)
    }
    guard let sum else { return nil }
    if sum.depth > Self.maximumSumDepth { return fault(.sumTooLong, at: syntax.range) }
    if sum.magnitude == Int.max { return fault(.sumTooLarge, at: syntax.range) }
    return sum
  }

  /// An operand that must be a number.
  private mutating func addend(_ syntax: ConditionSyntax, _ sign: Range<Int>) -> TypedOperand? {
    guard let operand = operand(syntax) else { return nil }
    if operand.type == .number { return operand }
    return fault(.notANumber(operand.side, sign: sign), at: syntax.range)
  }

  private func joined(
    _ left: TypedOperand, _ right: TypedOperand, _ sign: ConditionSyntax.Term.Sign, _ syntax: ConditionSyntax
  ) -> TypedOperand {
    let (magnitude, overflow) = left.magnitude.addingReportingOverflow(right.magnitude)
    let (first, second) = (left.expression, right.expression)
    return TypedOperand(
      type: .number, expression: sign == .plus ? .add(first, second) : .subtract(first, second),
      syntax: syntax,
      magnitude: overflow ? Int.max : magnitude, depth: max(left.depth, right.depth) + 1)
  }
}

extension ConditionTypes {
  /// A day with offsets, taken from left to right; nil where something is wrong.
  private mutating func moved(
    _ first: ConditionSyntax, _ terms: [ConditionSyntax.Term], _ syntax: ConditionSyntax
  ) -> TypedOperand? {
    guard terms.count < Self.maximumSumDepth else { return fault(.sumTooLong, at: syntax.range) }
    guard var operand = operand(first).flatMap({ day($0) }) else { return nil }
    for term in terms {
      guard case .offset(let amount, let unit) = term.operand.node else {
        guard let other = self.operand(term.operand) else { return nil }
        return fault(.notANumber(other.side, sign: term.signRange), at: term.operand.range)
      }
      operand.expression = .offset(operand.expression, term.sign == .plus ? amount : -amount, unit)
    }
    return TypedOperand(type: operand.type, expression: operand.expression, syntax: syntax)
  }

  /// An operand that has a day; a text in quotes may be one.
  private mutating func day(_ operand: TypedOperand) -> TypedOperand? {
    if operand.type == .day || operand.type == .dateTime { return operand }
    guard case .text(let text) = operand.syntax.node else {
      return fault(.offsetOfNoDay(operand.side), at: operand.range)
    }
    guard let moment = MomentLiteral.expression(text), moment.type != .time else {
      return fault(.badDate(text, .day), at: operand.range)
    }
    return TypedOperand(type: moment.type, expression: moment.expression, syntax: operand.syntax)
  }
}

extension ConditionSyntax {
  /// Whether it is `14d` or the like.
  fileprivate var isOffset: Bool {
    if case .offset = node { return true }
    return false
  }
}
