import FormDiagnostics

extension Rule {
  static let conditionRequiredNeverVisible = Rule(
    "condition/required-never-visible", .error, .focus,
    summary: "A field that is required is never shown.",
    why: """
      The form asks for an answer that nobody can give: what the condition reads is never shown itself, so the field \
      never comes, and its value is missing from every submission. Of a section it is said once.
      """,
    fix: .none("something else was meant, and nobody knows what"),
    wrong: [
      """
      form: Order
      fields:
        - id: isGift
          label: This is a gift
          type: toggle
          visible: false
        - id: message
          label: Message
          visible: isGift
          #        ^^^^^^ condition/required-never-visible
          validate: [required]
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Order
      fields:
        - id: isGift
          label: This is a gift
          type: toggle
        - id: message
          label: Message
          visible: isGift
          validate: [required]
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      try findings.addRequired(never: "shown", .visible, facts)
    })
}
