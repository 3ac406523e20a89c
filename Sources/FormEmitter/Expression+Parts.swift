import FormPlan

extension Expression {
  /// The expression and all that stands in it.
  var everything: [Expression] { [self] + parts.flatMap(\.everything) }

  private var parts: [Expression] {
    switch self {
    case .boolean, .text, .number, .day, .time, .dateTime, .today, .option, .field, .isEmpty, .count,
      .optionsContain:
      []
    case .textContains(_, let part), .not(let part), .offset(let part, _, _): [part]
    case .isOneOf(let value, let literals): [value] + literals
    case .all(let parts), .any(let parts): parts
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      [left, right]
    }
  }
}

extension Plan {
  /// Every expression of the form, each with all that stands in it.
  var expressions: [Expression] {
    let conditions = sections.flatMap { [$0.visible, $0.enabled] }
    return (conditions + fields.flatMap(\.expressions)).flatMap(\.everything)
  }
}

extension Field {
  fileprivate var expressions: [Expression] {
    let edges = next.map(\.when)
    let checks = validators.flatMap { [$0.when] + $0.check.expressions }
    return [visible, enabled] + edges + checks + [startMoment, opensAt].compactMap { $0 }
  }
}
