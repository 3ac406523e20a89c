import Automata

/// Matches as a backtracking engine does, one way after the other, and counts the scalars that it looks at.
final class Backtracker {
  private let text: [Unicode.Scalar]
  private let limit: Int
  private(set) var steps = 0

  private init(_ text: String, _ limit: Int) {
    self.text = Array(text.unicodeScalars)
    self.limit = limit
  }

  /// How many scalars are looked at for a whole text, at most `limit`; nil where it matches.
  static func steps(_ expression: RegularExpression, _ text: String, limit: Int) -> Int? {
    let matcher = Backtracker(text, limit)
    let matches = matcher.match(expression, 0) { $0 == matcher.text.count }
    return matches && matcher.steps < limit ? nil : matcher.steps
  }

  private func match(_ expression: RegularExpression, _ place: Int, _ rest: (Int) -> Bool) -> Bool {
    if steps >= limit { return true }
    switch expression {
    case .empty: return rest(place)
    case .set(let set):
      steps += 1
      return place < text.count && set.contains(text[place]) && rest(place + 1)
    case .sequence(let parts): return match(parts[...], place, rest)
    case .alternation(let parts): return parts.contains { match($0, place, rest) }
    case .repetition(let body, let min, let max):
      if let max, max < min { return false }
      return rounds(body, min, max, place, rest)
    }
  }

  private func match(
    _ parts: ArraySlice<RegularExpression>, _ place: Int, _ rest: (Int) -> Bool
  ) -> Bool {
    guard let first = parts.first else { return rest(place) }
    return match(first, place) { match(parts.dropFirst(), $0, rest) }
  }

  /// Rounds as ECMAScript makes them: one that may be left out must read something.
  private func rounds(
    _ body: RegularExpression, _ min: Int, _ max: Int?, _ place: Int, _ rest: (Int) -> Bool
  ) -> Bool {
    if max == 0 { return rest(place) }
    let further = match(body, place) { end in
      if min == 0 && end == place { return false }
      return rounds(body, Swift.max(min - 1, 0), max.map { $0 - 1 }, end, rest)
    }
    return further || min == 0 && rest(place)
  }
}
