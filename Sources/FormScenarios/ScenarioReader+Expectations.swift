import FormDiagnostics
import FormPlan
import FormRuntime
import FormYAML
import JSONText

/// What stands after `expect`.
extension ScenarioReader {
  mutating func expectations(_ node: YAMLNode) -> [Expectation] {
    guard node.kind == .mapping else {
      wrongType("'expect' is a mapping", node.span, help: "write `expect: {focus: name}`")
      return []
    }
    return keys(node, Expectation.Key.self).compactMap { key, value in
      expectation(key, value).map { Expectation($0, value.span) }
    }
  }

  private mutating func expectation(_ key: Expectation.Key, _ node: YAMLNode) -> Expectation.Kind? {
    switch key {
    case .focus: return place(node).map(Expectation.Kind.focus)
    case .attention: return place(node).map(Expectation.Kind.attention)
    case .visible: return .visible(paths(node, key))
    case .hidden: return .hidden(paths(node, key))
    case .enabled: return .enabled(paths(node, key))
    case .disabled: return .disabled(paths(node, key))
    case .errors: return .errors(errors(node))
    case .values: return .values(values(node, key) { $0.shown($1, in: $2, isSubmitted: false) })
    case .submission: return submission(node)
    case .submitted: return boolean(node).map(Expectation.Kind.submitted)
    case .label: return label(node)
    case .focusedValue:
      notYet(key.rawValue, node.span)
      return nil
    }
  }

  /// A field, or `none`.
  private mutating func place(_ node: YAMLNode) -> FieldPath?? {
    if node.isText("none") { return .some(nil) }
    return field(node).map { .some($0.path) }
  }

  private mutating func paths(_ node: YAMLNode, _ key: Expectation.Key) -> [FieldPath] {
    list(node, of: key.rawValue).compactMap { field($0)?.path }
  }

  private mutating func errors(_ node: YAMLNode) -> [ExpectedText] {
    mapping(node, of: "errors").compactMap { key, value in
      let isForms = key.isText("")
      guard let path = isForms ? ShownError.form : field(key)?.path, let text = text(value) else {
        return nil
      }
      return ExpectedText(path: path, text: text)
    }
  }

  private mutating func submission(_ node: YAMLNode) -> Expectation.Kind? {
    if node.isNull || node.isText("none") { return .submission(nil) }
    return .submission(values(node, .submission) { $0.shown($1, in: $2, isSubmitted: true) })
  }

  private mutating func values(
    _ node: YAMLNode, _ key: Expectation.Key, read: (inout Self, YAMLNode, Field) -> JSON?
  ) -> [ExpectedValue] {
    mapping(node, of: key.rawValue).compactMap { key, value in
      guard let field = field(key), let json = read(&self, value, field) else { return nil }
      return ExpectedValue(path: field.path, value: json)
    }
  }

  private mutating func label(_ node: YAMLNode) -> Expectation.Kind? {
    guard let name = text(node) else { return nil }
    if name == "none" { return .label(nil) }
    if let label = SubmitLabel(rawValue: name) { return .label(label) }
    unknown("value", name, node.span, SubmitLabel.allCases.map(\.rawValue))
    return nil
  }
}
