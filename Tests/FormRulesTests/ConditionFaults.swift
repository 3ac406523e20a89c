import FormDiagnostics
import FormReader
import Testing

@testable import FormRules

/// Every kind of fault of conditions and patterns is shown by an example of its rule.
@Suite struct ConditionFaults {
  @Test func `of syntax`() {
    let shown = conditions(of: [.conditionSyntax, .conditionTypographicCharacter])
      .flatMap(\.1.faults).map { name($0.kind) }
    #expect(
      Set(shown) == [
        "empty", "typographic", "unexpected", "unfinishedText", "badEscape", "interpolation", "singleQuotes",
        "missingOperand", "missingOperator", "unclosed", "chainedComparison", "tooDeep", "numberTooLong",
        "badNumber", "foreignOperator", "unknownMember",
      ])
  }

  @Test func `of types`() {
    let shown = conditions(of: [.conditionTypeMismatch]).flatMap { form, condition in
      condition.typed(in: ConditionScope(form)).faults
    }
    #expect(
      Set(shown.map { name($0.kind) }) == [
        "mismatch", "differentChoices", "notOrdered", "notACondition", "notANumber", "noMember",
        "memberOfNoField", "noValue", "optionAsText", "optionWithoutChoice", "listWithoutContains",
        "emptyList", "notALiteral", "sumTooLong", "badDate", "offsetOfNoDay", "offsetAlone",
      ], "all but the sum too large, which takes thousands of numbers")
  }

  @Test func `of patterns`() {
    let examples = Rule.regexSyntax.wrongExamples + Rule.regexNotRegular.wrongExamples
    let faults = examples.compactMap(form).flatMap(\.patterns).flatMap(\.reading.faults)
    let kinds = Set(
      faults.map { fault in
        switch fault.reason {
        case .syntax(let kind): name(kind)
        case .notRegular(let kind): name(kind)
        case .unsupported(let kind): name(kind)
        case .limit(let kind): name(kind)
        }
      })
    #expect(kinds.count == 19 + 6 + 11 + 1, "\(kinds.sorted())")
  }

  private func form(_ example: RuleExample) -> Form? {
    FormReader.read(SourceFile(path: "Example.form.yaml", text: example.text)).form
  }

  private func conditions(of rules: [Rule]) -> [(Form, FormCondition)] {
    rules.flatMap(\.wrongExamples).compactMap(form).flatMap { form in form.conditions.map { (form, $0) } }
  }

  /// The name of an enum's case.
  private func name(_ value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }
}
