package import FormDiagnostics

/// How much the findings of each rule matter: as the rule says, unless a project decides otherwise.
package struct Severities: Sendable {
  private let changes: [String: Diagnostic.Severity?]

  /// Takes what a project decides, by the names of rules; nil turns one off.
  package init(_ changes: [String: Diagnostic.Severity?] = [:]) { self.changes = changes }

  /// Asks for a rule that may be off by default; it matters as much as it says.
  package init(asking name: String) {
    self.init(RuleCatalogue.rule(named: name).map { [name: $0.severity] } ?? [:])
  }

  /// How much the findings of a rule matter; nil where it does not run.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    let usual = rule.isOffByDefault ? nil : rule.severity
    return changes.isEmpty ? usual : changes[rule.name] ?? usual
  }
}

extension Rule {
  /// Whether it stays an error whatever a project decides: a form that breaks it cannot be understood.
  package var isFixed: Bool { severity == .error && stage < .focus }
}
