import FormCompiler
import FormDiagnostics
import FormPlan
import FormRuntime
import FormScenarios
import Foundation
import Testing

/// The interpreter, held against scenarios and traces that were written from the reference alone.
@Suite struct SemanticsTests {
  @Test(arguments: try ScenarioFiles.all())
  func `a scenario goes as it was written`(file: ScenarioFiles) throws {
    let (plan, scenarios) = try file.read()
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      let result = ScenarioRunner.run(scenario, plan)
      let place = result.failure.map { LineTable(file.source).position(of: $0.span.start).line }
      let reason = "\(scenario.name.value): \(result.failure?.message ?? "")"
      #expect(result.hasPassed, "\(file):\(place ?? 0): \(reason)")
    }
  }

  @Test(arguments: try TraceFiles.all())
  func `a trace is the written one, byte for byte`(file: TraceFiles) throws {
    let (plan, scenarios) = try file.script.read()
    let scenario = try #require(scenarios.first)
    let lines = Session.trace(of: scenario.events, plan: plan, given: scenario.given, run: scenario.run)
    let expected = try String(contentsOf: file.trace, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    for (line, wanted) in zip(lines, expected) { #expect(line == wanted, "\(file)") }
  }
}

/// A file of scenarios and the form that it is about.
struct ScenarioFiles: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  var url: URL
  var description: String { url.lastPathComponent }
  var testDescription: String { description }
  var source: SourceFile

  init(_ url: URL) throws {
    self.url = url
    source = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// Those of `Tests/Semantics` and of `Forms`.
  static func all() throws -> [ScenarioFiles] {
    try ["Tests/Semantics", "Forms"]
      .flatMap { try files(in: $0, ending: ".scenarios.yaml") }.map(ScenarioFiles.init)
  }

  static func files(in folder: String, ending: String) throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try FileManager.default
      .contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
  }

  /// The plan of the form and the scenarios; an error in either is a failure.
  ///
  /// Warnings are not: these forms are there to do what an author would be warned of.
  func read() throws -> (Plan, [Scenario]) {
    let scenarios = ScenarioSource(source)
    let name = try #require(scenarios.form?.value, "\(url.lastPathComponent): \(scenarios.faults)")
    let formURL = url.deletingLastPathComponent().appending(path: name)
    let form = Compiler.compile(SourceFile(path: name, bytes: Array(try Data(contentsOf: formURL))))
    let errors = form.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\(name): \($0.rule): \($0.message)" } == [])
    let plan = try #require(form.plan)
    let (suite, faults) = scenarios.suite(for: plan)
    #expect(faults.map { "\(url.lastPathComponent): \($0.rule): \($0.message)" } == [])
    return (plan, suite.scenarios)
  }
}

/// A trace written by hand and the script that it belongs to.
struct TraceFiles: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  var trace: URL
  var script: ScenarioFiles
  var description: String { trace.lastPathComponent }
  var testDescription: String { description }

  static func all() throws -> [TraceFiles] {
    try ScenarioFiles.files(in: "Tests/Semantics", ending: ".trace").map { url in
      let script = url.deletingPathExtension().appendingPathExtension("script.yaml")
      return TraceFiles(trace: url, script: try ScenarioFiles(script))
    }
  }
}
