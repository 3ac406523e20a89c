package import FormPlan

/// What conditions read.
package protocol ConditionValues {
  /// The logical value of a field as conditions read it; empty where there is none.
  func value(at path: FieldPath) -> LogicalValue
  /// The day of the run; nil where there is none.
  var today: FormDay? { get }
}

extension Screen: ConditionValues {
  package var today: FormDay? { run.today }

  /// The value of a path; empty where it names no field.
  package func value(at path: FieldPath) -> LogicalValue {
    layout.indices[path].map(value(of:)) ?? .empty
  }

  /// The logical value of a field: a hidden one reads as empty, a hidden toggle as off.
  func value(of field: Int) -> LogicalValue {
    isVisible[field] ? values[field] : .empty(layout.plan.fields[field].holds)
  }
}

extension ConditionValues {
  /// Whether a condition holds.
  package func holds(_ condition: Expression) -> Bool {
    if case .boolean(let value) = condition { return value }
    return value(of: condition).isTrue
  }

  /// What an expression amounts to; where its types do not fit, it is false or empty.
  package func value(of expression: Expression) -> LogicalValue {
    switch expression {
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .option(let id): .option(id)
    case .day(let day): .day(day)
    case .time(let time): .time(time)
    case .dateTime(let moment): .dateTime(moment)
    case .today: today.map(LogicalValue.day) ?? .empty
    case .field(let path): value(at: path)
    case .isEmpty(let path): .boolean(value(at: path).isEmpty)
    case .count(let path): .number(ExactNumber(value(at: path).count))
    case .textContains(let path, let part): .boolean(value(at: path).contains(value(of: part)))
    case .optionsContain(let path, let id): .boolean(value(at: path).contains(.option(id)))
    case .isOneOf(let part, let literals): .boolean(isOne(of: literals, value(of: part)))
    case .not(let part): .boolean(!holds(part))
    case .all(let parts): .boolean(parts.allSatisfy(holds))
    case .any(let parts): .boolean(parts.contains(where: holds))
    case .compare(let comparison, let left, let right):
      .boolean(value(of: left).compares(comparison, value(of: right)))
    case .add(let left, let right): value(of: left).combined(value(of: right), by: +)
    case .subtract(let left, let right): value(of: left).combined(value(of: right), by: -)
    case .offset(let base, let amount, let unit): value(of: base).moved(amount, unit)
    }
  }

  private func isOne(of literals: [Expression], _ value: LogicalValue) -> Bool {
    literals.contains { self.value(of: $0).compares(.equal, value) }
  }
}

extension LogicalValue {
  /// The number of characters or of options, 1 for a chosen option; 0 for what is empty.
  fileprivate var count: Int {
    switch self {
    case .text(let text): text.count
    case .option: 1
    case .options(let ids): ids.count
    case .empty, .boolean, .number, .day, .time, .dateTime: 0
    }
  }

  /// Whether a text has another in it, or options have one among them.
  fileprivate func contains(_ part: LogicalValue) -> Bool {
    switch (self, part) {
    case (.text(let text), .text(let part)): FormChecks.contains(text, part)
    case (.options(let ids), .option(let id)): ids.contains(id)
    default: false
    }
  }

  /// Whether a comparison holds; with something empty only `!=` can.
  func compares(_ comparison: Expression.Comparison, _ other: LogicalValue) -> Bool {
    switch comparison {
    case .equal: self == other || order(other) == 0
    case .notEqual: !compares(.equal, other)
    case .less: FormChecks.holds(order(other), <, 0)
    case .lessOrEqual: FormChecks.holds(order(other), <=, 0)
    case .greater: FormChecks.holds(order(other), >, 0)
    case .greaterOrEqual: FormChecks.holds(order(other), >=, 0)
    }
  }

  /// Below, at or above zero where this stands before, with or after another; nil where they have no order.
  ///
  /// A day and a moment with a time compare as days.
  private func order(_ other: LogicalValue) -> Int? {
    func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
      left == right ? 0 : left < right ? -1 : 1
    }
    switch (self, other) {
    case (.number(let left), .number(let right)): return order(left, right)
    case (.day(let left), .day(let right)): return order(left, right)
    case (.time(let left), .time(let right)): return order(left, right)
    case (.dateTime(let left), .dateTime(let right)): return order(left, right)
    case (.day(let left), .dateTime(let right)): return order(left, right.day)
    case (.dateTime(let left), .day(let right)): return order(left.day, right)
    default: return nil
    }
  }

  /// A sum or difference; empty where one side is.
  fileprivate func combined(
    _ other: LogicalValue, by combine: (ExactNumber, ExactNumber) -> ExactNumber
  ) -> LogicalValue {
    FormChecks.combined(number, combine, other.number).map(LogicalValue.number) ?? .empty
  }

  private var number: ExactNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The day so much later; empty where there is none.
  fileprivate func moved(_ amount: Int, _ unit: FormDay.Unit) -> LogicalValue {
    switch self {
    case .day(let day): day.adding(amount, unit).map(LogicalValue.day) ?? .empty
    case .dateTime(let moment): moment.adding(amount, unit).map(LogicalValue.dateTime) ?? .empty
    default: .empty
    }
  }
}
