import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let focusInitialHidden = Rule(
    "focus/initial-hidden", .error, .focus,
    summary: "The field that should have the focus first cannot have it when the form appears.",
    why: """
      The focus then goes to the first field that can have it, past what stands before. The finding is a warning \
      where that depends on what the app puts in before the form appears.
      """,
    fix: .none("another field, or none, may be meant"),
    wrong: [
      """
      form: Order
      focus: {initial: message}
      #                ^^^^^^^ focus/initial-hidden
      fields:
        - id: isGift
          label: This is a gift
          type: toggle
        - id: name
          label: Name
        - id: message
          label: Message
          visible: isGift
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Order
      focus: {initial: name}
      fields:
        - id: isGift
          label: This is a gift
          type: toggle
        - id: name
          label: Name
        - id: message
          label: Message
          visible: isGift
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.form.focus.initial != nil else { return }
      let states = try facts.states()
      let proof = states.proof
      guard case .field(let path) = proof.plan.initialFocus, let field = proof.space.index(of: path),
        let span = facts.form.focus.initial?.span
      else { return }
      let open = proof.space.open[field]
      let isAlways = try open.isNever(proof)
      let evidence = try proof.evidence(proof.table.not(open)) { _, trail in trail.first?.focus != path }
      guard let evidence else { return }
      let words = Words(
        isAlways
          ? "\(Words.quoted(path.text)) can never have the focus when the form appears"
          : "\(Words.quoted(path.text)) cannot have the focus in every state in which the form may appear",
        "may be hidden or disabled")
      findings.add(
        words, at: span, path: "focus.initial", evidence, proof.plan, severity: isAlways ? nil : .warning)
    })
}
