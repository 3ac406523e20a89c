import FormDiagnostics
import FormPlan
import FormRuntime
import FormScenarios

extension Diagnostic {
  /// The witness as a scenarios file has it, read by the reader of such files.
  ///
  /// nil where there is none; one that cannot be read is a witness of nothing, and found out by its replay.
  func witness(in plan: Plan) -> Replay.Witness? {
    guard let witness else { return nil }
    let text = "form: Form.form.yaml\nscenarios:\n" + witness.lines.map { "  \($0)\n" }.joined()
    let source = ScenarioSource(SourceFile(path: "Form.scenarios.yaml", bytes: Array(text.utf8)))
    guard let scenario = source.suite(for: plan).suite.scenarios.first else {
      return Replay.Witness(steps: [.reset])
    }
    return Replay.Witness(given: scenario.given, today: scenario.run.today, steps: scenario.events)
  }
}
