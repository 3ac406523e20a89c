import FormPlan

extension Expression {
  /// Whether it counts from the day of the run.
  fileprivate var countsFromToday: Bool {
    switch self {
    case .today: true
    case .boolean, .text, .number, .day, .time, .dateTime, .option, .field, .isEmpty, .count, .optionsContain:
      false
    case .textContains(_, let part), .not(let part), .offset(let part, _, _): part.countsFromToday
    case .isOneOf(let value, let literals):
      value.countsFromToday || literals.contains(where: \.countsFromToday)
    case .all(let parts), .any(let parts): parts.contains(where: \.countsFromToday)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.countsFromToday || right.countsFromToday
    }
  }
}

extension Plan {
  /// Whether anything in it counts from the day of the run.
  var countsFromToday: Bool {
    sections.contains { $0.visible.countsFromToday || $0.enabled.countsFromToday }
      || fields.contains(where: \.countsFromToday)
  }
}

extension Field {
  fileprivate var countsFromToday: Bool {
    visible.countsFromToday || enabled.countsFromToday
      || next.contains { $0.when.countsFromToday }
      || validators.contains { $0.when.countsFromToday || $0.check.countsFromToday }
      || startMoment?.countsFromToday == true || opensAt?.countsFromToday == true || opensOnToday
  }

  /// Whether an empty date opens on the day of the run, or on a field that may be empty itself.
  private var opensOnToday: Bool {
    guard holds.hasDay else { return false }
    return opensAt.map { !$0.fields.isEmpty } ?? (kind.row.control == .datePicker)
  }
}

extension Check {
  fileprivate var countsFromToday: Bool { expressions.contains(where: \.countsFromToday) }
}
