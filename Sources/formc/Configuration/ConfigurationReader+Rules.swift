import FormDiagnostics
import FormRules
import FormYAML

/// What `lint.rules` decides: `rule: off`, or `rule: {off: [Forms/Old], warning: [Forms/New]}`.
extension ConfigurationReader {
  mutating func rules(_ node: YAMLNode) {
    for (key, value) in node.entries {
      guard checkTag(key), let rule = rule(key), checkTag(value) else { continue }
      if value.kind == .mapping {
        for (word, paths) in value.entries { decide(rule, word, self.paths(paths, word.text)) }
      } else {
        decide(rule, value, nil)
      }
    }
  }

  private mutating func rule(_ key: YAMLNode) -> Rule? {
    if let rule = RuleCatalogue.rule(named: key.text) { return rule }
    let nearest = NearestName.nearest(to: key.text, among: RuleCatalogue.all.map(\.name))
    add(
      "unknown-rule", "there is no rule '\(key.text)'", key.span,
      help: nearest.map { "did you mean '\($0)'?" } ?? "`formc rules` lists the rules")
    return nil
  }

  private mutating func paths(_ node: YAMLNode, _ name: String) -> [PathPattern] {
    list(node, name).compactMap { element in
      path(element, .rules).map { PathPattern($0, in: configuration.folder) }
    }
  }

  private mutating func decide(_ rule: Rule, _ word: YAMLNode, _ paths: [PathPattern]?) {
    let severities = Diagnostic.Severity.allCases.map(\.rawValue)
    guard let text = self.word(word, .rules, severities + ["off"]) else { return }
    let severity = Diagnostic.Severity(rawValue: text)
    guard !rule.isFixed || severity == .error else {
      add(
        "fixed-severity", "'\(rule.name)' is always an error", word.span,
        help: "take the line away: a form that breaks this rule cannot be understood")
      return
    }
    configuration.decisions.append(
      Configuration.Decision(rule: rule.name, severity: severity, paths: paths))
  }
}
