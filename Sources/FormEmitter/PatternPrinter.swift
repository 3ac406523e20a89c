import FormPlan
import SwiftTemplates

/// Prints a pattern as the Swift value that the generated matcher takes.
///
/// `[A-Z]{2}-\d+` → `.sequence([.any("A"..."Z").repeated(2), "-", .any("0"..."9").repeated(1...)])`
enum PatternPrinter {
  /// A value of type `FormChecks.Pattern`.
  static func expression(_ pattern: Pattern) -> SwiftExpression {
    switch pattern {
    case .empty: .text("")
    case .any: .implicitMember(.word("anything"))
    case .anyInLine: .implicitMember(.word("anythingInLine"))
    case .set(let set): set.single.map { .text(String($0)) } ?? any(set)
    case .sequence(let parts): sequence(parts)
    case .alternation(let branches): call("oneOf", [.array(branches.map(expression))])
    case .repeat(let body, let min, let max): repetition(body, min, max)
    }
  }

  private static func call(_ word: String, _ values: [SwiftExpression]) -> SwiftExpression {
    SwiftExpression.implicitMember(.word(word)).call(values.map { .init(nil, $0) })
  }

  /// A set of scalars: `.any("A"..."Z", "0"..."9", or: "_-")`.
  private static func any(_ set: ScalarSet) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    var others = ""
    for range in set.ranges {
      if range.lowerBound == range.upperBound {
        others.unicodeScalars.append(range.lowerBound)
      } else {
        arguments.append(.init(nil, .range(scalar(range.lowerBound), scalar(range.upperBound))))
      }
    }
    if !others.isEmpty { arguments.append(.init(.word("or"), .text(others))) }
    return SwiftExpression.implicitMember(.word("any")).call(arguments)
  }

  private static func scalar(_ scalar: Unicode.Scalar) -> SwiftExpression { .text(String(scalar)) }

  /// A list in which neighbouring single scalars are one text; a text alone stands for itself.
  private static func sequence(_ parts: [Pattern]) -> SwiftExpression {
    var expressions: [SwiftExpression] = []
    var text = ""
    func end() {
      if !text.isEmpty { expressions.append(.text(text)) }
      text = ""
    }
    for part in parts {
      if case .set(let set) = part, let scalar = set.single {
        text.unicodeScalars.append(scalar)
      } else {
        end()
        expressions.append(expression(part))
      }
    }
    let isTextAlone = expressions.isEmpty
    end()
    if isTextAlone, let only = expressions.first { return only }
    return call("sequence", [.array(expressions)])
  }

  private static func repetition(_ body: Pattern, _ min: Int, _ max: Int?) -> SwiftExpression {
    let body = repeatable(body)
    if min == 0, max == 1 { return body.member("optional") }
    func number(_ number: Int) -> SwiftExpression { .literal(.integer(number)) }
    let counts = min == max ? number(min) : SwiftExpression.range(number(min), max.map(number))
    return body.member("repeated").call([.init(nil, counts)])
  }

  /// The body as something that has members: a bare text would be a `String` there.
  private static func repeatable(_ body: Pattern) -> SwiftExpression {
    switch body {
    case .empty: call("sequence", [.array([])])
    case .set(let set): any(set)
    case .sequence(let parts)
    where parts.allSatisfy({ if case .set(let set) = $0 { set.single != nil } else { false } }):
      call("sequence", [.array([sequence(parts)])])
    case .any, .anyInLine, .sequence, .alternation, .repeat: expression(body)
    }
  }
}
