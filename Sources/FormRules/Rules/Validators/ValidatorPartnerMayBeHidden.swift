import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let validatorPartnerMayBeHidden = Rule(
    "validator/partner-may-be-hidden", .warning, .advice,
    summary: "A validator reads a field that can be hidden while it runs.",
    why: """
      A hidden field reads as empty, so the validator passes or fails for a reason that nobody can see. Let the \
      validator's `when` ask for what shows the other field.
      """,
    fix: .offered("lets the validator run only where its partner is shown"),
    wrong: [
      """
      form: Stay
      fields:
        - id: isReturn
          label: Return trip
          type: toggle
        - id: departure
          label: Departure
          type: date
          visible: isReturn
        - id: arrival
          label: Arrival
          type: date
          validate: [{before: departure}]
          #           ^^^^^^ validator/partner-may-be-hidden
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Stay
      fields:
        - id: isReturn
          label: Return trip
          type: toggle
        - id: departure
          label: Departure
          type: date
          visible: isReturn
        - id: arrival
          label: Arrival
          type: date
          validate: [{before: departure, when: isReturn}]
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty, facts.fields.contains(where: \.mayReadOthers) else { return }
      let states = try facts.states()
      let proof = states.proof
      for (index, field) in proof.plan.fields.enumerated() {
        let written = states.fields[index]
        for pair in written.validatorPairs(field) {
          let partners = proof.partners(of: pair.planned, in: field)
          let runs = try proof.table.and(proof.space.open[index], proof.space.diagram(of: pair.planned.when))
          var faulty = Diagram.never
          for partner in partners {
            faulty = try proof.table.or(faulty, proof.table.without(runs, proof.space.visible[partner.index]))
          }
          let evidence = try proof.evidence(faulty) { _, trail in
            guard let session = trail.first else { return false }
            return session.isEnabled(field.path) && partners.contains { !session.isVisible($0.path) }
              && session.holds(pair.planned.when)
          }
          guard let evidence else { continue }
          let session = evidence.witness?.play(proof.plan)?.first
          let hidden = partners.first { session?.isVisible($0.path) == false } ?? partners.first
          let name = Words.quoted(hidden?.path.text ?? "")
          let words = Words(
            "\(name) may be hidden while \(Words.quoted(field.path.text)) is checked against it",
            "reads what may be hidden", help: "add `when:` with the condition of \(name)",
            fix: hidden.flatMap { facts.condition(of: $0.path.text, withEnabled: false) }
              .flatMap { facts.editor.guarding(pair.written, by: $0) })
          findings.add(
            words, at: pair.written.kind.span, path: written.path("validate[\(pair.index)]"), evidence,
            proof.plan)
        }
      }
    })
}

extension Proof {
  /// The fields that a validator's check reads and that may be hidden.
  fileprivate func partners(of validator: Validator, in field: Field) -> [(path: FieldPath, index: Int)] {
    validator.check.expressions.flatMap(\.fields).compactMap { path in
      guard path != field.path, let index = space.index(of: path), space.visible[index] != .always else {
        return nil
      }
      return (path, index)
    }
  }
}

extension FormField {
  /// Whether one of its validators may read another field.
  fileprivate var mayReadOthers: Bool {
    validators.contains {
      switch $0.kind.value {
      case .matches, .before, .after, .range, .check, .postalCode: true
      default: false
      }
    }
  }
}
