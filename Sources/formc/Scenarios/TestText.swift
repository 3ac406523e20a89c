import FormDiagnostics
import FormScenarios
import JSONText

/// What scenarios showed, for people, for TAP and for programs.
enum TestText {
  /// For people: a line for each scenario, with the place of a failure below it.
  static func text(_ outcomes: [TestOutcome], isColoured: Bool) -> String {
    let renderer = TextRenderer(isColoured: isColoured)
    let files = outcomes.map { outcome in
      let lines = outcome.results.map { result in
        let line = "  \(result.hasPassed ? "passed" : "FAILED")  \(VisibleText.of(result.name.value))\n"
        return line + (outcome.report(result).map { renderer.text(of: $0) } ?? "")
      }
      let faults = outcome.faults.map { renderer.text(of: $0) }
      return "\(VisibleText.of(outcome.file.path))\n" + (lines + faults).joined()
    }
    return files.joined(separator: "\n") + "\n\(summary(outcomes))\n"
  }

  private static func summary(_ outcomes: [TestOutcome]) -> String {
    let (played, failed) = (outcomes.played, outcomes.failed)
    let faulty = outcomes.filter { !$0.faults.isEmpty }.count
    let counts = [(played - failed, "passed"), (failed, "failed")].filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)"
    }
    let line = "\(ReportSummary.count(played, "scenario")) in \(ReportSummary.count(outcomes.count, "file"))"
    let result = counts.isEmpty ? line : "\(line): \(counts.joined(separator: ", "))"
    return faulty == 0
      ? result : "\(result); errors kept \(ReportSummary.count(faulty, "file")) from being played in full"
  }

  /// TAP, version 14: a test point for each scenario, and one for each file that cannot be played in full.
  static func tap(_ outcomes: [TestOutcome]) -> String {
    var points: [String] = []
    func add(_ isOK: Bool, _ name: String, _ report: FileReport?) {
      let point = "\(isOK ? "ok" : "not ok") \(points.count + 1) - \(escaped(name))\n"
      points.append(point + (report.map(diagnosis) ?? ""))
    }
    for outcome in outcomes {
      for result in outcome.results {
        add(result.hasPassed, "\(outcome.file.path): \(result.name.value)", outcome.report(result))
      }
      for report in outcome.faults { add(false, outcome.file.path, report) }
    }
    return "TAP version 14\n1..\(points.count)\n" + points.joined()
  }

  /// A block of YAML below a test point; its texts are JSON strings, which YAML reads too.
  private static func diagnosis(_ report: FileReport) -> String {
    guard let finding = report.diagnostics.first else { return "" }
    let place = LineTable(report.file).position(of: finding.primary.span.start)
    return """
        ---
        message: \(JSON.quoted(finding.message))
        file: \(JSON.quoted(report.file.path))
        line: \(place.line)
        column: \(place.column)
        ...

      """
  }

  private static func escaped(_ name: String) -> String {
    VisibleText.of(name).reduce(into: "") { $0 += $1 == "#" || $1 == "\\" ? "\\\($1)" : String($1) }
  }

  /// For programs.
  static func json(_ outcomes: [TestOutcome]) -> String {
    let results = outcomes.flatMap { outcome in
      let lines = LineTable(outcome.file)
      return outcome.results.map { result(of: $0, in: lines) }
    }
    return JSON.object([
      "formc": .string(Release.version), "files": .integer(outcomes.count),
      "scenarios": .integer(outcomes.played), "failed": .integer(outcomes.failed), "results": .array(results),
      "findings": .array(JSONRenderer(version: Release.version).findings(of: outcomes.faults)),
    ]).pretty + "\n"
  }

  private static func result(of result: ScenarioResult, in lines: LineTable) -> JSON {
    let place = lines.position(of: (result.failure?.span ?? result.name.span).start)
    return .object([
      "file": .string(lines.file.path), "line": .integer(place.line), "column": .integer(place.column),
      "name": .string(result.name.value), "passed": .boolean(result.hasPassed),
      "step": result.failure.map { .integer($0.step) } ?? .null,
      "message": .optional(result.failure?.message),
    ])
  }
}
