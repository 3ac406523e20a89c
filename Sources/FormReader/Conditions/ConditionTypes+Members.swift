import FormPlan

extension ConditionTypes {
  /// `name.isEmpty` or `name.count`; nil where something is wrong.
  mutating func member(
    _ member: ConditionSyntax.Member, at range: Range<Int>, of base: ConditionSyntax,
    _ syntax: ConditionSyntax
  ) -> TypedOperand? {
    guard let (operand, field) = named(base, member.rawValue, at: range) else { return nil }
    switch (member, operand.type) {
    case (.isEmpty, .text), (.isEmpty, .choice), (.isEmpty, .choices), (.isEmpty, .number), (.isEmpty, .day),
      (.isEmpty, .time), (.isEmpty, .dateTime):
      return TypedOperand(type: .boolean, expression: .isEmpty(field.path), syntax: syntax)
    case (.count, .text), (.count, .choices):
      return TypedOperand(
        type: .number, expression: .count(field.path), syntax: syntax, magnitude: Self.maximumNumber)
    case (.isEmpty, .boolean):
      return fault(
        .noMember(member.rawValue, of: operand.side), at: range,
        suggesting: TypeFault.Suggestion(range: syntax.range, text: "!\(base)"))
    case (.isEmpty, .option), (.count, .boolean), (.count, .number), (.count, .choice), (.count, .option),
      (.count, .day), (.count, .time), (.count, .dateTime):
      return fault(.noMember(member.rawValue, of: operand.side), at: range)
    }
  }

  /// `name.contains("x")` or `[.us, .ca].contains(country)`; nil where something is wrong.
  mutating func contains(
    _ base: ConditionSyntax, _ part: ConditionSyntax, at range: Range<Int>, _ syntax: ConditionSyntax
  ) -> TypedOperand? {
    let expression: Expression?
    if case .list(let elements) = base.node {
      expression = isOneOf(elements, part, at: range, syntax)
    } else {
      expression = fieldContains(base, part, at: range, syntax)
    }
    return expression.map { TypedOperand(type: .boolean, expression: $0, syntax: syntax) }
  }

  private mutating func isOneOf(
    _ elements: [ConditionSyntax], _ value: ConditionSyntax, at range: Range<Int>, _ syntax: ConditionSyntax
  ) -> Expression? {
    if elements.isEmpty { return fault(.emptyList, at: syntax.range) }
    let value = operand(value)
    var literals: [Expression] = []
    for element in elements {
      guard element.isLiteral else { return fault(.notALiteral, at: element.range) }
      guard let literal = operand(element), let value else { return nil }
      let pair = ConditionPair(left: literal, right: value, sign: range, whole: syntax.range)
      guard let fitting = fitting(pair) else { return nil }
      literals.append(fitting.left.expression)
    }
    return value.map { .isOneOf($0.expression, literals) }
  }

  private mutating func fieldContains(
    _ base: ConditionSyntax, _ part: ConditionSyntax, at range: Range<Int>, _ syntax: ConditionSyntax
  ) -> Expression? {
    guard let (text, field) = named(base, "contains", at: range) else { return nil }
    if text.type == .choices { return optionsContain(field, text, part, at: range, syntax) }
    guard text.type == .text else {
      return fault(
        .noMember("contains", of: text.side), at: range,
        suggesting: text.type == .choice && part.isLiteral
          ? TypeFault.Suggestion(range: syntax.range, text: "[\(part)].contains(\(base))") : nil)
    }
    guard let part = operand(part) else { return nil }
    let pair = ConditionPair(left: text, right: part, sign: range, whole: syntax.range)
    return fitting(pair).map { .textContains(field.path, $0.right.expression) }
  }

  /// `tags.contains(.vip)`; nil where something is wrong, or the options have no such one.
  private mutating func optionsContain(
    _ field: ConditionField, _ choices: TypedOperand, _ part: ConditionSyntax, at range: Range<Int>,
    _ syntax: ConditionSyntax
  ) -> Expression? {
    guard let part = operand(part) else { return nil }
    var choice = choices
    choice.type = .choice
    let pair = ConditionPair(left: choice, right: part, sign: range, whole: syntax.range)
    guard part.type == .option || part.type == .text else {
      return fault(.mismatch(left: choices.side, right: part.side, sign: range), at: syntax.range)
    }
    guard case .option(let id)? = fitting(pair)?.right.expression else { return nil }
    return .optionsContain(field.path, id)
  }

  /// What has a member, which only fields have.
  private mutating func named(
    _ base: ConditionSyntax, _ member: String, at range: Range<Int>
  ) -> (TypedOperand, ConditionField)? {
    guard let operand = operand(base) else { return nil }
    guard let field = operand.field else { return fault(.memberOfNoField(member), at: base.range) }
    return (operand, field)
  }
}

extension ConditionSyntax {
  fileprivate var isLiteral: Bool {
    switch node {
    case .boolean, .text, .number, .option: true
    case .name, .member, .contains, .list, .not, .and, .or, .compare, .sum, .offset: false
    }
  }
}
