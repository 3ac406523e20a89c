import FormDiagnostics
import FormPlan
import FormRuntime
import FormYAML

/// Reads scenarios strictly, and says everything that is wrong.
struct ScenarioReader {
  /// The keys of a scenarios file.
  enum FileKey: String, CaseIterable { case form, today, locale, given, custom, scenarios }
  /// The keys of a scenario.
  enum ScenarioKey: String, CaseIterable { case name, today, given, steps }

  private let fields: [FieldPath: Field]
  private let paths: [FieldPath]
  var faults: [Diagnostic] = []

  init(plan: Plan?) {
    paths = plan?.fields.map(\.path) ?? []
    fields = Dictionary((plan?.fields ?? []).map { ($0.path, $0) }) { first, _ in first }
  }

  /// The path of the form; the file must be a mapping that has it.
  mutating func form(_ root: YAMLNode?) -> Located<String>? {
    guard let root, root.kind == .mapping else {
      wrongType(
        "a file of scenarios is a mapping with 'form' and 'scenarios'", root?.span ?? SourceSpan(0, 0))
      return nil
    }
    guard let node = root.value("form") else {
      let first = root.entries.first?.key.span ?? root.span
      add("missing-key", "the file names no form", first, help: "add `form: Name.form.yaml`")
      return nil
    }
    return text(node).map { Located($0, node.span) }
  }

  mutating func scenarios(_ root: YAMLNode) -> [Scenario] {
    var run = RunParameters()
    var given: [FieldPath: Entry] = [:]
    var nodes: [YAMLNode] = []
    for (key, node) in keys(root, FileKey.self) {
      switch key {
      case .form: break
      case .today: if let today = day(node) { run.today = today }
      case .locale: if let locale = text(node) { run.locale = locale }
      case .given: given = self.given(node)
      case .custom:
        for (name, value) in mapping(node, of: "custom") { run.custom[name.text] = boolean(value) }
      case .scenarios: nodes = list(node, of: "scenarios")
      }
    }
    if root.value("scenarios") == nil, !faults.contains(where: { $0.rule == "scenario/unknown-key" }) {
      add("missing-key", "the file has no scenarios", root.entries.first?.key.span ?? root.span)
    }
    return nodes.compactMap { scenario($0, run, given) }
  }

  /// Reads a scenario; nil where anything in it is wrong, so that no half of one is played.
  private mutating func scenario(
    _ node: YAMLNode, _ run: RunParameters, _ given: [FieldPath: Entry]
  ) -> Scenario? {
    guard node.kind == .mapping else {
      wrongType("a scenario is a mapping with 'name' and 'steps'", node.span)
      return nil
    }
    let before = faults.count
    var scenario = Scenario(name: Located("", node.span), run: run, given: given)
    for (key, value) in keys(node, ScenarioKey.self) {
      switch key {
      case .name: scenario.name = Located(text(value) ?? "", value.span)
      case .today: if let today = day(value) { scenario.run.today = today }
      case .given: scenario.given.merge(self.given(value)) { $1 }
      case .steps: scenario.steps = list(value, of: "steps").compactMap { step($0) }
      }
    }
    for key in [ScenarioKey.name, .steps] where faults.count == before && node.value(key.rawValue) == nil {
      let span = node.entries.first?.key.span ?? node.span
      add("missing-key", "the scenario has no '\(key.rawValue)'", span)
    }
    return faults.count == before ? scenario : nil
  }

  private mutating func given(_ node: YAMLNode) -> [FieldPath: Entry] {
    var given: [FieldPath: Entry] = [:]
    for (key, value) in mapping(node, of: "given") {
      guard let field = field(key), let entry = entry(value, in: field) else { continue }
      given[field.path] = entry
    }
    return given
  }

  /// The field that a node names.
  mutating func field(_ node: YAMLNode) -> Field? {
    guard let id = text(node) else { return nil }
    if let field = fields[FieldPath(id)] { return field }
    unknown("field", id, node.span, paths.map(\.text))
    return nil
  }

  /// The known keys of a mapping with their values; others are faults.
  mutating func keys<Key: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode, _ type: Key.Type
  ) -> [(key: Key, value: YAMLNode)] {
    node.entries.compactMap { key, value in
      let name = key.text
      if let known = Key(rawValue: name) { return (known, value) }
      unknown("key", name, key.span, Key.allCases.map(\.rawValue))
      return nil
    }
  }
}
