import FormPlan

extension FormChecks.Pattern {
  /// The pattern of a plan, as the checks play it.
  init(_ pattern: FormPlan.Pattern) {
    switch pattern {
    case .empty: self = ""
    case .set(let set): self = .scalar(in: set.ranges)
    case .any: self = .anything
    case .anyInLine: self = .anythingInLine
    case .sequence(let parts): self = .sequence(parts.map(Self.init))
    case .alternation(let branches): self = .oneOf(branches.map(Self.init))
    case .repeat(let body, let min, let max): self = .repetition(Self(body), from: min, to: max)
    }
  }
}
