import FormDiagnostics
import FormScenarios

/// What scenarios showed, in the XML that JUnit made common: a suite for each file, a case for each scenario.
enum JUnitText {
  /// The whole report.
  static func of(_ outcomes: [TestOutcome]) -> String {
    let tests = outcomes.played + outcomes.faults.count
    let all = XMLText.tag(
      "testsuites",
      [
        "name": "formc", "tests": "\(tests)", "failures": "\(outcomes.failed)",
        "errors": "\(outcomes.faults.count)",
      ])
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(all)>
      \(outcomes.map(suite).joined())</testsuites>

      """
  }

  private static func suite(_ outcome: TestOutcome) -> String {
    let suite = XMLText.tag(
      "testsuite",
      [
        "name": outcome.file.path, "tests": "\(outcome.results.count + outcome.faults.count)",
        "failures": "\([outcome].failed)", "errors": "\(outcome.faults.count)",
      ])
    let lines = LineTable(outcome.file)
    let cases = outcome.results.map { result in
      let line = lines.position(of: result.name.span.start).line
      return self.case(result.name.value, outcome.file, line, "failure", outcome.report(result))
    }
    // What cannot be played is a case of its own, named like its file, so that nobody counts it as passed.
    let faults = outcome.faults.map { self.case($0.file.path, outcome.file, 1, "error", $0) }
    return "  <\(suite)>\n\((cases + faults).joined())  </testsuite>\n"
  }

  private static func `case`(
    _ name: String, _ file: SourceFile, _ line: Int, _ kind: String, _ report: FileReport?
  ) -> String {
    let tag = XMLText.tag(
      "testcase", ["name": name, "classname": file.path, "file": file.path, "line": "\(line)"])
    guard let report, let finding = report.diagnostics.first else { return "    <\(tag)/>\n" }
    let why = XMLText.tag(kind, ["message": finding.message, "type": finding.rule])
    let text = XMLText.lines(TextRenderer().text(of: report))
    return "    <\(tag)>\n      <\(why)>\(text)</\(kind)>\n    </testcase>\n"
  }
}
