import FormCompiler
import FormDiagnostics

/// A form, what the brute force finds in it, and what the checker says.
struct Judgement {
  /// What the brute force finds.
  var findings: Set<Finding>
  /// What the checker says, of the rules that reason about states.
  var said: [Diagnostic]
  /// All that was seen in the states.
  var oracle: Oracle

  /// Judges a form; nil where an early stage refuses it.
  ///
  /// - Throws: what the brute force cannot judge.
  init?(_ text: String, limit: Int = 20_000) throws {
    let form = Compiler.compile(SourceFile(path: "Proof.form.yaml", text: text))
    guard let plan = form.plan else { return nil }
    let others = form.report.diagnostics.filter { !Finding.rules.contains($0.rule) }
    let oracle = try Oracle(plan, limit: limit)
    findings = try oracle.findings(hasOtherErrors: others.contains { $0.severity == .error })
    said = form.report.diagnostics.filter { Finding.rules.contains($0.rule) }
    self.oracle = oracle
  }
}
