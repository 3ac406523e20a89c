import FormPlan
import SwiftTemplates

/// Prints conditions as the expressions that an expert would have written by hand.
struct ConditionPrinter {
  let facts: PlanFacts

  /// A condition, as an expression over `values` and the functions beside it.
  func expression(_ condition: Expression) -> SwiftExpression {
    switch condition {
    case .boolean(let value): .literal(.boolean(value))
    case .text(let text): .text(text)
    case .integer(let number): .literal(.integer(number))
    case .option(let id): option(id)
    case .field(let path): value(path)
    case .isEmpty(let path): isEmpty(path)
    case .count(let path): value(path).member("count")
    case .textContains(let path, let part):
      value(path).member("contains").call([.init(nil, expression(part))])
    case .isOneOf(let value, let options): isOneOf(value, options)
    case .not(let part): !expression(part)
    case .all(let parts): .all(parts.map(expression))
    case .any(let parts): .any(parts.map(expression))
    case .compare(let sign, let left, let right): compare(sign, left, right)
    case .add(let left, let right): expression(left) + expression(right)
    case .subtract(let left, let right): expression(left) - expression(right)
    }
  }

  /// A field's logical value.
  func value(_ path: FieldPath) -> SwiftExpression {
    guard let field = facts.fields[path] else { return .literal(.boolean(false)) }
    let stored = SwiftExpression.word("values").member(field.name)
    let isHideable = facts.hideable.contains(path)
    switch field.kind.row.holds {
    case .text: return SwiftExpression.word("text").call([.init(.word("of"), .case(field))])
    case .boolean: return isHideable ? .all([isVisible(field), stored]) : stored
    case .option: return isHideable ? shown(field) : stored
    case .nothing: return .literal(.boolean(false))
    }
  }

  /// `shown(values.country, in: .country)`.
  func shown(_ field: Field) -> SwiftExpression {
    let stored = SwiftExpression.word("values").member(field.name)
    return SwiftExpression.word("shown").call([.init(nil, stored), .init(.word("in"), .case(field))])
  }

  private func isVisible(_ field: Field) -> SwiftExpression {
    SwiftExpression.word("isVisible").call([.init(nil, .case(field))])
  }

  private func isEmpty(_ path: FieldPath) -> SwiftExpression {
    if facts.fields[path]?.kind.row.holds == .option { return value(path).compared(.equal, .literal(.nil)) }
    return value(path).member("isEmpty")
  }

  private func isOneOf(_ value: Expression, _ options: [Expression]) -> SwiftExpression {
    let choice = choice(of: value)
    return SwiftExpression.array(options.map { operand($0, against: choice) }).member("contains")
      .call([.init(nil, expression(value))])
  }

  private func compare(
    _ sign: Expression.Comparison, _ left: Expression, _ right: Expression
  ) -> SwiftExpression {
    let choice = choice(of: left) ?? choice(of: right)
    let sign = SwiftExpression.Comparison(rawValue: sign.rawValue) ?? .equal
    return operand(left, against: choice).compared(sign, operand(right, against: choice))
  }

  private func choice(of value: Expression) -> Field? {
    guard case .field(let path) = value, let field = facts.fields[path] else { return nil }
    return field.kind.row.holds == .option ? field : nil
  }

  private func operand(_ value: Expression, against choice: Field?) -> SwiftExpression {
    guard case .option(let id) = value, let option = choice?.options.first(where: { $0.id == id }) else {
      return expression(value)
    }
    return .implicitMember(SwiftName.word(option.swiftName))
  }

  private func option(_ id: String) -> SwiftExpression { .text(id) }
}
