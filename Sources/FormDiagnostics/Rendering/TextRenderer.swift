/// Findings for people: where, what, the line with carets below it, and what to do.
///
/// The first line of each, `path:line:column: severity: message [rule]`, is what Xcode, editors and problem
/// matchers read. Whatever a form holds, nothing but printable text and our own colours comes out.
package struct TextRenderer: Sendable {
  private let ink: Ink
  private let columns: Int

  /// Draws with or without colour; lines of a form that are longer than `columns` are cut around the place.
  package init(isColoured: Bool = false, columns: Int = 100) {
    ink = Ink(isOn: isColoured)
    self.columns = columns
  }

  /// All findings of one file, with an empty line between two; empty where there are none.
  package func text(of report: FileReport) -> String {
    guard !report.diagnostics.isEmpty else { return "" }
    let lines = LineTable(report.file)
    var shown: Set<[Diagnostic.Edit]> = []
    return report.diagnostics.map { diagnostic in
      // One change may mend several findings: it is shown with the first.
      var diagnostic = diagnostic
      diagnostic.fixes.removeAll { !shown.insert($0.edits).inserted }
      return text(of: diagnostic, in: lines)
    }.joined(separator: "\n")
  }

  /// One finding.
  package func text(of diagnostic: Diagnostic, in lines: LineTable) -> String {
    let kind = ink.severity(diagnostic.severity, diagnostic.severity.rawValue + ":")
    let message = ink.bold(VisibleText.of(diagnostic.message))
    let label = diagnostic.primary
    let own = label.file.map(LineTable.init) ?? lines
    var text = "\(place(label.span, own)) \(kind) \(message) \(ink.faint("[" + diagnostic.rule + "]"))\n"
    text += excerpt(label, own)
    if let help = diagnostic.help ?? diagnostic.fixes.first?.title {
      text += "   \(ink.bold("help:")) \(VisibleText.of(help))\n"
    }
    for fix in diagnostic.fixes { text += diff(fix, own) }
    if let why = diagnostic.incomplete {
      text += "   \(ink.bold("not certain:")) \(VisibleText.of(why))\n"
    }
    if let witness = diagnostic.witness {
      text += "   \(ink.bold("witness:"))\n"
      for line in witness.lines { text += "     \(VisibleText.of(line))\n" }
    }
    for related in diagnostic.related { text += note(related, lines) }
    return text
  }

  private func note(_ label: Diagnostic.Label, _ lines: LineTable) -> String {
    let lines = label.file.map(LineTable.init) ?? lines
    let message = label.text.isEmpty ? "this is the other place" : VisibleText.of(label.text)
    let marked = Diagnostic.Label(label.span, file: label.file)
    return "\(place(label.span, lines)) \(ink.faint("note:")) \(message)\n" + excerpt(marked, lines)
  }

  /// The lines that a fix takes away and those that it brings; after so many the rest is only counted.
  private func diff(_ fix: Diagnostic.Fix, _ lines: LineTable) -> String {
    guard let diff = FixDiff(fix, in: lines) else { return "" }
    let new = LineTable(diff.after)
    var text = ""
    for row in diff.rows.prefix(Self.mostRows) {
      let line = Excerpt(row.place, in: row.isAdded ? new : lines, columns: columns).text
      let mark = Self.gutter(row.number) + (row.isAdded ? " +" : " -")
      text += (row.isAdded ? ink.added : ink.removed)(line.isEmpty ? mark : "\(mark) \(line)") + "\n"
    }
    let rest = diff.rows.count - Self.mostRows
    return rest > 0 ? text + ink.faint("      … \(ReportSummary.count(rest, "more line"))") + "\n" : text
  }

  private static let mostRows = 12

  private static func gutter(_ number: Int) -> String {
    let number = String(number)
    return String(repeating: " ", count: max(0, 5 - number.count)) + number
  }

  private func place(_ span: SourceSpan, _ lines: LineTable) -> String {
    let position = lines.position(of: span.start)
    return ink.bold("\(VisibleText.of(lines.file.path)):\(position.line):\(position.column):")
  }

  private func excerpt(_ label: Diagnostic.Label, _ lines: LineTable) -> String {
    let excerpt = Excerpt(label.span, in: lines, columns: columns)
    let gutter = Self.gutter(excerpt.line)
    let blank = String(repeating: " ", count: gutter.count)
    let marks = "^" + String(repeating: "~", count: excerpt.width - 1)
    let source = excerpt.text.isEmpty ? "" : " " + excerpt.text
    let why = label.text.isEmpty ? "" : " " + VisibleText.of(label.text)
    return "\(ink.faint(gutter + " |"))\(source)\n"
      + "\(ink.faint(blank + " |")) \(String(repeating: " ", count: excerpt.indent))\(ink.caret(marks + why))\n"
  }
}
