public import JSONText

/// One thing the author should know about a form, and where.
public struct Diagnostic: Sendable {
  /// How much it matters; an error keeps Swift from being written.
  public enum Severity: String, Sendable, CaseIterable {
    case error, warning, info

    /// The one of two that matters less.
    package func weaker(_ other: Severity) -> Severity {
      let order = Severity.allCases
      return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0) ? self : other
    }
  }

  /// A place, and a few words on why here.
  public struct Label: Sendable {
    /// Where; may be empty, and is then drawn as one caret.
    public var span: SourceSpan
    /// At most six words; empty where the message says it all.
    public var text: String
    /// The file, where it is not the one that the finding is about.
    public var file: SourceFile?

    /// Marks a place.
    public init(_ span: SourceSpan, _ text: String = "", file: SourceFile? = nil) {
      self.span = span
      self.text = text
      self.file = file
    }
  }

  /// A small change of the source that makes the finding go away: made in a copy, and the copy checked as a whole.
  public struct Fix: Hashable, Sendable {
    /// What the change does, as an instruction.
    public var title: String
    /// The changes: disjoint, in rising order.
    public var edits: [Edit]

    /// Offers a change.
    public init(_ title: String, _ edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// The replacement of one span.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; empty for an insertion.
    public var span: SourceSpan
    /// What stands there afterwards.
    public var text: String

    /// Replaces a span.
    public init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// A scenario that shows the finding.
  public struct Witness: Hashable, Sendable {
    /// What an app puts in and what a person does, as the members `given`, `today` and `steps` of a scenario.
    public var json: JSON
    /// The same as lines that stand in a scenarios file as they are.
    public var lines: [String]

    /// Shows a finding.
    public init(json: JSON, lines: [String]) {
      self.json = json
      self.lines = lines
    }
  }

  /// The rule's name, `group/fault`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// One phrase that stands alone in a log: lower case, no full stop, names in single quotes.
  public var message: String
  /// Where it is.
  public var primary: Label
  /// What it clashes with.
  public var related: [Label] = []
  /// One likely remedy, as one sentence.
  public var help: String?
  /// Changes that would mend it.
  public var fixes: [Fix] = []
  /// Its place in the form, `fields.phone.keyboard`; empty where there is none.
  public var path = ""
  /// A scenario that shows it, where it depends on what stands in the form.
  public var witness: Witness?
  /// Why it is not certain; nil where it is.
  public var incomplete: String?

  /// Says what is wrong and where.
  public init(
    rule: String, severity: Severity, message: String, primary: Label, related: [Label] = [],
    help: String? = nil, fixes: [Fix] = [], path: String = "", witness: Witness? = nil,
    incomplete: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.primary = primary
    self.related = related
    self.help = help
    self.fixes = fixes
    self.path = path
    self.witness = witness
    self.incomplete = incomplete
  }
}

/// What was found in one file, sorted by position, then rule.
public struct FileReport: Sendable {
  /// The file.
  public var file: SourceFile
  /// The form's name, as far as it could be read.
  public var form: String?
  /// The findings, sorted.
  public private(set) var diagnostics: [Diagnostic]
  /// How many rules did not run because an earlier stage found errors.
  public var waitingChecks: Int
  /// How many fixes were not tried, so that they are not offered: trying is bounded.
  public var untriedFixes: Int

  /// Sorts and keeps findings.
  public init(
    file: SourceFile, form: String?, diagnostics: [Diagnostic], waitingChecks: Int = 0, untriedFixes: Int = 0
  ) {
    self.file = file
    self.form = form
    self.waitingChecks = waitingChecks
    self.untriedFixes = untriedFixes
    self.diagnostics = diagnostics.sorted {
      ($0.primary.span.start, $0.rule, $0.message) < ($1.primary.span.start, $1.rule, $1.message)
    }
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
