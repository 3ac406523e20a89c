package import FormDiagnostics

/// One thing that can be wrong with a form: its page and its check in one value.
///
/// A rule is one file, named like it, and one line in ``RuleCatalogue``. Its examples are whole files that run as
/// tests; carets in YAML comments mark what a finding underlines.
package struct Rule: Sendable {
  /// `group/fault`, in small letters and hyphens: states the fault, reads well after "allow".
  package var name: String
  /// How much a finding matters.
  package var severity: Diagnostic.Severity
  /// When it runs: a stage that finds errors is the last for that form.
  package var stage: Stage
  /// Whether it runs only where it is asked for by its name.
  package var isOffByDefault = false
  /// What is wrong, as one sentence.
  package var summary: String
  /// Why that hurts a person, in a few sentences.
  package var why: String
  /// What a fix of its findings does, or why there is none.
  package var fix: Fix
  /// Files that have the fault, marked.
  package var wrong: [String]
  /// Files without a word said about them.
  package var right: [String]
  /// Looks for the fault.
  package var check: Check

  /// What is done about a finding by a small change of the file, where only one is likely.
  package enum Fix: Hashable, Sendable {
    /// What the change does, and where none is offered, as a phrase.
    case offered(String)
    /// Why none is, as a phrase.
    case none(String)
  }

  /// When a rule runs.
  package enum Stage: Int, CaseIterable, Comparable, Sendable {
    case reading = 1
    case names, conditions, focus, submission, advice

    /// Stages run in the order of their numbers.
    package static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a rule looks at.
  package enum Check: Sendable {
    /// Stage 1: what the reader stumbled over; the words stand in `ReadingFault.Kind.wording(_:)`.
    case reading
    /// From stage 2 on: the form as written, and from stage 4 on what the plan makes of it.
    case form(@Sendable (FormFacts, inout Findings) -> Void)
    /// From stage 4 on, for every state that the form's conditions allow; throws where that costs too much.
    case states(@Sendable (FormFacts, inout Findings) throws -> Void)
    /// Stage 2, over all forms of a run in the order of their paths: the index of the form that a finding is about.
    case forms(@Sendable ([NamedForm], inout [(form: Int, finding: Findings.Finding)]) -> Void)
  }

  /// Describes a rule.
  package init(
    _ name: String, _ severity: Diagnostic.Severity, _ stage: Stage, isOffByDefault: Bool = false,
    summary: String, why: String, fix: Fix, wrong: [String], right: [String], check: Check
  ) {
    self.name = name
    self.severity = severity
    self.stage = stage
    self.isOffByDefault = isOffByDefault
    self.summary = summary
    self.why = why
    self.fix = fix
    self.wrong = wrong
    self.right = right
    self.check = check
  }

  /// Describes a rule of stage 1: it gives words to faults of the reader, which are all errors.
  init(_ name: String, summary: String, why: String, fix: Fix, wrong: [String], right: [String]) {
    self.init(
      name, .error, .reading, summary: summary, why: why, fix: fix, wrong: wrong, right: right,
      check: .reading)
  }

  /// Whether it answers for every state that the form's conditions allow.
  package var isExact: Bool {
    if case .states = check { true } else { false }
  }

  /// Whether it looks at several forms; its examples are then one run.
  package var comparesForms: Bool {
    if case .forms = check { true } else { false }
  }
}
