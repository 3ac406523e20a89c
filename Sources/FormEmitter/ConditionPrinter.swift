import FormPlan
import SwiftTemplates

/// Prints conditions as the expressions that an expert would have written by hand.
struct ConditionPrinter {
  let facts: PlanFacts
  /// What holds wherever the expression is read.
  var known: Set<Expression> = []

  /// The printer of what is read only where a condition holds.
  func knowing(_ condition: Expression) -> ConditionPrinter {
    var printer = self
    printer.learn(condition)
    if case .all(let parts) = condition { parts.forEach { printer.learn($0) } }
    return printer
  }

  /// Takes note that a condition holds, and that what it needs to be shown is.
  private mutating func learn(_ condition: Expression) {
    known.insert(condition)
    let shown: FieldPath
    switch condition {
    case .field(let path), .optionsContain(let path, _), .not(.isEmpty(let path)),
      .compare(.equal, .field(let path), .option):
      shown = path
    default: return
    }
    if let condition = facts.fields[shown]?.visible { known.insert(condition) }
  }

  /// A condition, as an expression over `values` and the functions beside it.
  func expression(_ condition: Expression) -> SwiftExpression {
    switch condition {
    case .boolean(let value): .literal(.boolean(value))
    case .text(let text), .option(let text): .text(text)
    case .field(let path): value(path)
    case .isEmpty(let path): isEmpty(path)
    case .textContains(let path, let part):
      SwiftExpression.word("FormChecks").member("contains")
        .call([.init(nil, value(path)), .init(nil, expression(part))])
    case .optionsContain(let path, let id): optionsContain(path, id)
    case .isOneOf(let value, let options): isOneOf(value, options)
    case .not(let part): negated(part)
    case .all(let parts): all(parts)
    case .any(let parts): .any(parts.map(expression))
    case .compare(let sign, let left, let right): compare(sign, left, right)
    case .number, .day, .time, .dateTime, .today, .count, .add, .subtract, .offset: operand(condition).text
    }
  }

  /// That a condition does not hold.
  func negated(_ condition: Expression) -> SwiftExpression {
    switch condition {
    case .boolean(let value): .literal(.boolean(!value))
    case .not(let part): expression(part)
    case .isEmpty(let path): isFilled(path)
    case .compare(.equal, let left, let right): compare(.notEqual, left, right)
    case .compare(.notEqual, let left, let right): compare(.equal, left, right)
    case .compare(let sign, let left, let right)
    where !operand(left).isOptional && !operand(right).isOptional:
      compare(sign.opposite, left, right)
    default: !expression(condition)
    }
  }

  /// That a condition does not hold, each of its parts turned around.
  func failing(_ condition: Expression) -> SwiftExpression {
    switch condition {
    case .any(let parts):
      var printer = self
      return .all(
        parts.map { part in
          defer { printer.learn(.not(part)) }
          return printer.failing(part)
        })
    case .all(let parts):
      var printer = self
      return .any(
        parts.map { part in
          defer { printer.learn(part) }
          return printer.failing(part)
        })
    default: return negated(condition)
    }
  }

  /// A conjunction, each part read in the knowledge that those before it hold.
  private func all(_ parts: [Expression]) -> SwiftExpression {
    var printer = self
    var terms: [SwiftExpression] = []
    for part in parts {
      terms.append(printer.expression(part))
      printer.learn(part)
    }
    return .all(terms)
  }
}

// MARK: - Fields

extension ConditionPrinter {
  /// A field's logical value.
  func value(_ path: FieldPath) -> SwiftExpression {
    guard let field = facts.fields[path], let type = field.type else { return .literal(.boolean(false)) }
    if let reader = field.reader {
      return SwiftExpression.word(reader).call([.init(.word("of"), .case(field))])
    }
    guard mayBeHidden(field) else { return stored(field) }
    if type.read == .boolean { return .all([isVisible(field), stored(field)]) }
    return shown(field, empty: type.read == .options ? .array([]) : .nil)
  }

  /// `values.country`.
  private func stored(_ field: Field) -> SwiftExpression {
    SwiftExpression.word("values").member(field.name)
  }

  /// `isVisible(.country) ? values.country : nil`.
  func shown(_ field: Field, empty: SwiftLiteral) -> SwiftExpression {
    .choice(isVisible(field), stored(field), .literal(empty))
  }

  /// Whether a field can be hidden where everything known holds.
  private func mayBeHidden(_ field: Field) -> Bool {
    switch field.visible {
    case .boolean(true): false
    case .all(let parts): !parts.allSatisfy(known.contains) && !known.contains(field.visible)
    default: !known.contains(field.visible)
    }
  }

  private func isVisible(_ field: Field) -> SwiftExpression {
    SwiftExpression.word("isVisible").call([.init(nil, .case(field))])
  }

  private func isEmpty(_ path: FieldPath) -> SwiftExpression {
    emptiness(path, of: { .any([!$0, $1]) }, isNil: .equal) { $0 }
  }

  private func isFilled(_ path: FieldPath) -> SwiftExpression {
    emptiness(path, of: { .all([$0, $1]) }, isNil: .notEqual) { !$0 }
  }

