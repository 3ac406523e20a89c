import FormDiagnostics
import FormPlan
import FormScenarios

/// The plan that the scenarios of these tests are about.
enum Checkout {
  static let plan = Plan(
    name: "Checkout", title: nil, language: "en", initialFocus: .first,
    toolbar: ToolbarButton.Action.allCases.map {
      ToolbarButton(action: $0, caption: $0.rawValue, isCaptionWritten: false)
    }, wraps: false, dismissals: [.scroll], invalidFocus: .first, validation: .submit, sections: [],
    fields: fields, focusOrder: ["name", "phone", "message"], derivationOrder: fields.map(\.path),
    submit: SubmitButton(label: "Order"))

  private static let fields: [Field] = [
    field("name", .text) { $0.validators = [Validator(check: .required, message: "Enter a name")] },
    field("phone", .text) {
      $0.keyboard = .phonePad
      $0.validators = [Validator(check: .phone, message: "Enter a phone number")]
      $0.rechecks = ["phone"]
    },
    field("isGift", .toggle), field("message", .multiline) { $0.visible = .field("isGift") },
    field("country", .choice) {
      $0.options = ["no", "true", "12"].map { .init(id: $0, swiftName: $0, label: $0) }
    },
    field("off", .toggle) { $0.enabled = .boolean(false) }, field("note", .note),
  ]

  private static func field(_ id: String, _ kind: FieldKind, _ change: (inout Field) -> Void = { _ in })
    -> Field
  {
    var field = Field(path: FieldPath(id), swiftName: id, kind: kind, label: id)
    change(&field)
    return field
  }

  /// Reads a file that names the form.
  static func read(_ text: String) -> (scenarios: [Scenario], faults: [Diagnostic], file: SourceFile) {
    let file = SourceFile(path: "Checkout.scenarios.yaml", text: text)
    let source = ScenarioSource(file)
    let (suite, faults) = source.suite(for: plan)
    return (suite.scenarios, source.faults + faults, file)
  }

  /// Reads and plays one scenario; its steps stand between bars.
  static func play(_ steps: String) -> ScenarioResult? {
    let lines = steps.split(separator: "|").map { "      - \($0)\n" }.joined()
    let (scenarios, faults, _) = read(
      "form: Checkout.form.yaml\nscenarios:\n  - name: one\n    steps:\n" + lines)
    guard faults.isEmpty, let scenario = scenarios.first else { return nil }
    return ScenarioRunner.run(scenario, plan)
  }
}
