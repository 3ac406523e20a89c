import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let submitDoneInMiddle = Rule(
    "submit/done-in-middle", .warning, .focus,
    summary: "The return key says *Done* or *Return* where it always leads to a field.",
    why: """
      The person expects the keyboard to close, and the next field opens instead.
      """,
    fix: .offered("leaves `submitLabel` out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          submitLabel: done
          #            ^^^^ submit/done-in-middle
        - id: street
          label: Street
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      fields:
        - id: hasCity
          label: I live in a city
          type: toggle
        - id: street
          label: Street
          submitLabel: done
        - id: city
          label: City
          visible: hasCity
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      let isAsked = { (field: FormField) in [.done, .return].contains(field.submitLabel?.value) }
      guard facts.fields.contains(where: isAsked) else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for (position, node) in graph.nodes.enumerated() where node.way == .returnKey {
        let (written, field) = (states.field(at: position), proof.plan.fields[node.field])
        guard let label = written.submitLabel, isAsked(written) else { continue }
        let leads = try graph.leadsToField(position)
        guard try proof.table.without(node.focusable, leads).isNever(proof) else { continue }
        let evidence = try proof.evidence(leads, steps: { proof.approach(field.path, $0) + [.return] }) {
          witness, trail in
          proof.departure(from: field.path, by: .return, witness, trail)?
            .destinationOfReturn(from: field.path).isField ?? false
        }
        guard let evidence else { continue }
        let words = Words(
          "the return key of \(Words.quoted(field.path.text)) says '\(label.value.rawValue)' and always leads to a field",
          "leads to a field", help: "leave `submitLabel` out: it then follows where the key leads",
          fix: facts.editor.leavingOut(key: "submitLabel", at: label.span))
        findings.add(words, at: label.span, path: written.path("submitLabel"), evidence, proof.plan)
      }
    })
}
