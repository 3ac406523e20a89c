import FormCompiler
import FormDiagnostics
import FormScenarios

extension Command {
  static let run = Command(
    name: "run", operands: .one("FILE"), summary: "fill a form in, step by step, from a script",
    details: """
      Plays the steps of a scenarios file and says what each does. What the scenarios expect is for `formc test`.
      Filling a form in by hand, in the terminal, is for a later version.
      """,
    options: [
      .value("--script", "SCENARIOS", "the file whose steps are played"),
      .value("--scenario", "NAME", "play this scenario only"),
      .flag("--trace", "print a trace: one JSON object for each step"),
    ],
    laterOptions: ["--answers", "--record", "--plain"],
    examples: [
      .init("formc run Checkout.form.yaml --script Checkout.scenarios.yaml", "what each step does"),
      .init("formc run Checkout.form.yaml --script Checkout.scenarios.yaml --trace", "the same as JSON"),
    ],
    exits: [
      Exit(.clean, "every scenario ended with the form submitted"),
      Exit(.findings, "a form was left unsubmitted, a step was refused, or a file has errors"),
      Exit(.usage, "the call makes no sense"),
      Exit(.failure, "a file is missing or cannot be read"),
    ]
  ) { arguments, world throws(Complaint) in
    guard let path = arguments.value("--script") else {
      throw Complaint(
        .usage, "'run' lacks its script", help: "write `formc run \(arguments.operand) --script FILE`")
    }
    let form = try world.form(arguments)
    let source = ScenarioSource(try world.source(Path.absolute(path, in: world.workingFolder)))
    try world.check(source, isFor: form.file, arguments)
    let script = ScenarioScript(source, form.plan)
    guard let plan = form.plan, !script.report.hasErrors else {
      let reports = form.plan == nil ? [form.report] : [script.report]
      world.print(reports.findings(isColoured: world.isColoured(arguments)))
      return .findings
    }
    let chosen = try script.chosen(arguments.value("--scenario"))
    let isTrace = arguments.has("--trace")
    var isSubmitted = true
    for (index, scenario) in chosen.enumerated() {
      let playback = Playback(scenario, plan, isTrace: isTrace)
      if !isTrace { world.print("\(index > 0 ? "\n" : "")\(VisibleText.of(scenario.name.value))\n") }
      world.print(playback.lines.map { $0 + "\n" }.joined())
      isSubmitted = isSubmitted && playback.isSubmitted
    }
    return isSubmitted ? .clean : .findings
  }
}

extension ScenarioScript {
  /// The scenario of a name, or all.
  fileprivate func chosen(_ name: String?) throws(Complaint) -> [Scenario] {
    guard let name else {
      if scenarios.isEmpty { throw Complaint(.usage, "'\(report.file.path)' holds no scenario") }
      return scenarios
    }
    let chosen = scenarios.filter { $0.name.value == name }
    guard !chosen.isEmpty else {
      throw .unknown(
        "scenario", name, among: scenarios.map(\.name.value), else: "`formc test` lists the scenarios")
    }
    return chosen
  }
}

extension World {
  /// Refuses a script whose own `form:` names another form than the one that is to be filled in.
  fileprivate func check(
    _ script: ScenarioSource, isFor form: SourceFile, _ arguments: Arguments
  ) throws(Complaint) {
    guard arguments.operand != "-", let name = script.form?.value else { return }
    let folder = Path.folder(of: Path.absolute(script.file.path, in: workingFolder))
    let place = Path.absolute(name, in: folder)
    if place == Path.absolute(form.path, in: workingFolder) { return }
    let shown = Path.shown(place, from: workingFolder)
    if kind(place) == .file, try read(place) == form.bytes { return }
    throw Complaint(
      .usage, "'\(script.file.path)' is a script for '\(shown)', not for '\(form.path)'",
      help: "write `formc run \(shown) --script \(script.file.path)`")
  }
}
