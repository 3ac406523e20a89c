import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let focusTargetMayBeHidden = Rule(
    "focus/target-may-be-hidden", .warning, .focus,
    summary: "An edge leads to a field that cannot have the focus when the edge is taken.",
    why: """
      The focus then goes on to the next field that can, or nowhere: often another one than was meant, and the key \
      submits or closes the keyboard where the label says *Next*. An edge that the keyboard cannot take gives no \
      finding.
      """,
    fix: .offered("guards the edge by the conditions of its target"),
    wrong: [
      """
      form: Order
      fields:
        - id: isGift
          label: This is a gift
          type: toggle
        - id: name
          label: Name
          next: message
          #     ^^^^^^^ focus/target-may-be-hidden
        - id: message
          label: Message
          visible: isGift
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
        - id: name
          label: Name
          next: [{when: isGift, to: message}, {to: submit}]
        - id: message
          label: Message
          visible: isGift
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.hasEdges else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for (position, node) in graph.nodes.enumerated() where node.way != .tap {
        let (written, path) = (states.field(at: position), proof.plan.fields[node.field].path)
        for edge in node.edges {
          guard let target = edge.targetPosition else { continue }
          let hidden = try proof.table.without(edge.taken, graph.nodes[target].focusable)
          let goal = proof.plan.fields[graph.nodes[target].field].path
          let evidence = try proof.evidence(hidden, steps: { proof.approach(path, $0) + [node.way.step] }) {
            witness, trail in
            let before = proof.departure(from: path, by: node.way.step, witness, trail)
            return before.map { !$0.isFocusable(goal) && $0.takes(edge, from: path) } ?? false
          }
          guard let evidence else { continue }
          let edgeWritten = written.next[edge.entry]
          let condition = facts.condition(of: goal.text, withEnabled: true)
          let words = Words(
            "\(Words.quoted(goal.text)) cannot have the focus whenever this edge is taken",
            "may be hidden or disabled",
            help: "add `when:` with the condition of \(Words.quoted(goal.text))",
            fix: condition.flatMap { facts.editor.guarding(edgeWritten, by: $0) })
          findings.add(
            words, at: edgeWritten.target.span, path: written.path("next[\(edge.entry)]"),
            evidence, proof.plan)
        }
      }
    })
}

extension FocusGraph.Way {
  /// The step that goes on so.
  var step: Event {
    switch self {
    case .returnKey, .tap: .return
    case .toolbar: .next
    }
  }
}
