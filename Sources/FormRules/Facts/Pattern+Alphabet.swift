import FormPlan

extension FormPlan.Pattern {
  /// What iOS makes something else of while it is typed, and the pattern refuses then.
  var replacedPunctuation: (typed: String, becomes: String)? {
    if names("'"), !names("\u{2019}") { return ("'", "\u{2019}") }
    if names("\""), !names("\u{201C}") { return ("\"", "\u{201C}") }
    if asksForTwoHyphens, !names("\u{2014}") { return ("--", "\u{2014}") }
    return nil
  }

  /// Whether it takes everything that is not empty.
  var takesEverything: Bool {
    guard case .repeat(let body, let min, nil) = self, min <= 1 else { return false }
    return body == .any || body == .anyInLine || body == .set(.all)
  }

  /// Whether a scalar stands in any of its sets.
  private func names(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .empty: false
    case .set, .any, .anyInLine: scalars?.contains(scalar) ?? false
    case .sequence(let parts), .alternation(let parts): parts.contains { $0.names(scalar) }
    case .repeat(let body, _, _): body.names(scalar)
    }
  }

  private var isHyphen: Bool { self == .set(ScalarSet("-")) }

  private var asksForTwoHyphens: Bool {
    switch self {
    case .empty, .set, .any, .anyInLine: false
    case .sequence(let parts):
      parts.contains(where: \.asksForTwoHyphens)
        || zip(parts, parts.dropFirst()).contains { $0.isHyphen && $1.isHyphen }
    case .alternation(let branches): branches.contains(where: \.asksForTwoHyphens)
    case .repeat(let body, let min, _): body.asksForTwoHyphens || body.isHyphen && min >= 2
    }
  }
}
