import FormDiagnostics
import FormReader

/// What a page says about a rule: its texts, and its examples with what formc finds in them.
///
/// Made from the value that the compiler runs, so a page cannot say what is not so.
struct RulePage {
  /// An example, and the findings as they would be printed.
  struct Shown {
    var text: String
    var report: FileReport
    var findings: String

    /// The lines, with what cannot be seen made visible.
    var lines: [String] {
      text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        .map { parts in parts.map { VisibleText.of(String($0)) }.joined(separator: "→   ") }
    }
  }

  let rule: Rule
  let wrong: [Shown]
  let right: [Shown]

  init(_ rule: Rule) {
    self.rule = rule
    wrong = Self.shown(rule.wrongExamples, of: rule)
    right = Self.shown(rule.rightExamples, of: rule)
  }

  /// Severity, stage, whether the rule answers for every state, and whether it must be asked for.
  var facts: String {
    let stage = "\(rule.severity.noun), stage \(rule.stage.rawValue): \(rule.stage.noun)"
    let isExact = rule.isExact ? "; answers for every state" : ""
    return stage + isExact + (rule.isOffByDefault ? "; off by default." : ".")
  }

  /// What formc finds in examples; in each alone, or in all of them as forms of one folder.
  private static func shown(_ examples: [RuleExample], of rule: Rule) -> [Shown] {
    let asOneRun = rule.comparesForms
    let files = examples.indices.map { index in
      let number = asOneRun && index > 0 ? "\(index + 1)" : ""
      return SourceFile(path: "Example\(number).form.yaml", text: examples[index].text)
    }
    var forms = files.map { CheckedForm($0, severities: Severities(asking: rule.name)) }
    if asOneRun { CheckedForm.compare(&forms) }
    return examples.indices.map { index in
      let report = FileReport(
        file: files[index], form: forms[index].name, diagnostics: forms[index].diagnostics)
      return Shown(text: examples[index].text, report: report, findings: TextRenderer().text(of: report))
    }
  }
}

extension Diagnostic.Severity {
  /// The severity at the beginning of a sentence.
  fileprivate var noun: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }
}

extension Rule.Stage {
  /// What the stage looks at.
  package var noun: String {
    switch self {
    case .reading: "reading"
    case .names: "names"
    case .conditions: "conditions"
    case .focus: "focus"
    case .submission: "submission"
    case .advice: "advice"
    }
  }
}
