import FormDiagnostics
import FormRules
import JSONText

/// Rules in the words of their own pages.
enum RuleText {
  /// A line for each rule.
  static func list(_ rules: [Rule]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width - rule.name.count + 2)
      let severity = rule.severity.rawValue
      return
        "\(rule.name)\(gap)\(severity)\(String(repeating: " ", count: 9 - severity.count))\(rule.summary)\n"
    }.joined()
  }

  /// One rule for a terminal.
  static func page(_ rule: Rule) -> String {
    let examples = [("wrong", rule.wrong), ("right", rule.right)].flatMap { title, texts in
      texts.map { "\(title):\n\n\(indented($0))\n" }
    }
    return """
      \(rule.name)  (\(nature(rule)))

      \(rule.summary)

      \(wrapped(rule.why))

      \(examples.joined(separator: "\n"))
      """
  }

  /// One rule for a program.
  static func json(_ rule: Rule) -> JSON {
    .object([
      "name": .string(rule.name), "severity": .string(rule.severity.rawValue),
      "stage": .integer(rule.stage.rawValue),
      "exact": .boolean(rule.isExact), "summary": .string(rule.summary), "why": .string(rule.why),
      "wrong": .array(rule.wrong.map(JSON.string)), "right": .array(rule.right.map(JSON.string)),
    ])
  }

  private static func nature(_ rule: Rule) -> String {
    "\(rule.severity.rawValue), stage \(rule.stage.rawValue)\(rule.isExact ? ", answers for every state" : "")"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  /// Breaks a paragraph into lines of at most 80 characters; code in backticks stays together.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ text: String) -> [String] {
    var isCode = false
    return text.split { character in
      if character == "`" { isCode.toggle() }
      return character.isWhitespace && !isCode
    }.map(String.init)
  }
}
