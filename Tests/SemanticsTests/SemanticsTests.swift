import FormRuntime
import FormScenarios
import FormTestSupport
import Foundation
import Testing

/// The interpreter, held against scenarios and traces that were written from the reference alone.
@Suite struct SemanticsTests {
  @Test(arguments: try ScenarioFiles.all(in: "Tests/Semantics", "Forms"))
  func `a scenario goes as it was written`(file: ScenarioFiles) throws {
    #expect(try file.failures() == [])
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
