import FormCompiler
import FormDiagnostics
import Testing

/// A small form and the findings that the pages want for it, derived by hand.
struct ProofCase: Sendable, CustomTestStringConvertible {
  /// What the case is about.
  var name: String
  /// The form as an author writes it.
  var form: String
  /// The findings of rules that reason about conditions, and no others.
  var findings: Set<Finding>

  /// - Parameters:
  ///   - name: what the case is about.
  ///   - body: the form without its name and its button.
  ///   - findings: a line each, `severity rule path`.
  init(_ name: String, _ body: String, _ findings: String...) {
    self.name = name
    form = "form: Proof\n" + body + "\nsubmit: {label: Send}\n"
    self.findings = Set(findings.map(Finding.init))
  }

  var testDescription: String { name }

  /// Every case, two a rule at least: one that has it, and one that nearly has it.
  static let all =
    conditions + comparisons + requirements + walks + loops + targets + orders + labels + submissions + advice

  /// Whether the checker has rules that answer for every state: it says so of one of the forms at least.
  static let isCheckerAsked = all.contains { proof in
    Compiler.compile(SourceFile(path: "Proof.form.yaml", text: proof.form)).report.diagnostics
      .contains { Finding.rules.contains($0.rule) }
  }
}
