import FormPlan
import FormRuntime

/// Something that a condition says of two sources or more, while both are there.
enum Relation: Hashable {
  /// `left - right <= most`, on the line.
  case atMost(left: LineTerm, right: LineTerm, most: ExactNumber)
  /// Two texts are equal.
  case sameText(Int, Int)
  /// A sum of terms is at most so much; the term that comes first is added, not taken away.
  case sum([LineTerm: Int], most: ExactNumber)
  /// A source that is never empty while it is shown is hidden: where a condition is looked at by itself.
  case hidden(Int)
  /// A part that is not understood any further, where these sources have these values.
  case other(Expression, [Int: LogicalValue])
}
