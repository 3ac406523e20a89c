/// A regular expression over Unicode scalars.
package indirect enum RegularExpression: Hashable, Sendable {
  /// The word without scalars.
  case empty
  /// One scalar of a set; no word at all where the set is empty.
  case set(Alphabet)
  /// One after the other; of no parts, the empty word.
  case sequence([RegularExpression])
  /// Any of them; of no branches, no word at all.
  case alternation([RegularExpression])
  /// At least `min` and at most `max` times, or without end; no word at all where the bounds are out of order.
  case repetition(RegularExpression, min: Int, max: Int?)

  /// One word.
  package static func literal(_ text: String) -> RegularExpression {
    .sequence(text.unicodeScalars.map { .set(Alphabet($0)) })
  }

  /// The words of a list.
  package static func list(_ texts: [String]) -> RegularExpression {
    .alternation(texts.map(RegularExpression.literal))
  }

  /// Any number of scalars from `lower` to `upper`, or without end.
  package static func length(_ lower: Int, _ upper: Int?) -> RegularExpression {
    .repetition(.set(.all), min: max(lower, 0), max: upper)
  }

  /// Whether a set stands in it, so that there is something to repeat.
  var hasSets: Bool {
    switch self {
    case .empty: false
    case .set: true
    case .sequence(let parts), .alternation(let parts): parts.contains(where: \.hasSets)
    case .repetition(let body, _, let max): max != 0 && body.hasSets
    }
  }

  /// Whether something in it is repeated without end.
  var hasLoop: Bool {
    switch self {
    case .empty, .set: false
    case .sequence(let parts), .alternation(let parts): parts.contains(where: \.hasLoop)
    case .repetition(let body, _, let max): max == nil && body.hasSets || max != 0 && body.hasLoop
    }
  }

  /// The same, with fewer optional copies of what is repeated; all its readings are readings of this one.
  var shortened: RegularExpression {
    switch self {
    case .empty, .set: self
    case .sequence(let parts): .sequence(parts.map(\.shortened))
    case .alternation(let parts): .alternation(parts.map(\.shortened))
    case .repetition(let body, let low, let high):
      .repetition(body.shortened, min: low, max: high.map { Swift.min($0, Swift.max(low, 2)) })
    }
  }

  /// Whether its nesting is at most that deep.
  func isNested(within depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch self {
    case .empty, .set: return true
    case .sequence(let parts), .alternation(let parts):
      return parts.allSatisfy { $0.isNested(within: depth - 1) }
    case .repetition(let body, _, _): return body.isNested(within: depth - 1)
    }
  }
}
