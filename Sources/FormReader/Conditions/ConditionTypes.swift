package import FormPlan

/// Finds out what a condition means, given its fields.
package struct ConditionTypes {
  /// How many operations may stand within each other in one sum.
  package static let maximumSumDepth = 64
  /// What no literal and no count goes beyond: 15 digits.
  static let maximumNumber = 999_999_999_999_999

  let scope: ConditionScope
  private(set) var faults: [TypeFault] = []

  /// The expression that a condition stands for, or everything that is wrong with its types.
  ///
  /// A name that stands for no field and an option that a choice does not have are other rules' business: they give
  /// neither an expression nor a fault.
  package static func typed(
    _ syntax: ConditionSyntax, in scope: ConditionScope
  ) -> (expression: Expression?, faults: [TypeFault]) {
    var types = ConditionTypes(scope: scope)
    let expression = types.condition(syntax)
    return (types.faults.isEmpty ? expression : nil, types.faults)
  }

  private init(scope: ConditionScope) { self.scope = scope }

  /// What must hold or not hold; nil where something is wrong.
  mutating func condition(_ syntax: ConditionSyntax) -> Expression? {
    guard let operand = operand(syntax) else { return nil }
    if operand.type == .boolean { return operand.expression }
    let isNamed = operand.field != nil
    return fault(
      .notACondition(operand.side), at: syntax.range,
      suggesting: isNamed ? TypeFault.Suggestion(range: syntax.range, text: "!\(syntax).isEmpty") : nil)
  }

  /// The expression that a bound stands for, beside what it bounds, or everything that is wrong with its types.
  package static func bound(
    _ syntax: ConditionSyntax, of holds: ValueType, in scope: ConditionScope
  ) -> (expression: Expression?, faults: [TypeFault]) {
    guard let type = holds.conditionType else { return (nil, []) }
    var types = ConditionTypes(scope: scope)
    let expression = types.bound(syntax, type)
    return (types.faults.isEmpty ? expression : nil, types.faults)
  }

  private mutating func bound(_ syntax: ConditionSyntax, _ type: ConditionType) -> Expression? {
    guard let operand = operand(syntax) else { return nil }
    let value = TypedOperand(type: type, expression: .today, syntax: syntax)
    return fitting(ConditionPair(left: operand, right: value, sign: syntax.range, whole: syntax.range))?
      .left.expression
  }

  /// A part of any type; nil where something is wrong.
  mutating func operand(_ syntax: ConditionSyntax) -> TypedOperand? {
    switch syntax.node {
    case .boolean(let value): return typed(syntax, .boolean, .boolean(value))
    case .text(let text): return typed(syntax, .text, .text(text))
    case .number(let digits): return number(digits, syntax)
    case .option(let id): return typed(syntax, .option, .option(id))
    case .name(let name): return field(name, syntax)
    case .member(let base, let member, let range): return self.member(member, at: range, of: base, syntax)
    case .contains(let base, let part, let range): return contains(base, part, at: range, syntax)
    case .list: return fault(.listWithoutContains, at: syntax.range)
    case .not(let part): return typed(syntax, .boolean, negated(part, syntax))
    case .and(let parts): return typed(syntax, .boolean, conditions(parts).map(Expression.allOf))
    case .or(let parts): return typed(syntax, .boolean, conditions(parts).map(Expression.anyOf))
    case .compare(let comparison, let left, let right, let sign):
      return typed(syntax, .boolean, compared(comparison, left, right, sign, syntax))
    case .sum(let first, let terms): return sum(first, terms, syntax)
    case .offset: return fault(.offsetAlone, at: syntax.range)
    }
  }

  private func typed(
    _ syntax: ConditionSyntax, _ type: ConditionType, _ expression: Expression?
  ) -> TypedOperand? {
    expression.map { TypedOperand(type: type, expression: $0, syntax: syntax) }
  }

  private mutating func number(_ digits: String, _ syntax: ConditionSyntax) -> TypedOperand? {
    guard let number = ExactNumber(digits) else { return fault(.sumTooLarge, at: syntax.range) }
    var operand = typed(syntax, .number, .number(number))
    operand?.magnitude = Int(number.whole.magnitude) + 1
    return operand
  }

  private mutating func field(_ name: String, _ syntax: ConditionSyntax) -> TypedOperand? {
    if name == ConditionSyntax.today { return typed(syntax, .day, .today) }
    guard let field = scope.field(name) else { return nil }
    guard let type = field.holds.conditionType else {
      return fault(.noValue(field.path), at: syntax.range)
    }
    var operand = typed(syntax, type, .field(field.path))
    operand?.field = field
    if type == .number { operand?.magnitude = Self.maximumNumber }
    return operand
  }

  /// Every part as a condition; nil where one is wrong, after all were looked at.
  private mutating func conditions(_ parts: [ConditionSyntax]) -> [Expression]? {
    var conditions: [Expression] = []
    for part in parts {
      if let condition = condition(part) { conditions.append(condition) }
    }
    return conditions.count == parts.count ? conditions : nil
  }

  private mutating func negated(_ part: ConditionSyntax, _ syntax: ConditionSyntax) -> Expression? {
    guard let operand = operand(part) else { return nil }
    if operand.type == .boolean { return .not(operand.expression) }
    let isNamed = operand.field != nil
    return fault(
      .notACondition(operand.side), at: part.range,
      suggesting: isNamed ? TypeFault.Suggestion(range: syntax.range, text: "\(part).isEmpty") : nil)
  }

  // MARK: Faults

  /// Notes a fault; gives nil, as what is wrong has no type.
  mutating func fault<Part>(
    _ kind: TypeFault.Kind, at range: Range<Int>, suggesting suggestion: TypeFault.Suggestion? = nil
  ) -> Part? {
    faults.append(TypeFault(kind: kind, range: range, suggestion: suggestion))
    return nil
  }
}

extension Expression {
  /// All hold; what are all of something itself is taken in.
  fileprivate static func allOf(_ parts: [Expression]) -> Expression {
    .all(parts.flatMap { if case .all(let inner) = $0 { inner } else { [$0] } })
  }

  /// One holds; what is one of several itself is taken in.
  fileprivate static func anyOf(_ parts: [Expression]) -> Expression {
    .any(parts.flatMap { if case .any(let inner) = $0 { inner } else { [$0] } })
  }
}
