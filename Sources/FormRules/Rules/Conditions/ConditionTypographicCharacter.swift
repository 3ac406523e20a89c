import FormDiagnostics
import FormReader

extension Rule {
  static let conditionTypographicCharacter = Rule(
    "condition/typographic-character", .error, .conditions,
    summary: "A condition holds a quote, dash or blank of a word processor.",
    why: """
      Conditions that were pasted from a document look right and cannot be read. In texts that people read such \
      characters are fine.
      """,
    fix: .offered("writes the plain characters"),
    wrong: [
      """
      form: Team
      fields:
        - id: team
          label: Team
          visible: team == ‘red’
          #                ^ condition/typographic-character
          enabled: team.isEmpty\u{A0}|| team == "blue"
          #                    ^ condition/typographic-character
        - id: name
          label: Name
          visible: team.count == −1 || team == “blue”
          #                      ^ condition/typographic-character
      submit: {label: Join}
      """
    ],
    right: [
      """
      form: Team
      title: The “red” team – or the blue
      fields:
        - id: team
          label: Team
        - id: name
          label: Name
          visible: team == "‘red’" || team.count == -1
      submit: {label: Join}
      """
    ],
    check: .form { facts, findings in
      for condition in facts.conditions {
        let faults = condition.faults.filter(\.isTypographic)
        guard let first = faults.first else { continue }
        var words = first.words(condition)
        words.related = faults.dropFirst().map {
          Diagnostic.Label(condition.span(of: $0.range), "and here")
        }
        words.fix = condition.fix(
          "write plain characters", faults.compactMap { fault in fault.plain.map { (fault.range, $0) } })
        findings.add(words, at: condition.span(of: first.range), path: condition.path)
      }
    })
}

extension ConditionFault {
  fileprivate var plain: String? {
    if case .typographic(_, let plain) = kind { plain } else { nil }
  }
}
