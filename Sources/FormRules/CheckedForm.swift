package import FormDiagnostics
import FormLowering
package import FormPlan
package import FormReader

/// A file after the rules: what was found, and how far it came.
package struct CheckedForm: Sendable {
  /// The form as written; nil where it could not be read.
  package var form: Form?
  /// The plan; nil where stages 1 to 3 found errors.
  package var plan: Plan?
  /// The form's name, as far as it could be read.
  package var name: String?
  /// The findings, unsorted.
  package var diagnostics: [Diagnostic]
  /// How many rules wait until the errors are gone.
  package var waitingChecks: Int

  private let severities: Severities

  /// Reads and checks one file on its own.
  ///
  /// Each stage reports all that it finds; a stage with an error ends the run for this form.
  package init(_ file: SourceFile, severities: Severities = Severities()) {
    self.severities = severities
    let rules = RuleCatalogue.all.filter { severities.severity(of: $0) != nil }
    let reading = FormReader.read(file)
    name = reading.name
    diagnostics = reading.faults.map { $0.diagnostic(in: file) }
    waitingChecks = 0
    form = reading.form
    for stage in Rule.Stage.allCases {
      if stage == .focus { plan = form.map(FormLowering.plan) }
      run(rules.filter { $0.stage == stage })
      guard diagnostics.contains(where: { $0.severity == .error }) || form == nil else { continue }
      waitingChecks = rules.count { $0.stage > stage }
      if stage < .focus { plan = nil }
      return
    }
  }

  private mutating func run(_ rules: [Rule]) {
    for rule in rules {
      var findings = Findings()
      switch rule.check {
      case .form(let check): if let form { check(form, &findings) }
      case .plan(let check): if let form, let plan { check(form, plan, &findings) }
      case .reading, .forms: break
      }
      findings.all.forEach { add(rule, $0) }
    }
  }

  private mutating func add(_ rule: Rule, _ finding: Findings.Finding) {
    guard let severity = severities.severity(of: rule) else { return }
    var diagnostic = rule.diagnostic(finding)
    diagnostic.severity = finding.isMild && severity == .error ? .warning : severity
    diagnostics.append(diagnostic)
  }

  /// Adds what only shows between the forms of a run; those given are sorted by path.
  package static func compare(_ forms: inout [CheckedForm]) {
    let indices = forms.indices.filter { forms[$0].form != nil }
    let written = indices.compactMap { forms[$0].form }
    for rule in RuleCatalogue.all {
      guard case .forms(let check) = rule.check else { continue }
      var found: [(form: Int, finding: Findings.Finding)] = []
      check(written, &found)
      for (index, finding) in found { forms[indices[index]].add(rule, finding) }
    }
  }
}
