import FormPlan

extension ConditionTypes {
  /// A sum of numbers; nil where something is wrong.
  mutating func sum(
    _ first: ConditionSyntax, _ terms: [ConditionSyntax.Term], _ syntax: ConditionSyntax
  ) -> TypedOperand? {
    if first.isDate || terms.contains(where: \.operand.isDate) { return notYet(.dates, at: syntax.range) }
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

extension ConditionSyntax {
  /// Whether only dates have this in a sum.
  fileprivate var isDate: Bool {
    if case .offset = node { return true }
    return node == .name(Self.today)
  }
}
