extension Rule {
  /// The rule's page for a terminal, 80 columns wide, with a line feed at its end.
  package var page: String {
    let page = RulePage(self)
    var blocks = [name, summary.wrapped(), why.wrapped(), page.facts, fix.sentence.wrapped()]
    for example in page.wrong {
      blocks += ["Wrong:", example.lines.indented]
      blocks.append(
        example.findings.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          .dropLast().indented)
    }
    for example in page.right { blocks += ["Right:", example.lines.indented] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The rule's page in Markdown, with a line feed at its end.
  package var markdown: String { markdown(under: "#") }

  /// The rule's page in Markdown, below a heading of so many number signs.
  func markdown(under heading: String) -> String {
    let page = RulePage(self)
    var blocks = ["\(heading) \(name)", summary, why, "*\(page.facts)*", fix.sentence]
    if !page.wrong.isEmpty { blocks.append("\(heading)# Wrong") }
    for example in page.wrong {
      blocks.append(Self.fenced(example.lines.joined(separator: "\n"), "yaml"))
      if !example.findings.isEmpty { blocks.append(Self.fenced(String(example.findings.dropLast()), "text")) }
    }
    if !page.right.isEmpty { blocks.append("\(heading)# Right") }
    for example in page.right { blocks.append(Self.fenced(example.lines.joined(separator: "\n"), "yaml")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// A code block whose fence is longer than any in the text.
  private static func fenced(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension Rule.Fix {
  /// What `lint --fix` does, as a sentence.
  fileprivate var sentence: String {
    switch self {
    case .offered(let what): "Fix: \(what)."
    case .none(let why): "No fix: \(why)."
    }
  }
}

extension [String] {
  /// The lines, four columns to the right; empty ones stay empty.
  fileprivate var indented: String {
    map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}

extension String {
  /// The words over lines of at most 80 columns, where no word is longer.
  fileprivate func wrapped() -> String {
    var lines: [String] = []
    for word in split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
