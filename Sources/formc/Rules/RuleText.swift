import FormDiagnostics
import FormRules

/// The list of rules; a rule's page is its own affair.
enum RuleText {
  /// A line for each rule.
  static func list(_ rules: [Rule]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width - rule.name.count + 2)
      let severity = rule.severity.rawValue
      let summary = rule.summary + (rule.isOffByDefault ? " Off by default." : "")
      return "\(rule.name)\(gap)\(severity)\(String(repeating: " ", count: 9 - severity.count))\(summary)\n"
    }.joined()
  }
}
