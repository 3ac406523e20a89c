import FormDiagnostics
import FormReader

extension ConditionFault {
  /// What is said about the fault; a kind that is not here does not compile.
  func words(_ condition: FormCondition) -> Words {
    switch kind {
    case .empty: Words("the condition is empty", "nothing to hold or not", help: "leave the key out")
    case .typographic(let scalar, let plain): .typographic(scalar, plain)
    case .unexpected(let sign): unexpected(sign)
    case .unfinishedText: Words("a text in a condition is not closed", "no second quote follows")
    case .badEscape(let escape):
      Words("a text in a condition holds '\(escape)', which is no escape", "no escape of Swift")
    case .interpolation:
      Words(
        "a text in a condition holds '\\('", "nothing is put into texts",
        help: "write `\\\\(` for a backslash and a bracket")
    case .singleQuotes(let swift):
      replaced("a text in a condition stands in single quotes", "needs double quotes", swift, condition)
    case .foreignOperator(let sign, let swift):
      replaced("\(Words.quoted(sign)) is no operator", "another language's", swift, condition)
    case .missingOperand(let before):
      Words("nothing follows \(Words.quoted(before)) in a condition", "nothing follows")
    case .missingOperator:
      Words(
        "two parts of a condition stand side by side without an operator", "no operator before this",
        help: "join them with `&&`, `||` or a comparison")
    case .unclosed(let bracket):
      Words("\(Words.quoted(bracket)) is not closed in a condition", "never closed")
    case .chainedComparison:
      Words(
        "a comparison is compared again", "the second comparison", help: "compare twice: `a < b && b < c`")
    case .tooDeep:
      Words("a condition is nested deeper than \(ConditionParser.maximumDepth) levels", "one level too many")
    case .numberTooLong: Words("a number in a condition has more than 15 digits", "at most 15 digits")
    case .badNumber(let written): Words("\(Words.quoted(written)) is no number", "not a number")
    case .unknownMember(let member): unknownMember(member, condition)
    }
  }

  private func unexpected(_ sign: String) -> Words {
    let help = [";": "join conditions with `&&` or `||`", "{": "group with `(` and `)`"][sign]
    return Words("\(Words.quoted(sign)) cannot stand here in a condition", "not expected here", help: help)
  }

  /// Something that Swift writes in another way.
  private func replaced(
    _ message: String, _ label: String, _ swift: String, _ condition: FormCondition
  ) -> Words {
    guard !swift.contains("…") else { return Words(message, label, help: "write `\(swift)`") }
    let title = "write `\(swift)`"
    return Words(
      message, label, help: title, fix: condition.fix(title, [(range(of: swift, condition), swift)]))
  }

  /// What is replaced: with a `not` goes the blank behind it.
  private func range(of swift: String, _ condition: FormCondition) -> Range<Int> {
    let bytes = Array(condition.text.text.utf8)
    var end = range.upperBound
    while swift == "!", end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return range.lowerBound..<end
  }

  private func unknownMember(_ member: String, _ condition: FormCondition) -> Words {
    let members = ConditionSyntax.Member.allCases.map(\.rawValue) + ["contains"]
    let synonyms = [
      "length": "count", "size": "count", "isBlank": "isEmpty", "empty": "isEmpty", "includes": "contains",
    ]
    let meant = synonyms[member] ?? NearestName.nearest(to: member, among: members)
    let message = "\(Words.quoted("." + member)) is nothing that a field has"
    guard let meant else {
      return Words(message, "no such member", help: "one of .isEmpty, .count, .contains")
    }
    let isSure = synonyms[member] != nil || NearestName.isSlip(member, for: meant)
    return Words(
      message, "no such member", help: "did you mean `.\(meant)`?",
      fix: !isSure ? nil : condition.fix("write `.\(meant)`", [(range, meant)]))
  }
}

extension Words {
  fileprivate static func typographic(_ scalar: Unicode.Scalar, _ plain: String) -> Words {
    let noun = plain == "\"" ? "quote" : plain == "-" ? "dash" : "blank"
    let shown = noun == "blank" ? "" : " '\(scalar)'"
    return Words(
      "a condition holds the typographic \(noun)\(shown), \(scalar.number)", "of a word processor",
      help: noun == "blank" ? "write a plain blank" : "write `\(plain)`")
  }
}
