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
      guard let order = facts.form.order else { return }
      let proof = try facts.states().proof
      let evidence = try proof.evidence(proof.againstOrder()) { _, trail in
        trail.first.map { !proof.inversions(in: $0).isEmpty } ?? false
      }
      guard let evidence else { return }
      let session = evidence.witness?.play(proof.plan)?.first
      guard let (earlier, later) = proof.inversions(in: session).first else { return }
      func list(_ paths: [FieldPath]) -> String { paths.map(\.text).joined(separator: ", ") }
      let fields = proof.focusable(in: session)
      let words = Words(
        "the focus comes to \(Words.quoted(earlier.text)) before \(Words.quoted(later.text)), which is shown above it",
        "not the order shown",
        help:
          "shown: \(list(fields.sorted().map { proof.plan.fields[$0].path })); focus: \(list(fields.map { proof.plan.fields[$0].path }))"
      )
      findings.add(words, at: order.span, path: "order", evidence, proof.plan)
    })
}

extension Proof {
  /// The states in which two fields can have the focus of which the one that gets it first is shown behind the other.
  fileprivate func againstOrder() throws(OutOfNodes) -> Diagram {
    var (found, highest) = (Diagram.never, -1)
    for (position, node) in graph.nodes.enumerated() {
      defer { highest = max(highest, node.field) }
      guard highest > node.field else { continue }
      var earlier = Diagram.never
      for other in graph.nodes[..<position] where other.field > node.field {
        earlier = try table.or(earlier, other.focusable)
      }
      found = try table.or(found, table.and(earlier, node.focusable))
      if found == .always { break }
    }
    return found
  }

  /// The fields that can have the focus, in focus order; nil for all that ever can.
  fileprivate func focusable(in session: Session?) -> [Int] {
    graph.nodes.map(\.field).filter { session?.isFocusable(plan.fields[$0].path) ?? true }
  }

  /// Neighbours in focus order that are shown the other way round.
  fileprivate func inversions(in session: Session?) -> [(earlier: FieldPath, later: FieldPath)] {
    let fields = focusable(in: session)
    return zip(fields, fields.dropFirst()).filter { $0 > $1 }.map {
      (plan.fields[$0].path, plan.fields[$1].path)
    }
  }
}
