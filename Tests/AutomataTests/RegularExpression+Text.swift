import Automata
import Testing

/// Expressions of tests as text: `(a|[^b])*.{2,3}`, in which a letter stands for itself.
extension RegularExpression: ExpressibleByStringLiteral, CustomTestStringConvertible {
  /// Reads an expression; a test that writes it badly gets another one.
  public init(stringLiteral text: String) {
    var rest = Array(text)[...]
    self = Self.alternation(&rest)
  }

  private static func alternation(_ rest: inout ArraySlice<Character>) -> RegularExpression {
    var branches = [sequence(&rest)]
    while rest.first == "|" {
      rest.removeFirst()
      branches.append(sequence(&rest))
    }
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private static func sequence(_ rest: inout ArraySlice<Character>) -> RegularExpression {
    var parts: [RegularExpression] = []
    while let next = rest.first, next != "|", next != ")" {
      var part = atom(&rest)
      while let mark = rest.first, "*+?{".contains(mark) { part = repetition(part, &rest) }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private static func repetition(
    _ body: RegularExpression, _ rest: inout ArraySlice<Character>
  ) -> RegularExpression {
    switch rest.removeFirst() {
    case "*": return .repetition(body, min: 0, max: nil)
    case "+": return .repetition(body, min: 1, max: nil)
    case "?": return .repetition(body, min: 0, max: 1)
    default:
      let text = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(text.count + 1)
      let bounds = text.split(separator: ",", omittingEmptySubsequences: false).map { Int(String($0)) }
      return .repetition(body, min: bounds.first.flatMap(\.self) ?? 0, max: bounds.last.flatMap(\.self))
    }
  }

  private static func atom(_ rest: inout ArraySlice<Character>) -> RegularExpression {
    switch rest.removeFirst() {
    case "(":
      let inner = alternation(&rest)
      rest = rest.dropFirst()
      return inner
    case "[":
      let members = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(members.count + 1)
      return .set(set(members))
    case ".": return .set(.all)
    case let letter: return .set(Alphabet(String(letter)))
    }
  }

  /// The members of a class: letters, and ranges such as `a-z`.
  private static func set(_ text: ArraySlice<Character>) -> Alphabet {
    if text.first == "^" { return set(text.dropFirst()).inverted }
    var values = text.flatMap { $0.unicodeScalars.map(\.value) }[...]
    var ranges: [ClosedRange<UInt32>] = []
    while let low = values.popFirst() {
      if values.count > 1, values.first == 0x2D {
        values = values.dropFirst()
        ranges.append(low...max(low, values.removeFirst()))
      } else {
        ranges.append(low...low)
      }
    }
    return Alphabet(ranges)
  }

  /// The expression as it may be written, for the messages of tests.
  public var testDescription: String {
    switch self {
    case .empty: "()"
    case .set(.all): "."
    case .set(let set):
      "[" + set.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ") + "]"
    case .sequence(let parts): "(" + parts.map(\.testDescription).joined() + ")"
    case .alternation(let parts): "(" + parts.map(\.testDescription).joined(separator: "|") + ")"
    case .repetition(let body, let min, let max):
      "\(body.testDescription){\(min),\(max.map(String.init) ?? "")}"
    }
  }
}
