/// The name that somebody most likely meant.
///
/// The distance is Damerau-Levenshtein's over Unicode scalars, in half edits: an insertion, a deletion, a
/// replacement or the exchange of two neighbours costs two, a letter in the wrong case one.
package enum NearestName {
  /// The candidate nearest to `name`, at most one edit for every three letters away; case alone never matters,
  /// nor that two letters are exchanged.
  ///
  /// Of several as near the first wins, so tables decide ties by their order.
  ///
  /// - Complexity: a candidate of about the same length costs the product of both lengths.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let name = Array(name.unicodeScalars)
    guard !name.isEmpty, name.count <= longestName else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.unicodeScalars)
      let edits = max(name.count, letters.count) / 3
      guard abs(name.count - letters.count) <= edits else { continue }
      let isSame = isSameButCase(name, letters) || isTurned(name, letters)
      let limit = min(isSame ? .max : 2 * edits, (best?.distance ?? .max) - 1)
      let distance = distance(name, letters, within: limit)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Whether a name is so near to another that nothing else was meant.
  ///
  /// They differ in case alone, or in one edit for every four letters, at most two; two exchanged letters are one
  /// edit. `lowercase` is no slip for `uppercase`.
  package static func isSlip(_ name: String, for other: String) -> Bool {
    let (name, other) = (Array(name.unicodeScalars), Array(other.unicodeScalars))
    guard max(name.count, other.count) <= longestName else { return false }
    if isSameButCase(name, other) || isTurned(name, other) { return true }
    return distance(name, other) <= 2 * min(2, max(name.count, other.count) / 4)
  }

  /// Longer names are no misspelt ones.
  private static let longestName = 100

  /// Half edits between two names, by rows of the usual table: the last two and the one being filled.
  ///
  /// Where there are more than `limit`, the number is some number above it.
  static func distance(
    _ from: [Unicode.Scalar], _ to: [Unicode.Scalar], within limit: Int = .max
  ) -> Int {
    var beforeLast = [Int](repeating: 0, count: to.count + 1)
    var last = (0...to.count).map { 2 * $0 }
    var current = beforeLast
    var leastOfLast = 0
    for row in from.indices {
      current[0] = 2 * (row + 1)
      var least = current[0]
      for column in to.indices {
        var cost = min(last[column + 1] + 2, current[column] + 2)
        cost = min(cost, last[column] + replacement(from[row], to[column]))
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, beforeLast[column - 1] + 2)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // Each row grows out of the two before it.
      if min(least, leastOfLast) > limit { return min(least, leastOfLast) }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[to.count]
  }

  private static func replacement(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Int {
    if one == other { return 0 }
    if one.isASCII, other.isASCII {
      let isLetter = (0x61...0x7A).contains(one.value | 0x20)
      return isLetter && one.value ^ other.value == 0x20 ? 1 : 2
    }
    return one.properties.lowercaseMapping == other.properties.lowercaseMapping ? 1 : 2
  }

  /// Whether two names of two letters are each other's reverse.
  private static func isTurned(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    one.count == 2 && other == one.reversed()
  }

  private static func isSameButCase(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { replacement($0, $1) < 2 }
  }
}
