/// A condition, or a part of one, after its types were checked.
///
/// Everything that a field path reads is the field's *logical* value: trimmed, normalized, empty while hidden.
public indirect enum Expression: Hashable, Sendable {
  case boolean(Bool)
  case text(String)
  /// A whole number of at most 15 digits.
  case integer(Int)
  /// An option's id.
  case option(String)
  /// A field's value.
  case field(FieldPath)
  /// Whether a text or a choice is empty.
  case isEmpty(FieldPath)
  /// The number of characters of a text; 0 for what is empty.
  case count(FieldPath)
  /// Whether a text contains another.
  case textContains(FieldPath, Expression)
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
    case .boolean, .text, .integer, .option, .field, .isEmpty, .count: false
    case .not(let part): part.searchesText
    case .isOneOf(let value, let parts): value.searchesText || parts.contains(where: \.searchesText)
    case .all(let parts), .any(let parts): parts.contains(where: \.searchesText)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.searchesText || right.searchesText
    }
  }

  private var reads: [FieldPath] {
    switch self {
    case .boolean, .text, .integer, .option: []
    case .field(let path), .isEmpty(let path), .count(let path): [path]
    case .textContains(let path, let part): [path] + part.reads
    case .isOneOf(let value, let options): value.reads + options.flatMap(\.reads)
    case .not(let part): part.reads
    case .all(let parts), .any(let parts): parts.flatMap(\.reads)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.reads + right.reads
    }
  }
}
