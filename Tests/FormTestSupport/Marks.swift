package import FormDiagnostics
package import FormRules

/// The places that findings underline, as far as their first line goes, in the order of the file.
package func marks(_ diagnostics: [Diagnostic], in text: String) -> [RuleExample.Mark] {
  let lines = LineTable(SourceFile(path: "Example.form.yaml", text: text))
  let marks = diagnostics.map { diagnostic in
    let start = lines.position(of: diagnostic.primary.span.start)
    let end = lines.position(of: diagnostic.primary.span.end)
    let last = end.line == start.line ? end.column : lines.text(ofLine: start.line).unicodeScalars.count + 1
    return RuleExample.Mark(
      line: start.line, columns: start.column..<max(last, start.column + 1), rule: diagnostic.rule)
  }
  return sorted(marks)
}

/// Marks by place, then rule.
package func sorted(_ marks: [RuleExample.Mark]) -> [RuleExample.Mark] {
  marks.sorted {
    ($0.line, $0.columns.lowerBound, $0.columns.upperBound, $0.rule)
      < ($1.line, $1.columns.lowerBound, $1.columns.upperBound, $1.rule)
  }
}
