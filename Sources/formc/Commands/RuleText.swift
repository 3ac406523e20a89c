import FormDiagnostics
import FormRules
import JSONText

/// Rules in the words of their own pages.
enum RuleText {
  /// A line for each rule.
  static func list(_ pages: [RulePage]) -> String {
    let width = pages.map(\.name.count).max() ?? 0
    return pages.map { page in
      let gap = String(repeating: " ", count: width - page.name.count + 2)
      let severity = page.severity.rawValue
      return
        "\(page.name)\(gap)\(severity)\(String(repeating: " ", count: 9 - severity.count))\(page.summary)\n"
    }.joined()
  }

  /// One rule for a terminal.
  static func page(_ page: RulePage) -> String {
    let examples = [("wrong", page.wrong), ("right", page.right)].flatMap { title, texts in
      texts.map { "\(title):\n\n\(indented($0))\n" }
    }
    return """
      \(page.name)  (\(nature(page)))

      \(page.summary)

      \(wrapped(page.why))

      \(examples.joined(separator: "\n"))
      """
  }

  /// One rule as a section of a page.
  static func markdown(_ page: RulePage) -> String {
    let examples = [("Wrong", page.wrong), ("Right", page.right)].flatMap { title, texts in
      texts.map { "\(title):\n\n```yaml\n\($0)\n```\n" }
    }
    return """
      ## `\(page.name)`

      *\(nature(page))* – \(page.summary)

      \(page.why)

      \(examples.joined(separator: "\n"))
      """
  }

  /// One rule for a program.
  static func json(_ page: RulePage) -> JSON {
    .object([
      "name": .string(page.name), "severity": .string(page.severity.rawValue), "stage": .integer(page.stage),
      "exact": .boolean(page.isExact), "summary": .string(page.summary), "why": .string(page.why),
      "wrong": .array(page.wrong.map(JSON.string)), "right": .array(page.right.map(JSON.string)),
    ])
  }

  private static func nature(_ page: RulePage) -> String {
    "\(page.severity.rawValue), stage \(page.stage)\(page.isExact ? ", answers for every state" : "")"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  /// Breaks a paragraph into lines of at most 80 characters.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
