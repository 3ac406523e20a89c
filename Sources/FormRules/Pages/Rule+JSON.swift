import FormDiagnostics
package import JSONText

extension Rule {
  /// The rule as data: its texts, and its examples with what formc finds in them.
  package var json: JSON {
    let page = RulePage(self)
    return .object([
      "rule": .string(name), "severity": .string(severity.rawValue), "stage": .integer(stage.rawValue),
      "exact": .boolean(isExact), "offByDefault": .boolean(isOffByDefault),
      "summary": .string(summary), "why": .string(why), "fix": fix.json,
      "wrong": .array(page.wrong.map(\.json)), "right": .array(page.right.map(\.json)),
    ])
  }
}

extension Rule.Fix {
  fileprivate var json: JSON {
    switch self {
    case .offered(let what): .object(["offered": .boolean(true), "note": .string(what)])
    case .none(let why): .object(["offered": .boolean(false), "note": .string(why)])
    }
  }
}

extension RulePage.Shown {
  fileprivate var json: JSON {
    let lines = LineTable(report.file)
    return .object([
      "form": .string(text), "findings": .array(report.diagnostics.map { $0.json(in: lines) }),
    ])
  }
}

extension Diagnostic {
  fileprivate func json(in lines: LineTable) -> JSON {
    let start = lines.position(of: primary.span.start)
    let end = lines.position(of: primary.span.end)
    return .object([
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "line": .integer(start.line), "column": .integer(start.column), "endLine": .integer(end.line),
      "endColumn": .integer(end.column), "label": .string(primary.text), "help": .optional(help),
    ])
  }
}
