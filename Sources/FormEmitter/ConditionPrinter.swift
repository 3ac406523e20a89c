import FormPlan
import SwiftTemplates

/// Prints conditions as the expressions that an expert would have written by hand.
struct ConditionPrinter {
  let facts: PlanFacts
  /// What holds wherever the expression is read.
  var known: Set<Expression> = []

  /// A condition, as an expression over `values` and the functions beside it.
  func expression(_ condition: Expression) -> SwiftExpression {
    switch condition {
    case .boolean(let value): .literal(.boolean(value))
    case .text(let text), .option(let text): .text(text)
    case .integer(let number): .literal(.integer(number))
    case .field(let path): value(path)
    case .isEmpty(let path): isEmpty(path, .equal)
    case .count(let path): value(path).member("count")
    case .textContains(let path, let part):
      SwiftExpression.word("FormChecks").member("contains")
        .call([.init(nil, value(path)), .init(nil, expression(part))])
    case .isOneOf(let value, let options): isOneOf(value, options)
    case .not(.isEmpty(let path)): isEmpty(path, .notEqual)
    case .not(let part): !expression(part)
    case .all(let parts): all(parts)
    case .any(let parts): .any(parts.map(expression))
    case .compare(let sign, let left, let right): compare(sign, left, right)
    case .add(let left, let right): expression(left) + expression(right)
    case .subtract(let left, let right): expression(left) - expression(right)
    }
  }

  /// A conjunction, each part read in the knowledge that those before it hold.
  private func all(_ parts: [Expression]) -> SwiftExpression {
    var printer = self
    var terms: [SwiftExpression] = []
    for part in parts {
      terms.append(printer.expression(part))
      printer.known.insert(part)
    }
    return .all(terms)
  }

  /// A field's logical value.
  func value(_ path: FieldPath) -> SwiftExpression {
    guard let field = facts.fields[path] else { return .literal(.boolean(false)) }
    let stored = SwiftExpression.word("values").member(field.name)
    switch field.kind.row.holds {
    case .text: return SwiftExpression.word("text").call([.init(.word("of"), .case(field))])
    case .boolean: return mayBeHidden(field) ? .all([isVisible(field), stored]) : stored
    case .option: return mayBeHidden(field) ? shown(field) : stored
    case .nothing: return .literal(.boolean(false))
    }
  }

  /// Whether a field can be hidden where everything known holds.
  private func mayBeHidden(_ field: Field) -> Bool {
    switch field.visible {
    case .boolean(true): false
    case .all(let parts): !parts.allSatisfy(known.contains)
    default: !known.contains(field.visible)
    }
  }

  /// `isVisible(.country) ? values.country : nil`.
  func shown(_ field: Field) -> SwiftExpression {
    .choice(isVisible(field), SwiftExpression.word("values").member(field.name), .literal(.nil))
  }

  private func isVisible(_ field: Field) -> SwiftExpression {
    SwiftExpression.word("isVisible").call([.init(nil, .case(field))])
  }

  private func isEmpty(_ path: FieldPath, _ sign: SwiftExpression.Comparison) -> SwiftExpression {
    if facts.fields[path]?.kind.row.holds == .option { return value(path).compared(sign, .literal(.nil)) }
    let isEmpty = value(path).member("isEmpty")
    return sign == .equal ? isEmpty : !isEmpty
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
}
