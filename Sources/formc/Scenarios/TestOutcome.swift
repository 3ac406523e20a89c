import FormCompiler
import FormDiagnostics
import FormScenarios

/// What became of one scenarios file.
struct TestOutcome {
  /// The scenarios file.
  let file: SourceFile
  /// What keeps scenarios from being played: faults of the file, or of its form.
  let faults: [FileReport]
  /// The scenarios that were played, in the order written.
  let results: [ScenarioResult]

  /// Reads a file and its form, and plays.
  init(_ path: String, _ world: World) throws(Complaint) {
    file = try world.source(path)
    let source = ScenarioSource(file)
    guard let name = source.form else {
      faults = [ScenarioScript(source, nil).report]
      results = []
      return
    }
    let place = Path.absolute(name.value, in: Path.folder(of: path))
    guard world.kind(place) == .file else {
      let missing = Diagnostic(
        rule: "scenario/missing-form", severity: .error, message: "there is no form '\(name.value)'",
        primary: .init(name.span, "looked beside this file"))
      faults = [ScenarioScript(source, nil, besides: [missing]).report]
      results = []
      return
    }
    let form = Compiler.compile(try world.source(place))
    let script = ScenarioScript(source, form.plan)
    faults = [form.plan == nil ? form.report : script.report].filter(\.hasErrors)
    results = form.plan.map { plan in script.scenarios.map { ScenarioRunner.run($0, plan) } } ?? []
  }

  /// The failure of a scenario as a finding in its file.
  func report(_ result: ScenarioResult) -> FileReport? {
    guard let failure = result.failure else { return nil }
    let finding = Diagnostic(
      rule: "scenario/failed", severity: .error, message: failure.message, primary: .init(failure.span))
    return FileReport(file: file, form: nil, diagnostics: [finding])
  }
}

extension [TestOutcome] {
  /// How many scenarios were played.
  var played: Int { reduce(0) { $0 + $1.results.count } }
  /// How many of them did not go as written.
  var failed: Int { reduce(0) { $0 + $1.results.filter { !$0.hasPassed }.count } }
  /// Everything that keeps scenarios from being played.
  var faults: [FileReport] { flatMap(\.faults) }
}
