import FormDiagnostics
import FormPlan
import FormProof
import FormReader

extension Rule {
  static let focusExplicitWrap = Rule(
    "focus/explicit-wrap", .error, .focus,
    summary: "The last field's `next` leads back to a field above it.",
    why: """
      Who goes on with the return key never comes to the end: the form cannot be sent with the keyboard. Going round \
      is for the toolbar: `wrap: true`.
      """,
    fix: .none("the edge may be left out, or lead elsewhere"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
        - id: street
          label: Street
          next: name
          #     ^^^^ focus/explicit-wrap
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
      for loop in try states.loops() where loop.isWrap {
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
          "the last field leads back above itself: moving on goes round for ever"
            + (names.isEmpty ? "" : ": " + names), "closes a loop")
        findings.add(
          words, at: written.next[loop.edge.entry].target.span,
          path: written.path("next[\(loop.edge.entry)]"), evidence,
          proof.plan)
      }
    })
}