  /// Whether a field is empty, or is not.
  private func emptiness(
    _ path: FieldPath, of guarded: (SwiftExpression, SwiftExpression) -> SwiftExpression,
    isNil sign: SwiftExpression.Comparison, _ wanted: (SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression {
    guard let field = facts.fields[path], let type = field.type else {
      return wanted(.literal(.boolean(true)))
    }
    if type.isReadOptional {
      guard field.reader == nil, mayBeHidden(field) else { return value(path).compared(sign, .literal(.nil)) }
      return guarded(isVisible(field), stored(field).compared(sign, .literal(.nil)))
    }
    switch type.read {
    case .string: return wanted(value(path).member("isEmpty"))
    case .options:
      let isEmpty = wanted(stored(field).member("isEmpty"))
      return mayBeHidden(field) ? guarded(isVisible(field), isEmpty) : isEmpty
    // What is never empty is so while it is hidden only.
    default:
      guard mayBeHidden(field) else { return .literal(.boolean(sign == .notEqual)) }
      return sign == .equal ? !isVisible(field) : isVisible(field)
    }
  }

  private func count(_ path: FieldPath) -> SwiftExpression {
    guard let field = facts.fields[path], let type = field.type else { return .literal(.integer(0)) }
    switch type.read {
    case .string: return value(path).member("count")
    case .option:
      let isEmpty = value(path).compared(.equal, .literal(.nil))
      return .choice(isEmpty, .literal(.integer(0)), .literal(.integer(1)))
    default:
      let count = stored(field).member("count")
      return mayBeHidden(field) ? .choice(isVisible(field), count, .literal(.integer(0))) : count
    }
  }

  private func optionsContain(_ path: FieldPath, _ id: String) -> SwiftExpression {
    guard let field = facts.fields[path] else { return .literal(.boolean(false)) }
    let contains = stored(field).member("contains").call([.init(nil, option(id, of: field))])
    return mayBeHidden(field) ? .all([isVisible(field), contains]) : contains
  }

  private func isOneOf(_ value: Expression, _ literals: [Expression]) -> SwiftExpression {
    let choice = choice(of: value)
    var tested = operand(value)
    let list = literals.map { literal in
      if let choice, case .option(let id) = literal { return Operand(option(id, of: choice)) }
      var literal = operand(literal)
      literal.align(with: &tested)
      return literal
    }
    return SwiftExpression.array(list.map(\.text)).member("contains").call([.init(nil, tested.text)])
  }
}

// MARK: - Comparisons

extension ConditionPrinter {
  private func compare(
    _ sign: Expression.Comparison, _ left: Expression, _ right: Expression
  ) -> SwiftExpression {
    let choice = choice(of: left) ?? choice(of: right)
    if let comparison = shownComparison(sign, left, right) { return comparison }
    return operand(left, against: choice).compared(sign, operand(right, against: choice))
  }

  /// `isVisible(.guests) && values.guests > 2`: what may be hidden, compared with what is not empty.
  private func shownComparison(
    _ sign: Expression.Comparison, _ left: Expression, _ right: Expression
  ) -> SwiftExpression? {
    guard case .field(let path) = left, let field = facts.fields[path], let type = field.type,
      field.reader == nil, type.read != .boolean, mayBeHidden(field)
    else { return nil }
    let other = operand(right, against: choice(of: left))
    let isFilled = if case .option = right { true } else { !other.isOptional && !type.isReadOptional }
    guard isFilled, choice(of: right) == nil else { return nil }
    let comparison = Operand(stored(field), type.read).compared(sign, other)
    return sign == .notEqual
      ? .any([!isVisible(field), comparison]) : .all([isVisible(field), comparison])
  }

  private func choice(of value: Expression) -> Field? {
    guard case .field(let path) = value, let field = facts.fields[path] else { return nil }
    return field.type?.read == .option ? field : nil
  }

  private func operand(_ value: Expression, against choice: Field?) -> Operand {
    guard let choice, case .option(let id) = value else { return operand(value) }
    return Operand(option(id, of: choice))
  }

  private func option(_ id: String, of choice: Field) -> SwiftExpression {
    guard let option = choice.options.first(where: { $0.id == id }) else { return .text(id) }
    return .implicitMember(SwiftName.word(option.swiftName))
  }

  /// One side of a comparison or a sum.
  func operand(_ value: Expression) -> Operand {
    switch value {
    case .number(let number): return Operand(.number(number), number.isWhole ? nil : .decimal)
    case .count(let path): return Operand(count(path), .integer)
    case .today: return Operand(.word("today"), .day, isOptional: true)
    case .day(let day): return Operand(.moment(.day, day.description), .day, isOptional: true)
    case .time(let time): return Operand(.moment(.time, time.description), .time, isOptional: true)
    case .dateTime(let moment):
      return Operand(.moment(.dateTime, moment.description), .dateTime, isOptional: true)
    case .add(let left, let right): return operand(left).combined(by: .plus, with: operand(right))
    case .subtract(let left, let right): return operand(left).combined(by: .minus, with: operand(right))
    case .offset(let base, let amount, let unit):
      let base = operand(base)
      return Operand(
        base.text.optionalMember(.word("adding"))
          .call([.init(nil, .literal(.integer(amount))), .init(nil, .implicitMember(unit.name))]),
        base.word, isOptional: true)
    case .field(let path):
      guard let field = facts.fields[path], let type = field.type else { return Operand(expression(value)) }
      let isHidden =
        field.reader == nil && mayBeHidden(field) && type.read != .boolean && type.read != .options
      return Operand(self.value(path), type.read, isOptional: type.isReadOptional || isHidden)
    case .boolean, .text, .option, .isEmpty, .textContains, .optionsContain, .isOneOf, .not, .all, .any,
      .compare:
      return Operand(expression(value))
    }
  }
}

extension Expression.Comparison {
  /// The operator that says the contrary.
  var opposite: Expression.Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}
