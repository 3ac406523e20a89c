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
  /// Fixes that were not tried.
  package var untried = 0

  /// Counts what some reports hold.
  package init(_ reports: [FileReport]) {
    forms = reports.count
    for report in reports {
      waiting += report.waitingChecks
      untried += report.untriedFixes
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
    var line = "\(found.isEmpty ? "nothing found" : found) in \(Self.count(forms, "form"))"
    if waiting > 0 {
      line += "; \(Self.count(waiting, "check")) \(waiting == 1 ? "waits" : "wait") until the errors are gone"
    }
    if untried > 0 {
      line += "; \(Self.count(untried, "possible fix", "possible fixes")) not tried"
    }
    return line
  }

  /// A number and its noun: `1 form`, `2 forms`.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
