import FormDiagnostics

extension Rule {
  static let conditionRequiredNeverEnabled = Rule(
    "condition/required-never-enabled", .error, .focus,
    summary: "A field that is required is never enabled.",
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
          enabled: isGift
          #        ^^^^^^ condition/required-never-enabled
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
          enabled: isGift
          validate: [required]
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      try findings.addRequired(never: "enabled", .enabled, facts)
    })
}
