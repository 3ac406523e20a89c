import FormDiagnostics
import FormPlan
import FormRuntime
import FormYAML

/// Steps: a word, or a mapping of one word and what follows it.
extension ScenarioReader {
  mutating func step(_ node: YAMLNode) -> ScenarioStep? {
    switch node.kind {
    case .scalar:
      guard let name = stepName(node) else { return nil }
      guard let event = name.event else {
        wrongType("'\(name.rawValue)' needs something after it", node.span, help: "write `\(name.example)`")
        return nil
      }
      return ScenarioStep(.event(event), node.span)
    case .mapping:
      guard let (key, value) = node.entries.first, node.entries.count == 1 else {
        wrongType("a step is one word, or one word and what follows it", node.span)
        return nil
      }
      guard let name = stepName(key) else { return nil }
      return step(name, key, value).map { ScenarioStep($0, key.span.union(value.span)) }
    case .sequence:
      wrongType("a step is one word, or one word and what follows it", node.span)
      return nil
    }
  }

  private mutating func stepName(_ node: YAMLNode) -> StepName? {
    let text = node.text
    if let name = StepName(rawValue: text) { return name }
    unknown("step", text, node.span, StepName.allCases.map(\.rawValue))
    return nil
  }

  private mutating func step(_ name: StepName, _ key: YAMLNode, _ value: YAMLNode) -> ScenarioStep.Kind? {
    switch name.argument {
    case .none:
      wrongType("nothing follows '\(name.rawValue)'", value.span, help: "write `- \(name.example)`")
    case .field: return field(value).map { .event(.tap($0.path)) }
    case .text: return entering(name == .type ? Event.type : Event.paste, name, value)
    case .texts:
      let texts = mapping(value, of: "fill").compactMap { key, value -> PathText? in
        guard let field = field(key), let text = text(value) else { return nil }
        return PathText(field.path, text)
      }
      return .event(.fill(texts))
    case .messages:
      let messages = mapping(value, of: "reject").compactMap { key, value in
        text(value).map { PathText(FieldPath(key.text), $0) }
      }
      return .event(.reject(messages))
    case .value: return setting(value)
    case .expectations: return .expect(expectations(value))
    case .notYet: notYet(name.rawValue, key.span)
    }
    return nil
  }

  private mutating func entering(
    _ event: (String) -> Event, _ name: StepName, _ value: YAMLNode
  ) -> ScenarioStep.Kind? {
    guard value.kind == .mapping else { return text(value).map { .event(event($0)) } }
    guard let (key, node) = single(value, name) else { return nil }
    guard let field = field(key), let text = text(node) else { return nil }
    return .enter(field.path, event(text))
  }

  private mutating func setting(_ value: YAMLNode) -> ScenarioStep.Kind? {
    guard let (key, node) = single(value, .set), let field = field(key) else { return nil }
    return settable(node, in: field).map { .event(.set(field.path, $0)) }
  }

  /// The one field of a step, with what stands after it.
  private mutating func single(_ node: YAMLNode, _ name: StepName) -> YAMLNode.Entry? {
    if node.kind == .mapping, node.entries.count == 1 { return node.entries.first }
    wrongType("'\(name.rawValue)' names one field", node.span, help: "write `\(name.rawValue): {name: …}`")
    return nil
  }
}

extension StepName {
  /// The event of a step that stands alone.
  fileprivate var event: Event? {
    switch self {
    case .clear: .clear
    case .return: .return
    case .next: .next
    case .previous: .previous
    case .done: .done
    case .tapOutside: .tapOutside
    case .scroll: .scroll
    case .submit: .submit
    case .reset: .reset
    case .tap, .type, .paste, .fill, .set, .reject, .suggest, .expect: nil
    }
  }
}
