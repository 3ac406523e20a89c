import FormCompiler
package import FormDiagnostics
package import FormPlan
package import FormScenarios
package import Foundation

/// A file of scenarios and the form that it is about.
package struct ScenarioFiles: CustomStringConvertible, Sendable {
  /// Where it stands.
  package var url: URL
  /// Its text.
  package var source: SourceFile
  /// Its name.
  package var description: String { url.lastPathComponent }

  /// Reads a file.
  package init(_ url: URL) throws {
    self.url = url
    source = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// Those of some folders of the repository.
  package static func all(in folders: String...) throws -> [ScenarioFiles] {
    try folders.flatMap { try files(in: $0, ending: ".scenarios.yaml") }.map(ScenarioFiles.init)
  }

  /// The root of the repository.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder with an ending, by path.
  package static func files(in folder: String, ending: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
  }

  /// The plan of the form and the scenarios; an error in either is thrown.
  ///
  /// What is found in a plan is not: these forms are there to do what an author would be warned of.
  package func read() throws -> (Plan, [Scenario]) {
    let scenarios = ScenarioSource(source)
    guard let name = scenarios.form?.value else { throw Unsound(self, scenarios.faults) }
    let formURL = url.deletingLastPathComponent().appending(path: name)
    let form = Compiler.compile(SourceFile(path: name, bytes: Array(try Data(contentsOf: formURL))))
    guard let plan = form.plan else { throw Unsound(self, form.report.diagnostics) }
    let (suite, faults) = scenarios.suite(for: plan)
    guard faults.isEmpty, !suite.scenarios.isEmpty else { throw Unsound(self, faults) }
    return (plan, suite.scenarios)
  }

  /// What keeps scenarios from being played.
  package struct Unsound: Error, CustomStringConvertible {
    /// The findings, a line each.
    package var description: String

    init(_ file: ScenarioFiles, _ found: [Diagnostic]) {
      description = (["\(file) cannot be played"] + found.map { "\($0.rule): \($0.message)" })
        .joined(separator: "\n")
    }
  }
}

extension ScenarioFiles {
  /// Plays every scenario; those that fail, each with its line and its reason.
  package func failures() throws -> [String] {
    let (plan, scenarios) = try read()
    let lines = LineTable(source)
    return scenarios.compactMap { scenario in
      guard let failure = ScenarioRunner.run(scenario, plan).failure else { return nil }
      let line = lines.position(of: failure.span.start).line
      return "\(self):\(line): \(scenario.name.value): \(failure.message)"
    }
  }
}
