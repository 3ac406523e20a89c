import FormDiagnostics
import FormEmitter
import FormPlan
import FormRuntime
import FormScenarios
import Foundation
import JSONText
import Testing

/// The generated models, compiled and played over every scenario: the trace is the interpreter's, byte for byte.
@Suite struct ModelTests {
  @Test func `generated models leave the interpreter's traces`() throws {
    let scripts = try Script.all()
    #expect(scripts.count > 300)
    let program = try ModelProgram(plans: Script.inputs())
    defer { program.remove() }
    expectEqualTraces(scripts, try program.traces(of: scripts))
  }
}

/// Expects that the model's trace of each script is the interpreter's.
func expectEqualTraces(_ scripts: [Script], _ traces: [[String]]) {
  #expect(traces.count == scripts.count)
  for (script, trace) in zip(scripts, traces) {
    let wanted = script.interpreted
    guard trace != wanted else { continue }
    let step = zip(trace, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? wanted.count
    Issue.record(
      """
      \(script.name), line \(step + 1)
      before:      \(wanted.indices.contains(step - 1) ? wanted[step - 1] : "nothing")
      model:       \(trace.indices.contains(step) ? trace[step] : "nothing")
      interpreter: \(wanted.indices.contains(step) ? wanted[step] : "nothing")
      """)
  }
}

/// Something that is played on a model and in the interpreter.
struct Script {
  var name: String
  var plan: Plan
  var given: [FieldPath: Entry]
  var run: RunParameters
  var events: [Event]

  /// What the interpreter leaves.
  var interpreted: [String] { Session.trace(of: events, plan: plan, given: given, run: run) }

  /// What the driver reads: the form and what is given, then an event a line, then an empty line.
  var input: String {
    let members = given.sorted { $0.key.text < $1.key.text }.map {
      JSON.Member($0.key.text, $0.value.json ?? .null)
    }
    let header = JSON.object([
      "form": .string(plan.name), "given": .object(members),
      "separator": .string(String(run.decimalSeparator)),
      "today": .string(run.today?.description ?? ""),
      "custom": .object(
        run.custom.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .boolean($0.value)) }),
    ])
    return ([header] + events.map(\.json)).map { $0.compact + "\n" }.joined() + "\n"
  }

  static let folders = ["Forms", "Tests/Semantics", "Tests/Complaints"]

  /// The forms that scripts play on.
  static func inputs() throws -> [EmitterInput] {
    try folders.flatMap { try forms(in: $0).inputs }
  }

  /// Every scenario beside every form, those written as traces too.
  static func all() throws -> [Script] {
    try folders.flatMap { folder in
      let plans = Dictionary(
        uniqueKeysWithValues: try forms(in: folder).inputs.map { ($0.source, $0.plan) })
      let files = try [".scenarios.yaml", ".script.yaml"].flatMap {
        try Repository.files(in: folder, ending: $0)
      }
      return try files.flatMap { try scripts($0, folder, plans) }
    }
  }

  /// Forms of complaints may do what an author is warned of.
  private static func forms(in folder: String) throws -> GeneratedForms {
    try GeneratedForms(folder: folder, allowingWarnings: folder == "Tests/Complaints")
  }

  private static func scripts(_ url: URL, _ folder: String, _ plans: [String: Plan]) throws -> [Script] {
    let source = ScenarioSource(.init(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url))))
    let form = try #require(source.form?.value)
    let plan = try #require(plans["\(folder)/\(form)"])
    return source.suite(for: plan).suite.scenarios.map { scenario in
      Script(
        name: "\(url.lastPathComponent): \(scenario.name.value)", plan: plan, given: scenario.given,
        run: scenario.run, events: scenario.events)
    }
  }
}
