package import FormDiagnostics

/// What a rule found; it carries neither name nor severity, so a rule cannot mislabel itself.
package struct Findings: Sendable {
  /// One finding.
  package struct Finding: Sendable {
    /// One phrase that stands alone in a log: lower case, no full stop, names in single quotes.
    package var message: String
    /// Where, and a few words on why here.
    package var primary: Diagnostic.Label
    /// Whether it matters less than its rule says: a warning where that is an error.
    package var isMild = false
    /// What it clashes with.
    package var related: [Diagnostic.Label] = []
    /// One likely remedy.
    package var help: String?
    /// Changes that would mend it.
    package var fixes: [Diagnostic.Fix] = []
    /// The place in the form, `fields.phone.keyboard`.
    package var path = ""
  }

  /// The findings, in the order found.
  package private(set) var all: [Finding] = []

  private var said: Set<Said> = []

  private struct Said: Hashable {
    var message: String
    var span: SourceSpan
  }

  /// Starts without any.
  package init() {}

  /// Reports a finding; one that says the same of the same place is none.
  package mutating func add(
    _ message: String, at span: SourceSpan, _ label: String = "", related: [Diagnostic.Label] = [],
    help: String? = nil, fixes: [Diagnostic.Fix] = [], path: String = "", isMild: Bool = false
  ) {
    guard said.insert(Said(message: message, span: span)).inserted else { return }
    all.append(
      Finding(
        message: message, primary: Diagnostic.Label(span, label), isMild: isMild, related: related,
        help: help,
        fixes: fixes, path: path))
  }
}

extension Rule {
  /// A finding under this rule's name.
  package func diagnostic(_ finding: Findings.Finding) -> Diagnostic {
    Diagnostic(
      rule: name, severity: severity, message: finding.message, primary: finding.primary,
      related: finding.related, help: finding.help, fixes: finding.fixes, path: finding.path)
  }
}
