import FormDiagnostics
import FormReader

extension Rule {
  static let conditionNeverTrue = Rule(
    "condition/never-true", .error, .focus,
    summary: "A condition holds for no values of the fields that it reads.",
    why: """
      What it shows, enables, checks or leads to is lost: nobody will ever see it. Often `&&` stands where `||` is \
      meant, or two limits exclude each other. Each field is free here, in all that its type, its options and its \
      range allow; what encloses the condition counts.
      """,
    fix: .none("something else was meant, and nobody knows what"),
    wrong: [
      """
      form: Visit
      fields:
        - id: age
          label: Age
          type: stepper
          range: 0...120
        - id: guardian
          label: Guardian
          visible: age < 18 && age > 65
          #        ^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
      """
      form: Visit
      fields:
        - id: plan
          label: Plan
          type: choice
          options: [basic, full]
        - id: seats
          label: Seats
          type: stepper
          range: 1...9
          enabled: plan == .basic && plan == .full
          #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
      """
      form: Stay
      fields:
        - id: arrival
          label: Arrival
          type: date
        - id: departure
          label: Departure
          type: date
        - id: note
          label: Note
          visible: arrival < departure && departure < today && today < arrival
          #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Visit
      fields:
        - id: age
          label: Age
          type: stepper
          range: 0...120
        - id: guardian
          label: Guardian
          visible: age < 18 || age > 65
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty else { return }
      let states = try facts.states()
      for (condition, fate) in try states.conditions() {
        guard case .neverTrue = fate else { continue }
        let words = Words("this condition never holds", "holds for no values")
        findings.add(words, at: condition.written.text.span, path: condition.written.path)
      }
    })
}
