import FormPlan

extension Screen {
  /// The logical value of a field: a hidden one reads as empty, a hidden toggle as off.
  func value(of field: Int) -> LogicalValue {
    if isVisible[field] { return values[field] }
    switch layout.plan.fields[field].kind.row.holds {
    case .text: return .text("")
    case .boolean: return .boolean(false)
    case .option, .nothing: return .empty
    }
  }

  /// The value of a path; empty where it names no field.
  func value(at path: FieldPath) -> LogicalValue {
    layout.indices[path].map(value(of:)) ?? .empty
  }

  /// Whether a condition holds.
  func holds(_ condition: Expression) -> Bool {
    if case .boolean(let value) = condition { return value }
    return value(of: condition).isTrue
  }

  /// What an expression amounts to; where its types do not fit, it is false or empty.
  func value(of expression: Expression) -> LogicalValue {
    switch expression {
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .option(let id): .option(id)
    case .field(let path): value(at: path)
    case .isEmpty(let path): .boolean(value(at: path).isEmpty)
    case .count(let path): .integer(value(at: path).count)
    case .textContains(let path, let part): .boolean(value(at: path).contains(value(of: part)))
    case .isOneOf(let part, let literals): .boolean(isOne(of: literals, value(of: part)))
    case .not(let part): .boolean(!holds(part))
    case .all(let parts): .boolean(parts.allSatisfy(holds))
    case .any(let parts): .boolean(parts.contains(where: holds))
    case .compare(let comparison, let left, let right):
      .boolean(value(of: left).compares(comparison, value(of: right)))
    case .add(let left, let right):
      value(of: left).combined(value(of: right)) { $0.addingReportingOverflow($1) }
    case .subtract(let left, let right):
      value(of: left).combined(value(of: right)) { $0.subtractingReportingOverflow($1) }
    }
  }

  private func isOne(of literals: [Expression], _ value: LogicalValue) -> Bool {
    literals.contains { self.value(of: $0) == value }
  }
}

extension LogicalValue {
  /// The number of characters, 1 for a chosen option; 0 for what is empty.
  fileprivate var count: Int {
    switch self {
    case .text(let text): text.count
    case .option: 1
    case .empty, .boolean, .integer: 0
    }
  }

  /// Whether a text has another in it, character by character; every text has the empty one.
  fileprivate func contains(_ part: LogicalValue) -> Bool {
    guard case .text(let text) = self, case .text(let part) = part else { return false }
    return FormChecks.contains(text, part)
  }

  fileprivate func compares(_ comparison: Expression.Comparison, _ other: LogicalValue) -> Bool {
    switch comparison {
    case .equal: self == other
    case .notEqual: self != other
    case .less: ordered(other, by: <)
    case .lessOrEqual: ordered(other, by: <=)
    case .greater: ordered(other, by: >)
    case .greaterOrEqual: ordered(other, by: >=)
    }
  }

  private func ordered(_ other: LogicalValue, by isOrdered: (Int, Int) -> Bool) -> Bool {
    guard case .integer(let left) = self, case .integer(let right) = other else { return false }
    return isOrdered(left, right)
  }

  /// A sum or difference; empty where one side is, and where it leaves the machine's numbers.
  fileprivate func combined(
    _ other: LogicalValue, by combine: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> LogicalValue {
    guard case .integer(let left) = self, case .integer(let right) = other else { return .empty }
    let (number, overflow) = combine(left, right)
    return overflow ? .empty : .integer(number)
  }
}
