/// A set of Unicode scalars, kept as ranges.
///
/// Two sets with the same members are equal: the ranges are sorted, disjoint and never touch.
public struct ScalarSet: Hashable, Sendable {
  /// The members, as rising ranges with at least one scalar between two of them.
  public let ranges: [ClosedRange<Unicode.Scalar>]

  /// The set of everything in `ranges`, which may overlap and stand in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges.
  public init(_ ranges: some Sequence<ClosedRange<Unicode.Scalar>>) {
    var merged: [ClosedRange<Unicode.Scalar>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound.touches(range.lowerBound) {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// The set of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    ranges = [scalar...scalar]
  }

  /// Every scalar.
  public static let all = ScalarSet(["\u{0}"..."\u{10FFFF}"])

  /// The scalars that end a line: LF, VT, FF, CR, NEL and the separators U+2028 and U+2029.
  public static let lineBreaks = ScalarSet(["\u{A}"..."\u{D}", "\u{85}"..."\u{85}", "\u{2028}"..."\u{2029}"])

  /// The only member, if there is exactly one.
  public var single: Unicode.Scalar? {
    guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  /// Every scalar that is not a member.
  public var inverted: ScalarSet {
    var gaps: [ClosedRange<Unicode.Scalar>] = []
    var next: Unicode.Scalar? = "\u{0}"
    for range in ranges {
      if let start = next, let end = range.lowerBound.predecessor, start <= end { gaps.append(start...end) }
      next = range.upperBound.successor
    }
    if let start = next { gaps.append(start..."\u{10FFFF}") }
    return ScalarSet(gaps)
  }

  /// The members of both.
  public func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  /// Tells whether a scalar is a member, by halving.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }
}

extension Unicode.Scalar {
  /// The scalar after this one; the surrogates are no scalars and are stepped over.
  var successor: Unicode.Scalar? {
    value == 0xD7FF ? "\u{E000}" : Unicode.Scalar(value + 1)
  }

  /// The scalar before this one; the surrogates are no scalars and are stepped over.
  var predecessor: Unicode.Scalar? {
    if value == 0xE000 { return "\u{D7FF}" }
    return value == 0 ? nil : Unicode.Scalar(value - 1)
  }

  /// Tells whether a range that ends here leaves no gap before one that starts with `other`.
  func touches(_ other: Unicode.Scalar) -> Bool {
    other <= self || successor == other
  }
}
