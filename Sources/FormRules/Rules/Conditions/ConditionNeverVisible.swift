import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader

extension Rule {
  static let conditionNeverVisible = Rule(
    "condition/never-visible", .warning, .focus,
    summary: "A condition could hold and never does: something that it reads is never shown.",
    why: """
      What is hidden reads as empty, so a condition that needs a value there waits for ever. The finding names the \
      field that is never shown.
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
          #        ^^^^^^ condition/never-visible
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
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty else { return }
      for (condition, fate) in try facts.fates() where !condition.isRequiredField {
        guard case .neverVisible = fate else { continue }
        findings.add(
          Words(
            neverHolds: "this condition never holds in this form",
            try facts.states().proof.hiddenReads(of: condition)
          ),
          at: condition.written.text.span, path: condition.written.path)
      }
    })
}

extension StatedCondition {
  /// Whether a field that must be filled in is lost with it.
  var isRequiredField: Bool { isRequired && (role == .visible || role == .enabled) }
}

extension Findings {
  /// Reports required fields that are never shown, or never enabled: `never` is the word for it.
  mutating func addRequired(never: String, _ role: StatedCondition.Role, _ facts: FormFacts)
    throws(OutOfNodes)
  {
    guard !facts.conditions.isEmpty else { return }
    for (condition, fate) in try facts.fates() where condition.isRequired && condition.role == role {
      guard case .neverVisible = fate else { continue }
      let subject =
        condition.isSection ? "this section, which has a required field," : "this required field"
      add(
        Words(
          neverHolds: "\(subject) is never \(never)", try facts.states().proof.hiddenReads(of: condition)),
        at: condition.written.text.span, path: condition.written.path)
    }
  }
}

extension Words {
  /// What is lost, and which fields are never shown that it needs.
  init(neverHolds message: String, _ hidden: [FieldPath]) {
    let names = hidden.map { Words.quoted($0.text) }
    self.init(
      names.isEmpty
        ? message : message + ": \(names.listed("and")) \(names.count == 1 ? "is" : "are") never shown",
      names.isEmpty ? "never holds here" : "waits for what is hidden")
  }
}
