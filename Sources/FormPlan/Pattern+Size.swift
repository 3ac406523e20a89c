extension Pattern {
  /// The most states that a pattern may have when its counted repeats are written out.
  public static let sizeLimit = 10_000

  /// The deepest nesting of lists in a pattern: 64 groups, each a repeat of an alternation of sequences.
  public static let depthLimit = 200

  /// The number of states that an automaton needs at most, counted repeats written out.
  ///
  /// A size above ``sizeLimit`` is given as one more than the limit, so nothing overflows.
  public var size: Int {
    switch self {
    case .empty, .set, .any, .anyInLine: 1
    case .sequence(let parts): Self.size(ofSequence: parts.map(\.size))
    case .alternation(let branches): Self.size(ofAlternation: branches.map(\.size))
    case .repeat(let body, let min, let max): Self.size(ofRepeat: body.size, min: min, max: max)
    }
  }

  /// The size of a sequence, from the sizes of its parts.
  public static func size(ofSequence sizes: [Int]) -> Int {
    sizes.reduce(0) { min($0 + $1, sizeLimit + 1) }
  }

  /// The size of an alternation, from the sizes of its branches.
  public static func size(ofAlternation sizes: [Int]) -> Int {
    sizes.reduce(0) { min($0 + $1 + 1, sizeLimit + 1) }
  }

  /// The size of a repeat, from the size of what is repeated.
  public static func size(ofRepeat size: Int, min low: Int, max high: Int?) -> Int {
    let copies = min(max(low, high ?? 1, 1), sizeLimit + 1)
    return min(copies * (max(size, 1) + 1), sizeLimit + 1)
  }
}
