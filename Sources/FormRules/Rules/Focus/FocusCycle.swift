import FormDiagnostics
import FormPlan
import FormProof
import FormReader

extension Rule {
  static let focusCycle = Rule(
    "focus/cycle", .error, .focus,
    summary: "Moving on goes round through some of the fields and never leaves them.",
    why: """
      The fields behind the loop are never reached with the keyboard, and the form cannot be sent with it. The \
      finding names the members of the shortest loop, at the first of them that goes where its `next` says.
      """,
    fix: .none("any edge of the loop may be the wrong one"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: street
          label: Street
          next: name
          #     ^^^^ focus/cycle
        - id: city
          #   ^^^^ focus/unreachable-field
          label: City
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      focus: {toolbar: [previous, next, done], wrap: true}
      fields:
        - id: name
          label: Name
        - id: street
          label: Street
          next: submit
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.hasEdges else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for loop in try states.loops() where !loop.isWrap {
        let written = states.field(at: loop.edge.position)
        let path = proof.plan.fields[graph.nodes[loop.edge.position].field].path
        var members: [FieldPath] = []
        let evidence = try proof.evidence(loop.states, steps: { proof.round(from: path, $0) }) {
          witness, trail in
          let found = proof.members(loop, witness, trail)
          members = found ?? members
          return found != nil
        }
        guard let evidence else { continue }
        let names = (members + members.prefix(1)).map { Words.quoted($0.text) }.joined(separator: " → ")
        let words = Words(
          "moving on goes round and never comes out" + (names.isEmpty ? "" : ": " + names), "part of a loop")
        findings.add(
          words, at: written.next[loop.edge.entry].target.span,
          path: written.path("next[\(loop.edge.entry)]"), evidence,
          proof.plan)
      }
    })
}
