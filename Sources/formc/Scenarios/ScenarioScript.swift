import FormCompiler
import FormDiagnostics
import FormPlan
import FormScenarios

/// A scenarios file, read against the plan of a form.
struct ScenarioScript {
  /// The scenarios that can be played.
  let scenarios: [Scenario]
  /// What is wrong with the file.
  let report: FileReport

  /// Reads a file that was written for this plan; without a plan only what needs none is judged.
  init(_ source: ScenarioSource, _ plan: Plan?, besides faults: [Diagnostic] = []) {
    let reading = plan.map { source.suite(for: $0) }
    scenarios = reading?.suite.scenarios ?? []
    let all = source.faults + (reading?.faults ?? []) + faults
    report = FileReport(file: source.file, form: plan?.name, diagnostics: all)
  }
}
