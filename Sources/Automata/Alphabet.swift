/// A set of Unicode scalars, kept as ranges of their values.
///
/// Two sets with the same members are equal: the ranges are sorted and disjoint, never touch, and leave the
/// surrogates out.
package struct Alphabet: Hashable, Sendable {
  /// The members, as rising ranges with at least one value between two of them.
  package let ranges: [ClosedRange<UInt32>]

  /// The set of all scalars in `ranges`, which may overlap and stand in any order.
  package init(_ ranges: some Sequence<ClosedRange<UInt32>>) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.flatMap(Self.scalars).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// The set of the scalars of a text.
  package init(_ text: String) { self.init(text.unicodeScalars.map { $0.value...$0.value }) }

  /// The set of one scalar.
  package init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  /// Every scalar.
  package static let all = Alphabet([0...Self.highest])
  /// No scalar.
  package static let none = Alphabet([ClosedRange<UInt32>]())

  /// Whether it has no members.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Every scalar that is not a member.
  package var inverted: Alphabet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if next < range.lowerBound { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.highest { gaps.append(next...Self.highest) }
    return Alphabet(gaps)
  }

  /// The members of either.
  package func union(_ other: Alphabet) -> Alphabet { Alphabet(ranges + other.ranges) }

  /// The members of both.
  package func intersection(_ other: Alphabet) -> Alphabet {
    inverted.union(other.inverted).inverted
  }

  /// Tells whether a scalar is a member.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  private static let highest: UInt32 = 0x10FFFF

  /// The parts of a range that are scalars.
  private static func scalars(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    var parts: [ClosedRange<UInt32>] = []
    if range.lowerBound < 0xD800 { parts.append(range.lowerBound...min(range.upperBound, 0xD7FF)) }
    let low = max(range.lowerBound, 0xE000)
    let high = min(range.upperBound, highest)
    if low <= high { parts.append(low...high) }
    return parts
  }
}
