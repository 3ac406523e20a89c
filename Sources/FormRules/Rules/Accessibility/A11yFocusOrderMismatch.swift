import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let a11yFocusOrderMismatch = Rule(
    "a11y/focus-order-mismatch", .warning, .focus,
    summary: "The focus goes through the fields in another order than they are shown in.",
    why: """
      Who cannot see the form well loses the way when the focus jumps up and down the page (WCAG 2.4.3). The finding \
      names two fields that change places.
      """,
    fix: .none("either order may be the one that was meant"),
    wrong: [
      """
      form: Contact
      order: [name, city, street]
      #      ^^^^^^^^^^^^^^^^^^^^ a11y/focus-order-mismatch
      fields:
        - id: name
          label: Name
        - id: street
          label: Street
        - id: city
          label: City
      submit: {label: Send}
      """
    ],
    right: [
      """
      form: Contact
      order: [name, city, street]
      fields:
        - id: abroad
          label: Abroad
          type: toggle
        - id: name
          label: Name
        - id: street
          label: Street
          visible: '!abroad'
        - id: city
          label: City
          visible: abroad
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard facts.form.order != nil else { return }
      let states = try facts.states()
      guard let order = facts.form.order else { return }
      let (proof, nodes) = (states.proof, states.proof.graph.nodes)
      for later in nodes.indices {
        for earlier in nodes[..<later].indices.reversed() where nodes[earlier].field > nodes[later].field {
          let both = try proof.table.and(nodes[earlier].focusable, nodes[later].focusable)
          let paths = [earlier, later].map { proof.plan.fields[nodes[$0].field].path }
          let evidence = try proof.evidence(both) { _, trail in
            paths.allSatisfy { trail.first?.isFocusable($0) ?? false }
          }
          guard let evidence else { continue }
          let shown = evidence.witness?.play(proof.plan)?.first
          func list(_ fields: [Int]) -> String {
            fields.map { proof.plan.fields[$0].path }.filter { shown?.isFocusable($0) ?? true }.map(\.text)
              .joined(separator: ", ")
          }
          let words = Words(
            "the focus comes to \(Words.quoted(paths[0].text)) before \(Words.quoted(paths[1].text)), which is shown above it",
            "not the order shown",
            help: "shown: \(list(nodes.map(\.field).sorted())); focus: \(list(nodes.map(\.field)))")
          findings.add(words, at: order.span, path: "order", evidence, proof.plan)
          return
        }
      }
    })
}
