import FormPlan
import TestSupport
import Testing

@testable import FormReader

/// A condition with carets below it: `^` begins a range, `~` continues it.
struct Drawing {
  var text: String
  /// In UTF-8 offsets, in the order of the text.
  var ranges: [Range<Int>]

  /// Takes the last line for the carets; they count characters as they are drawn.
  init(_ drawing: String) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    text = lines.dropLast().joined(separator: "\n")
    let before = lines.dropLast(2).reduce(0) { $0 + $1.utf8.count + 1 }
    let last = Array(lines.dropLast().last ?? "")
    let widths = last.map { String($0).utf8.count } + [0, 0]
    let offsets = widths.reduce(into: [before]) { $0.append(($0.last ?? 0) + $1) }
    ranges = []
    for (column, mark) in (lines.last ?? "").enumerated() where mark == "^" || mark == "~" {
      let range = offsets[column]..<offsets[column + 1]
      if mark == "^" {
        ranges.append(range)
      } else {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<range.upperBound
      }
    }
  }
}

extension ConditionSyntax {
  /// The tree with every bracket that could be there.
  var shape: String {
    switch node {
    case .boolean, .text, .number, .option, .name, .offset: description
    case .member(let base, let member, _): "\(base.shape).\(member.rawValue)"
    case .contains(let base, let part, _): "\(base.shape).contains(\(part.shape))"
    case .list(let parts): "[\(parts.map(\.shape).joined(separator: ", "))]"
    case .not(let part): "(!\(part.shape))"
    case .and(let parts): "(\(parts.map(\.shape).joined(separator: " && ")))"
    case .or(let parts): "(\(parts.map(\.shape).joined(separator: " || ")))"
    case .compare(let comparison, let left, let right, _):
      "(\(left.shape) \(comparison.rawValue) \(right.shape))"
    case .sum(let first, let terms):
      "(\(terms.reduce(first.shape) { "\($0) \($1.sign.rawValue) \($1.operand.shape)" }))"
    }
  }

  /// The range of every node, operator and member, by what it should be the text of.
  var pieces: [(text: String, range: Range<Int>)] {
    var pieces: [(text: String, range: Range<Int>)] = []
    visit { pieces += $0.ownPieces }
    return pieces
  }

  private var ownPieces: [(text: String, range: Range<Int>)] {
    switch node {
    case .member(_, let member, let range): [(member.rawValue, range)]
    case .contains(_, _, let range): [("contains", range)]
    case .compare(let comparison, _, _, let range): [(comparison.rawValue, range)]
    case .sum(_, let terms): terms.map { ($0.sign.rawValue, $0.signRange) }
    case .boolean, .number, .option, .name: [(description, range)]
    case .text, .list, .not, .and, .or, .offset: []
    }
  }
}

extension Generator {
  /// A tree of anything, whether it has types or not.
  mutating func syntax(depth: Int) -> ConditionSyntax {
    ConditionSyntax(node(depth: depth), 0..<0)
  }

  private mutating func node(depth: Int) -> ConditionSyntax.Node {
    if depth == 0 || below(6) == 0 { return leaf() }
    func part(_ generator: inout Generator) -> ConditionSyntax { generator.syntax(depth: depth - 1) }
    func parts(_ generator: inout Generator, _ least: Int) -> [ConditionSyntax] {
      (0..<(least + generator.below(3))).map { _ in part(&generator) }
    }
    switch below(8) {
    case 0: return .member(part(&self), pick(ConditionSyntax.Member.allCases), 0..<0)
    case 1: return .contains(part(&self), part(&self), 0..<0)
    case 2: return .list(parts(&self, 0))
    case 3: return .not(part(&self))
    case 4: return .and(parts(&self, 2))
    case 5: return .or(parts(&self, 2))
    case 6: return .compare(pick(Expression.Comparison.allCases), part(&self), part(&self), 0..<0)
    default:
      let signs: [ConditionSyntax.Term.Sign] = [.plus, .minus]
      return .sum(part(&self), parts(&self, 1).map { .init(pick(signs), $0, 0..<0) })
    }
  }

  private mutating func leaf() -> ConditionSyntax.Node {
    switch below(7) {
    case 0: .boolean(below(2) == 0)
    case 1:
      .text(
        pick(["", "red", "é\u{301}👨‍👩‍👧", "\"\\\n\t\r\0'", "\u{1}\u{85}\u{2028}", "‘x’ – y\u{A0}", "$(a) \\("]))
    case 2: .number(pick(["0", "7", "007", "-1", "1.50", "-0.5", "999999999999999"]))
    case 3: .option(pick(["us", "true", "and", "größe", "count"]))
    case 4:
      .name(
        pick(["a", "isGift", "not", "and", "or", "today", "größe", "d", "_x1", "isEmpty", "contains", "in"]))
    case 5: .offset(below(1000), pick(FormDay.Unit.allCases))
    default: .name(pick(["country", "name"]))
    }
  }
}
