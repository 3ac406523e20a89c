package import FormDiagnostics
package import FormPlan
import FormYAML

/// A `*.scenarios.yaml` as far as it can be read without its form.
package struct ScenarioSource: Sendable {
  /// The file.
  package let file: SourceFile
  /// The path of the form, as written: from the folder of this file.
  package let form: Located<String>?
  /// What keeps the file from being read; then no suite comes out of it.
  package let faults: [Diagnostic]

  private let root: YAMLNode?

  /// Reads the YAML and the name of the form.
  package init(_ file: SourceFile) {
    let (document, faults) = YAMLDocument.parse(file)
    var reader = ScenarioReader(plan: nil)
    let root = document?.root
    reader.faults = faults.map(\.diagnostic)
    form = reader.faults.isEmpty ? reader.form(root) : nil
    self.file = file
    self.root = root
    self.faults = reader.faults
  }

  /// Reads the scenarios, with every name and value held against the form's plan.
  ///
  /// - Returns: the scenarios that can be read, and the faults of the others, those of ``faults`` not again.
  package func suite(for plan: Plan) -> (suite: ScenarioSuite, faults: [Diagnostic]) {
    guard let root, faults.isEmpty else { return (ScenarioSuite(file: file, scenarios: []), []) }
    var reader = ScenarioReader(plan: plan)
    let scenarios = reader.scenarios(root)
    return (ScenarioSuite(file: file, scenarios: scenarios), reader.faults)
  }
}
