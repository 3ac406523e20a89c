import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let submitNextOnLast = Rule(
    "submit/next-on-last", .error, .focus,
    summary: "The return key says *Next* where no field follows.",
    why: """
      The key closes the keyboard instead, and the person looks for the field that should have come. The finding is \
      a warning where a field follows in some states.
      """,
    fix: .offered("leaves `submitLabel` out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: street
          label: Street
          submitLabel: next
          #            ^^^^ submit/next-on-last
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: hasCity
          label: I live in a city
          type: toggle
        - id: street
          label: Street
          submitLabel: next
          #            ^^^^ submit/next-on-last
        - id: city
          label: City
          visible: hasCity
      submit: {label: Send}
      """,
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
        - id: city
          label: City
          visible: hasCity
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      let isAsked = { (field: FormField) in field.submitLabel?.value == .next && !facts.surelyLeadsOn(field) }
      guard facts.fields.contains(where: isAsked) else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for (position, node) in graph.nodes.enumerated() where node.way == .returnKey {
        let (written, field) = (states.field(at: position), proof.plan.fields[node.field])
        guard let label = written.submitLabel, isAsked(written) else { continue }
        var ends = try proof.table.without(node.focusable, graph.leadsToField(position))
        for edge in node.edges where edge.target.isEnd { ends = try proof.table.without(ends, edge.taken) }
        let isAlways = try proof.table.without(node.focusable, ends).isNever(proof)
        let evidence = try proof.evidence(ends, steps: { proof.approach(field.path, $0) + [.return] }) {
          witness, trail in
          guard let before = proof.departure(from: field.path, by: .return, witness, trail) else {
            return false
          }
          return !before.destinationOfReturn(from: field.path).isField && !before.takesEnd(from: field)
        }
        guard let evidence else { continue }
        let name = Words.quoted(field.path.text)
        let words = Words(
          isAlways
            ? "the return key of \(name) says 'next', and no field follows"
            : "the return key of \(name) says 'next', and in some states no field follows",
          "no field follows", help: "leave `submitLabel` out: it then follows where the key leads",
          fix: facts.editor.leavingOut(key: "submitLabel", at: label.span))
        findings.add(
          words, at: label.span, path: written.path("submitLabel"), evidence, proof.plan,
          severity: isAlways ? nil : .warning)
      }
    })
}
