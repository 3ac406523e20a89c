import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let choiceNoOptions = Rule(
    "choice/no-options", .error, .names,
    summary: "A choice has nothing to choose from.",
    why: "A person could only leave it empty, and the enum of its options would have no case.",
    fix: .none("the options are the author's"),
    wrong: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          #     ^^^^^^ choice/no-options
          label: Country
        - id: size
          type: choice
          label: Size
          options: []
          #        ^^ choice/no-options
      submit: {label: Order}
      """
    ],
    right: [
      """
      form: Order
      fields:
        - id: country
          type: choice
          label: Country
          options: [DE]
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      for field in facts.fields where field.isChoice && field.optionSet == nil {
        guard field.options?.value.isEmpty ?? true else { continue }
        let words = Words(
          "the choice \(Words.quoted(field.id.value)) has no options", "nothing to choose from",
          help: field.options == nil ? "add `options: [DE, {id: GB, label: United Kingdom}]`" : nil)
        findings.add(words, at: field.options?.span ?? field.kindSpan, path: field.path("options"))
      }
    })
}
