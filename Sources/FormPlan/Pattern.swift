/// A regular expression over Unicode scalars: which texts the `pattern` validator lets pass.
///
/// A text passes when the whole of it, in normalization form C, is in the language of the pattern. The
/// parser has resolved everything that engines disagree about: classes and `(?i)` are sets, anchors are
/// gone, lazy repeats are repeats. As JSON a pattern is nested lists, see ``encode(to:)``.
public indirect enum Pattern: Hashable, Sendable {
  /// The empty text.
  case empty
  /// One scalar of a set; nothing at all when the set is empty.
  case set(ScalarSet)
  /// Any one scalar: the dot of a `multiline` field.
  case any
  /// Any one scalar but those of ``ScalarSet/lineBreaks``: the dot of every other field.
  case anyInLine
  /// One after the other.
  case sequence([Pattern])
  /// Any of them.
  case alternation([Pattern])
  /// At least `min` and at most `max` times, or as often as one likes when `max` is `nil`.
  case `repeat`(Pattern, min: Int, max: Int?)

  /// The same pattern, in which each dot takes line breaks too.
  ///
  /// The parser writes every dot as ``anyInLine``; lowering calls this for `multiline`.
  public var dotTakingLineBreaks: Pattern {
    switch self {
    case .anyInLine: .any
    case .empty, .set, .any: self
    case .sequence(let parts): .sequence(parts.map(\.dotTakingLineBreaks))
    case .alternation(let branches): .alternation(branches.map(\.dotTakingLineBreaks))
    case .repeat(let body, let min, let max): .repeat(body.dotTakingLineBreaks, min: min, max: max)
    }
  }

  /// The scalars of a pattern that takes exactly one scalar; `nil` for any other.
  public var scalars: ScalarSet? {
    switch self {
    case .set(let set): set
    case .any: .all
    case .anyInLine: ScalarSet.lineBreaks.inverted
    case .empty, .sequence, .alternation, .repeat: nil
    }
  }
}
