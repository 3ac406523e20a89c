import FormDiagnostics
import FormRules
import Testing

typealias Mark = RuleExample.Mark

/// Checks a text.
func check(_ text: String) -> CheckedForm { check(SourceFile(path: "Example.form.yaml", text: text)) }

/// Checks an example; its rule runs even where it is off by default.
func check(_ example: RuleExample) -> CheckedForm { check(example, example.text) }

/// Checks a change of an example.
func check(_ example: RuleExample, _ text: String) -> CheckedForm {
  CheckedForm(
    untried: SourceFile(path: "Example.form.yaml", text: text), severities: Severities(asking: example.rule))
}

/// Checks a file, without trying fixes.
func check(_ file: SourceFile) -> CheckedForm { CheckedForm(untried: file) }

/// Checks a text, and tries the fixes that rules propose.
func tried(_ text: String) -> CheckedForm { CheckedForm(SourceFile(path: "Example.form.yaml", text: text)) }

/// Checks an example, and tries the fixes that rules propose.
func tried(_ example: RuleExample) -> CheckedForm {
  CheckedForm(
    SourceFile(path: "Example.form.yaml", text: example.text), severities: Severities(asking: example.rule))
}

/// Findings in a few words, for messages of tests.
func brief(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { "\($0.rule): \($0.message)" }.joined(separator: "\n")
}

extension RuleExample {
  static let wrong = Rule.ofOneForm.flatMap(\.wrongExamples)
  static let right = Rule.ofOneForm.flatMap(\.rightExamples)
}

extension RuleExample: CustomTestStringConvertible {
  /// The rule and the first lines, so that a failing example is found.
  public var testDescription: String { "\(rule): \(text.prefix(60))…" }
}

extension Rule {
  /// The rules that look at one form alone; the examples of the others are one run.
  static let (ofOneForm, ofSeveralForms) = (
    RuleCatalogue.all.filter { !$0.comparesForms }, RuleCatalogue.all.filter(\.comparesForms)
  )
}
