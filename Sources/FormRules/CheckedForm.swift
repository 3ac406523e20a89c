package import FormDiagnostics
import FormLowering
package import FormPlan
package import FormReader

/// A file after the rules: what was found, and how far it came.
package struct CheckedForm: Sendable {
  /// The form as written; nil where it could not be read, and where nobody wants its plan.
  package var form: Form?
  /// The plan, made anew each time; nil where stages 1 to 3 found errors.
  package var plan: Plan? { hasPlan ? form.map(FormLowering.plan) : nil }
  /// The form's name, as far as it could be read.
  package var name: String?
  /// The findings, unsorted; their fixes are those that were tried, and hold.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// How many rules wait until the errors are gone.
  package private(set) var waitingChecks = 0
  /// How many fixes were proposed and not tried.
  package internal(set) var untriedFixes = 0

  /// The changes that rules propose, with the number of the finding; nobody has tried them yet.
  var proposals: [(finding: Int, fix: Diagnostic.Fix)] = []
  /// The last stage that ran; nil where the file could not be read to its end.
  private(set) var reach: Rule.Stage?
  let severities: Severities
  private let named: NamedForm?
  private var hasPlan = false

  /// Reads and checks one file on its own, and offers the fixes that hold.
  ///
  /// Each stage reports all that it finds; a stage with an error ends the run for this form.
  package init(_ file: SourceFile, severities: Severities = Severities()) {
    self.init(untried: file, severities: severities)
    offerFixes(in: file)
  }

  /// Reads and checks one file; fixes are proposed and not tried.
  package init(untried file: SourceFile, severities: Severities = Severities()) {
    self.severities = severities
    let reading = FormReader.read(file)
    name = reading.name
    form = reading.form
    named = form.map(NamedForm.init)
    let editor = YAMLEditor(file)
    for fault in reading.faults { add(fault.diagnostic(in: file, editor)) }
    let facts = form.map { FormFacts($0, editor) }
    let isWhole = form != nil || !reading.faults.contains(where: \.isOfYAML)
    defer { untriedFixes = editor.skipped }
    for stage in Rule.Stage.allCases {
      if let facts { run(RuleCatalogue.rules(of: stage), facts) }
      if isWhole { reach = stage }
      guard diagnostics.contains(where: { $0.severity == .error }) || form == nil else { continue }
      waitingChecks = RuleCatalogue.all.count { $0.stage > stage && severities.severity(of: $0) != nil }
      hasPlan = stage >= .focus
      return
    }
    hasPlan = true
  }

  private mutating func run(_ rules: [Rule], _ facts: FormFacts) {
    var undecided: [Rule] = []
    for rule in rules {
      guard let severity = severities.severity(of: rule) else { continue }
      var findings = Findings()
      switch rule.check {
      case .form(let check): check(facts, &findings)
      case .states(let check):
        do { try check(facts, &findings) } catch { undecided.append(rule) }
      case .reading, .forms: break
      }
      for finding in findings.all { add(rule, severity, finding) }
    }
    guard !undecided.isEmpty, let severity = severities.severity(of: .conditionUndecided),
      !diagnostics.contains(where: { $0.rule == Rule.conditionUndecided.name && $0.incomplete != nil })
    else { return }
    add(.conditionUndecided, severity, Findings.Finding(undecided: undecided, in: facts.form))
  }

  private mutating func add(_ rule: Rule, _ severity: Diagnostic.Severity, _ finding: Findings.Finding) {
    var diagnostic = rule.diagnostic(finding)
    diagnostic.severity = finding.severity.map { severity.weaker($0) } ?? severity
    add(diagnostic)
  }

  /// Notes a finding; its fixes are no more than proposed.
  private mutating func add(_ diagnostic: Diagnostic) {
    proposals += diagnostic.fixes.map { (diagnostics.count, $0) }
    diagnostics.append(diagnostic)
    diagnostics[diagnostics.count - 1].fixes = []
  }

  /// Adds what only shows between the forms of a run; those given are sorted by path.
  package static func compare(_ forms: inout [CheckedForm]) {
    let indices = forms.indices.filter { forms[$0].named != nil }
    let written = indices.compactMap { forms[$0].named }
    for rule in RuleCatalogue.all {
      guard case .forms(let check) = rule.check else { continue }
      var found: [(form: Int, finding: Findings.Finding)] = []
      check(written, &found)
      for (index, finding) in found {
        guard let severity = forms[indices[index]].severities.severity(of: rule) else { continue }
        forms[indices[index]].add(rule, severity, finding)
      }
    }
  }
}
