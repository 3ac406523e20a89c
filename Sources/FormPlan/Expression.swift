/// A condition, or a part of one, after its types were checked.
///
/// Everything that a field path reads is the field's *logical* value: trimmed, normalized, empty while hidden.
public indirect enum Expression: Hashable, Sendable {
  case boolean(Bool)
  case text(String)
  case number(ExactNumber)
  case day(FormDay)
  case time(FormTime)
  case dateTime(FormDateTime)
  /// The day of the run.
  case today
  /// An option's id.
  case option(String)
  /// A field's value.
  case field(FieldPath)
  /// Whether nothing stands in a field, or nothing that can be read.
  case isEmpty(FieldPath)
  /// The number of characters of a text, or of options chosen; 0 for what is empty.
  case count(FieldPath)
  /// Whether a text contains another.
  case textContains(FieldPath, Expression)
  /// Whether an option is among those chosen.
  case optionsContain(FieldPath, String)
  /// Whether one of these literals equals the value.
  case isOneOf(Expression, [Expression])
  case not(Expression)
  /// All hold; true without any.
  case all([Expression])
  /// One holds; false without any.
  case any([Expression])
  case compare(Comparison, Expression, Expression)
  case add(Expression, Expression)
  case subtract(Expression, Expression)
  /// A day so many days, weeks, months or years later; empty where the calendar ends.
  case offset(Expression, Int, FormDay.Unit)

  /// An operator between two values; `notEqual` is the negation of `equal`.
  public enum Comparison: String, CaseIterable, Codable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// What always holds.
  public static let always = Expression.boolean(true)

  /// Both hold; what always holds is left out.
  public func and(_ other: Expression) -> Expression {
    if self == .always { return other }
    if other == .always { return self }
    return .all(terms + other.terms)
  }

  private var terms: [Expression] {
    if case .all(let terms) = self { return terms }
    return [self]
  }

  /// The fields that it reads, in the order of the text, each once.
  public var fields: [FieldPath] {
    var seen: Set<FieldPath> = []
    return reads.filter { seen.insert($0).inserted }
  }

  /// Whether it looks for a text in another.
  public var searchesText: Bool {
    switch self {
    case .textContains: true
    case .boolean, .text, .number, .option, .day, .time, .dateTime, .today, .field, .isEmpty, .count,
      .optionsContain:
      false
    case .not(let part), .offset(let part, _, _): part.searchesText
    case .isOneOf(let value, let parts): value.searchesText || parts.contains(where: \.searchesText)
    case .all(let parts), .any(let parts): parts.contains(where: \.searchesText)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.searchesText || right.searchesText
    }
  }

  private var reads: [FieldPath] {
    switch self {
    case .boolean, .text, .number, .option, .day, .time, .dateTime, .today: []
    case .field(let path), .isEmpty(let path), .count(let path), .optionsContain(let path, _): [path]
    case .textContains(let path, let part): [path] + part.reads
    case .isOneOf(let value, let options): value.reads + options.flatMap(\.reads)
    case .not(let part), .offset(let part, _, _): part.reads
    case .all(let parts), .any(let parts): parts.flatMap(\.reads)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.reads + right.reads
    }
  }
}
