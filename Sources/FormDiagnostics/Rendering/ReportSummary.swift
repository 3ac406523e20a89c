/// What a run found, in numbers.
package struct ReportSummary: Hashable, Sendable {
  /// The forms looked at.
  package var forms = 0
  /// Findings that are errors.
  package var errors = 0
  /// Findings that are warnings.
  package var warnings = 0
  /// Findings that are neither.
  package var infos = 0
  /// Checks that did not run because of errors.
  package var waiting = 0

  /// Counts what some reports hold.
  package init(_ reports: [FileReport]) {
    forms = reports.count
    for report in reports {
      waiting += report.waitingChecks
      for diagnostic in report.diagnostics {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .info: infos += 1
        }
      }
    }
  }

  /// The closing line of a report: `2 errors, 1 warning in 3 forms; 14 checks wait until the errors are gone`.
  package var line: String {
    let counts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
    let found = counts.filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }.joined(separator: ", ")
    let line = "\(found.isEmpty ? "nothing found" : found) in \(Self.count(forms, "form"))"
    guard waiting > 0 else { return line }
    return
      "\(line); \(Self.count(waiting, "check")) \(waiting == 1 ? "waits" : "wait") until the errors are gone"
  }

  /// A number and its noun: `1 form`, `2 forms`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
