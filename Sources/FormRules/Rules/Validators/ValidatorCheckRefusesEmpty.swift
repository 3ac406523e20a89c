import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let validatorCheckRefusesEmpty = Rule(
    "validator/check-refuses-empty", .warning, .advice,
    summary: "A check fails where an optional field was left empty.",
    why: """
      Every other validator but `required` and `accepted` lets what is empty pass; a `check` reads it as it is. So \
      the field is required without saying so, or a field that it is compared with is. Begin the check with \
      `field.isEmpty ||`, or write `required`.
      """,
    fix: .none("the check may allow what is empty, or the field be required"),
    wrong: [
      """
      form: Order
      fields:
        - id: code
          label: Code
          validate: [{check: code.count >= 4, message: Four characters at least}]
          #           ^^^^^ validator/check-refuses-empty
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Order
      fields:
        - id: code
          label: Code
          validate: [{check: code.isEmpty || code.count >= 4, message: Four characters at least}]
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.fields.contains(where: { $0.validators.contains { $0.kind.value == .check } }) else {
        return
      }
      let states = try facts.states()
      let proof = states.proof
      for (index, field) in proof.plan.fields.enumerated() where field.holds != .boolean {
        let written = states.fields[index]
        for pair in written.validatorPairs(field) {
          guard case .check(let condition) = pair.planned.check else { continue }
          let refused = try proof.refusesEmpty(condition, of: index, when: pair.planned.when)
          // With less put in it may fail too, and then nothing that is put in place of what is empty helps.
          var needed: State?
          let evidence = try proof.evidence(refused, steps: { _ in [.submit] }) { witness, trail in
            needed = needed ?? witness.state
            guard witness.state == needed, let session = trail.last else { return false }
            return session.fault(of: field.path)?.validator == "check"
              && session.value(of: field.path).isEmpty
              && !session.errors.isEmpty
          }
          guard let evidence else { continue }
          let words = Words(
            "this check fails where \(Words.quoted(field.path.text)) is empty, though it is not required",
            "fails for what is empty", help: "write `\(field.path.text).isEmpty || …`, or add `required`")
          findings.add(
            words, at: pair.written.kind.span, path: written.path("validate[\(pair.index)]"), evidence,
            proof.plan)
        }
      }
    })
}
