import FormPlan

extension ConditionTypes {
  /// A comparison; nil where something is wrong.
  mutating func compared(
    _ comparison: Expression.Comparison, _ left: ConditionSyntax, _ right: ConditionSyntax,
    _ sign: Range<Int>, _ syntax: ConditionSyntax
  ) -> Expression? {
    let (first, second) = (operand(left), operand(right))
    guard let first, let second,
      let pair = fitting(
        ConditionPair(left: first, right: second, sign: sign, whole: syntax.range, comparison: comparison))
    else { return nil }
    if comparison.isOrder, pair.left.type != .number, !pair.left.type.isMoment {
      return fault(.notOrdered(first.side, sign: sign), at: syntax.range)
    }
    return .compare(comparison, pair.left.expression, pair.right.expression)
  }

  /// The pair, its literals those of one type; nil where the two cannot be compared, after the fault was noted.
  mutating func fitting(_ pair: ConditionPair) -> ConditionPair? {
    let (left, right) = (pair.left, pair.right)
    switch (left.type, right.type) {
    case (.boolean, .boolean), (.number, .number), (.text, .text), (.time, .time),
      (.day, .day), (.day, .dateTime), (.dateTime, .day), (.dateTime, .dateTime):
      return pair
    case (.text, .day), (.text, .time), (.text, .dateTime):
      return moment(left, beside: right, pair).map { pair.with(left: $0) }
    case (.day, .text), (.time, .text), (.dateTime, .text):
      return moment(right, beside: left, pair).map { pair.with(right: $0) }
    case (.option, .choice), (.text, .choice):
      return option(left, of: right, pair).map { pair.with(left: $0) }
    case (.choice, .option), (.choice, .text):
      return option(right, of: left, pair).map { pair.with(right: $0) }
    case (.choice, .choice):
      if left.field?.path == right.field?.path { return pair }
      if let set = left.field?.optionSet, set == right.field?.optionSet { return pair }
      let kind = TypeFault.Kind.differentChoices(left: left.side, right: right.side, sign: pair.sign)
      return fault(kind, at: pair.whole)
    case (.option, .option): return fault(.optionWithoutChoice(left.literal ?? ""), at: left.range)
    case (.boolean, _), (.number, _), (.text, _), (.choice, _), (.option, _), (.choices, _), (.day, _),
      (.time, _), (.dateTime, _):
      return mismatch(pair)
    }
  }

  /// The option that a literal names; nil, without a fault, for an id that the choice does not have.
  private mutating func option(
    _ literal: TypedOperand, of choice: TypedOperand, _ pair: ConditionPair
  ) -> TypedOperand? {
    guard let id = literal.literal else { return mismatch(pair) }
    guard choice.field?.options.contains(id) == true else { return nil }
    if literal.type == .text, id.isConditionName {
      let suggestion = TypeFault.Suggestion(range: literal.range, text: ".\(id)")
      return fault(.optionAsText(id), at: literal.range, suggesting: suggestion)
    }
    return TypedOperand(type: .option, expression: .option(id), syntax: literal.syntax)
  }

  /// The date that a text in quotes stands for beside a date or time.
  private mutating func moment(
    _ literal: TypedOperand, beside other: TypedOperand, _ pair: ConditionPair
  ) -> TypedOperand? {
    guard case .text(let text) = literal.syntax.node else { return mismatch(pair) }
    if let moment = MomentLiteral.expression(text),
      moment.type == .time ? other.type == .time : other.type != .time
    {
      return TypedOperand(type: moment.type, expression: moment.expression, syntax: literal.syntax)
    }
    return fault(.badDate(text, other.type), at: literal.range)
  }

  private mutating func mismatch<Part>(_ pair: ConditionPair) -> Part? {
    fault(
      .mismatch(left: pair.left.side, right: pair.right.side, sign: pair.sign), at: pair.whole,
      suggesting: pair.suggestion)
  }
}
