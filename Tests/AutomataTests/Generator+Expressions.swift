import Automata
import Foundation
import TestSupport

extension Generator {
  /// The seed of the random expressions; `FORMC_SEED` chooses another.
  static let seed = ProcessInfo.processInfo.environment["FORMC_SEED"].flatMap { UInt64($0) } ?? 1

  /// A small expression over `a`, `b` and what is neither.
  mutating func expression(depth: Int = 3) -> RegularExpression {
    if depth == 0 || chance(1, of: 6) { return leaf() }
    switch below(4) {
    case 0: return .sequence((0..<(1 + below(3))).map { _ in expression(depth: depth - 1) })
    case 1: return .alternation((0..<(1 + below(3))).map { _ in expression(depth: depth - 1) })
    case 2:
      let min = below(3)
      let max = chance(1, of: 20) ? min - 1 : min + below(3)
      return .repetition(expression(depth: depth - 1), min: min, max: max)
    default: return .repetition(expression(depth: depth - 1), min: below(2), max: nil)
    }
  }

  private mutating func leaf() -> RegularExpression {
    let set = Alphabet(pick(["a", "b", "ab", "a", "b"]))
    switch below(12) {
    case 0: return .empty
    case 1: return .set(set.inverted)
    case 2: return pick([.set(.none), .alternation([]), .sequence([]), .set(.all)])
    default: return .set(set)
    }
  }
}
