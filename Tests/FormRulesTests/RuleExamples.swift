import FormDiagnostics
import FormRules
import FormTestSupport
import Testing

/// Every example of every rule is a test, so a rule without a test cannot be written.
@Suite struct RuleExamples {
  @Test(arguments: RuleExample.wrong)
  func `a wrong example reports exactly what it marks`(example: RuleExample) {
    let found = check(example).diagnostics
    #expect(
      marks(found, in: example.text) == sorted(example.marks), "\(drawn(found, in: example.text))")
    #expect(found.contains { $0.rule == example.rule }, "it must show its own rule")
  }

  @Test(arguments: RuleExample.right)
  func `a right example compiles without a word`(example: RuleExample) {
    let form = check(example)
    #expect(form.diagnostics.isEmpty, "\(drawn(form.diagnostics, in: example.text))")
    #expect(form.plan != nil)
    #expect(example.marks.isEmpty)
  }

  @Test(arguments: Rule.ofSeveralForms.map(\.name))
  func `the wrong examples of a rule over several forms are one run, and so are the right ones`(name: String)
    throws
  {
    let rule = try #require(RuleCatalogue.rule(named: name))
    for examples in [rule.wrongExamples, rule.rightExamples] {
      var forms = examples.map { check($0.text) }
      CheckedForm.compare(&forms)
      for (form, example) in zip(forms, examples) {
        #expect(marks(form.diagnostics, in: example.text) == sorted(example.marks))
      }
    }
    #expect(rule.wrongExamples.contains { !$0.marks.isEmpty })
  }

  private func drawn(_ found: [Diagnostic], in text: String) -> String {
    let report = FileReport(
      file: SourceFile(path: "Example.form.yaml", text: text), form: nil, diagnostics: found)
    return TextRenderer().text(of: report)
  }
}
