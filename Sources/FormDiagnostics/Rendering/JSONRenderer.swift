package import JSONText

/// Findings for programs: one object, its keys always there and in one order.
package struct JSONRenderer: Sendable {
  private let version: String

  /// Names the version of formc that found them.
  package init(version: String) {
    self.version = version
  }

  /// The whole report, with a line feed at its end.
  package func text(of reports: [FileReport]) -> String {
    let summary = ReportSummary(reports)
    let json = JSON.object([
      "formc": .string(version), "files": .integer(summary.forms), "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings), "infos": .integer(summary.infos),
      "untriedFixes": .integer(summary.untried),
      "findings": .array(findings(of: reports)),
    ])
    return json.pretty + "\n"
  }

  /// The findings alone, one object each.
  package func findings(of reports: [FileReport]) -> [JSON] {
    reports.flatMap { report in
      let lines = LineTable(report.file)
      return report.diagnostics.map { finding($0, form: report.form, lines) }
    }
  }

  private func finding(_ diagnostic: Diagnostic, form: String?, _ lines: LineTable) -> JSON {
    let own = diagnostic.primary.file.map(LineTable.init) ?? lines
    let head = [
      JSON.Member("rule", .string(diagnostic.rule)),
      JSON.Member("severity", .string(diagnostic.severity.rawValue)),
      JSON.Member("message", .string(diagnostic.message)),
    ]
    let tail = [
      JSON.Member("form", .optional(form)),
      JSON.Member("path", .optional(diagnostic.path.isEmpty ? nil : diagnostic.path)),
      JSON.Member("help", .optional(diagnostic.help)),
      JSON.Member("related", .array(diagnostic.related.map { related($0, lines) })),
      JSON.Member("fixes", .array(diagnostic.fixes.map { fix($0, own) })),
    ]
    let proof = [
      diagnostic.witness.map { JSON.Member("witness", $0.json) },
      diagnostic.incomplete.map { JSON.Member("incomplete", .string($0)) },
    ]
    return .object(head + place(diagnostic.primary.span, own) + tail + proof.compactMap(\.self))
  }

  private func related(_ label: Diagnostic.Label, _ lines: LineTable) -> JSON {
    let own = label.file.map(LineTable.init) ?? lines
    return .object(place(label.span, own) + [JSON.Member("message", .string(label.text))])
  }

  private func fix(_ fix: Diagnostic.Fix, _ lines: LineTable) -> JSON {
    let edits = fix.edits.map { edit in
      JSON.object(range(edit.span, lines) + [JSON.Member("text", .string(edit.text))])
    }
    return .object(["title": .string(fix.title), "edits": .array(edits)])
  }

  private func place(_ span: SourceSpan, _ lines: LineTable) -> [JSON.Member] {
    [JSON.Member("file", .string(lines.file.path))] + range(span, lines)
  }

  private func range(_ span: SourceSpan, _ lines: LineTable) -> [JSON.Member] {
    let (from, to) = (lines.position(of: span.start), lines.position(of: span.end))
    return [
      JSON.Member("line", .integer(from.line)), JSON.Member("column", .integer(from.column)),
      JSON.Member("endLine", .integer(to.line)), JSON.Member("endColumn", .integer(to.column)),
    ]
  }
}
