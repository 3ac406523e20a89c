import FormDiagnostics

/// What is compared of a finding: the rule, how much it matters, and its place in the form.
struct Finding: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The rule's name.
  var rule: String
  /// How much it matters.
  var severity: String
  /// Its place in the form.
  var path: String

  /// Says what is wrong and where.
  init(_ rule: String, _ severity: Diagnostic.Severity, _ path: String) {
    self.rule = rule
    self.severity = severity.rawValue
    // The lines that clash are for a person to read; any set of them is right.
    self.path = rule == "submit/never-valid" ? "" : path
  }

  /// Takes what the checker says.
  ///
  /// An entry and its own condition are one place.
  init(_ diagnostic: Diagnostic) {
    let own = [".when", ".check"].first(where: diagnostic.path.hasSuffix)
    let path = String(diagnostic.path.dropLast(own?.count ?? 0))
    self.init(diagnostic.rule, diagnostic.severity, path)
  }

  /// Reads `severity rule path`.
  init(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    severity = words.first ?? ""
    rule = words.dropFirst().first ?? ""
    path = words.dropFirst(2).joined(separator: " ")
  }

  var description: String { path.isEmpty ? "\(severity) \(rule)" : "\(severity) \(rule) \(path)" }

  static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.rule, left.severity) < (right.path, right.rule, right.severity)
  }

  /// The rules that answer for every state of a form.
  static let rules: Set<String> = [
    "condition/never-true", "condition/always-true", "condition/never-visible",
    "condition/required-never-visible", "condition/required-never-enabled",
    "focus/explicit-wrap", "focus/cycle", "focus/unreachable-field", "focus/target-may-be-hidden",
    "focus/initial-hidden", "a11y/focus-order-mismatch",
    "submit/label-contradicts-edge", "submit/next-on-last", "submit/done-in-middle", "submit/never-valid",
    "validator/partner-may-be-hidden", "validator/check-refuses-empty", "a11y/duplicate-label",
  ]
}
