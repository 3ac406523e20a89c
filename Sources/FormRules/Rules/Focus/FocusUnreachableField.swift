import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let focusUnreachableField = Rule(
    "focus/unreachable-field", .error, .focus,
    summary: "Moving on never comes to a field that can have the focus.",
    why: """
      Who fills the form in with the keyboard leaves the field out without noticing. Moving on is the return key, or \
      the toolbar's *next* where the keyboard has none or the return key types a line break; where there is neither, \
      the person taps, and the walk goes on with the next field in focus order. The walk starts where the focus \
      stands when the form appears, and at the first field. The finding is a warning where the field is passed over \
      in some states only.
      """,
    fix: .none("several edges may be the wrong one"),
    wrong: [
      """
      form: SignUp
      fields:
        - id: name
          label: Name
          submitLabel: next
        - id: password
          type: secure
          label: Password
          next: submit
        - id: confirmation
          #   ^^^^^^^^^^^^ focus/unreachable-field
          type: secure
          label: Password again
          validate: [{matches: password}]
      submit: {label: Sign up}
      """,
      """
      form: SignUp
      fields:
        - id: isNew
          label: I am new here
          type: toggle
        - id: name
          label: Name
          next: [{when: isNew, to: submit}]
        - id: code
          #   ^^^^ focus/unreachable-field
          label: Code
      submit: {label: Sign up}
      """,
    ],
    right: [
      """
      form: SignUp
      fields:
        - id: isNew
          label: I am new here
          type: toggle
        - id: name
          label: Name
          next: [{when: '!isNew', to: submit}]
        - id: code
          label: Code
          visible: isNew
      submit: {label: Sign up}
      """
    ],
    check: .states { facts, findings in
      guard facts.hasEdges else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for (position, node) in graph.nodes.enumerated() where graph.arrivals[position] != .always {
        let (written, path) = (states.field(at: position), proof.plan.fields[node.field].path)
        let isNever = try !node.focusable.isNever(proof) && graph.reached(position).isNever(proof)
        let missed = try proof.table.without(node.focusable, graph.arrivals[position])
        let evidence = try proof.evidence(missed, steps: { proof.walk($0, fromFirst: true) }) { _, trail in
          guard let start = trail.first, start.isFocusable(path) else { return false }
          let walked = proof.visited(start, fromFirst: true)
          return !walked.union(proof.visited(start, fromFirst: false)).contains(path)
            && walked.isSubset(of: trail.compactMap(\.focus))
        }
        guard let evidence else { continue }
        let words = Words(
          isNever
            ? "moving on with the keyboard never comes to \(Words.quoted(path.text))"
            : "moving on with the keyboard passes \(Words.quoted(path.text)) over in some states",
          isNever ? "no key leads here" : "passed over")
        findings.add(
          words, at: written.id.span, path: "fields.\(path.text)", evidence, proof.plan,
          severity: isNever ? nil : .warning)
      }
    })
}
