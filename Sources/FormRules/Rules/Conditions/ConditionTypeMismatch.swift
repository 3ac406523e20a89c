import FormDiagnostics
import FormReader

extension Rule {
  static let conditionTypeMismatch = Rule(
    "condition/type-mismatch", .error, .conditions,
    summary: "The parts of a condition do not fit together.",
    why: """
      A toggle is not the text "true", and a text has no order: other languages make something of it, and the field \
      is then hidden in a state that nobody tried.
      """,
    fix: .offered("writes what the help names: an option, a literal of the other type, `.isEmpty`"),
    wrong: TypeExamples.wrong,
    right: [
      """
      form: Order
      fields:
        - id: news
          type: toggle
          label: News
        - id: country
          type: choice
          label: Country
          options: [us, Great Britain]
        - id: name
          label: Name
          visible: news == false || country == "Great Britain" || country.isEmpty
        - id: mail
          label: E-mail
          visible: '["a", "b"].contains(name) && nick != name'
          enabled: name.count + 2 > 3 && !news || name.contains("a")
        - id: nick
          label: Nickname
          visible: country != .us
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      for condition in facts.conditions {
        let wording = TypeWording(condition: condition, facts: facts)
        for fault in condition.typed(in: facts.scope).faults {
          let span = condition.span(of: fault.range)
          findings.add(wording.words(fault), at: span, path: condition.path)
        }
      }
    })
}
