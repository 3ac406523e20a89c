import FormDiagnostics
import FormReader

extension Rule {
  static let conditionAlwaysTrue = Rule(
    "condition/always-true", .warning, .focus,
    summary: "A condition holds for all values of the fields that it reads.",
    why: """
      It decides nothing, so something else was meant: `||` where `&&` belongs, or a limit that the field's range \
      always keeps. What encloses the condition counts: a field that is shown only for a gift need not ask for the \
      gift again.
      """,
    fix: .offered(
      "leaves out a field's `visible` that repeats its section's; else something different was meant"),
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
          visible: age >= 18 || age < 65
          #        ^^^^^^^^^^^^^^^^^^^^^ condition/always-true
      submit: {label: Send}
      """,
      """
      form: Order
      sections:
        - title: Gift
          visible: isGift
          fields:
            - id: message
              label: Message
              visible: isGift
              #        ^^^^^^ condition/always-true
        - title: Order
          fields:
            - id: isGift
              label: This is a gift
              type: toggle
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Visit
      fields:
        - id: age
          label: Age
          type: integer
          validate: [{range: 0...120}]
        - id: guardian
          label: Guardian
          visible: age >= 18 || age < 65
      focus: {toolbar: [done]}
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty else { return }
      for (condition, fate) in try facts.fates() {
        guard case .alwaysTrue = fate else { continue }
        let words = Words(
          "this condition always holds", "holds for all values",
          help: condition.role == .visible ? "leave `visible` out" : nil,
          fix: condition.repeatsWhatEncloses
            ? facts.editor.leavingOut(key: "visible", at: condition.written.text.span) : nil)
        findings.add(words, at: condition.written.text.span, path: condition.written.path)
      }
    })
}

extension StatedCondition {
  /// Whether it is what shows its section; where it always holds for another reason, something else was meant.
  fileprivate var repeatsWhatEncloses: Bool { role == .visible && enclosing.contains(expression) }
}
