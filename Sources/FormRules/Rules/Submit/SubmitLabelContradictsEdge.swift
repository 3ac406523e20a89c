import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader
import FormRuntime

extension Rule {
  static let submitLabelContradictsEdge = Rule(
    "submit/label-contradicts-edge", .error, .focus,
    summary: "The return key says one thing and does another.",
    why: """
      `next` or `continue` on a key that submits sends a form that a person thought unfinished; `go`, `send`, \
      `join`, `route` or `search` on a key that only moves on lets them wait for something to happen. Counted in \
      every state: one in which it is so is enough.
      """,
    fix: .offered("leaves `submitLabel` out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          submitLabel: next
          #            ^^^^ submit/label-contradicts-edge
          next: submit
      submit: {label: Send}
      """,
      """
      form: Contact
      fields:
        - id: name
          label: Name
          submitLabel: send
          #            ^^^^ submit/label-contradicts-edge
        - id: street
          label: Street
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Name
          submitLabel: next
        - id: street
          label: Street
          submitLabel: send
          next: submit
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      let isAsked = { (field: FormField) in
        guard let label = field.submitLabel?.value else { return false }
        return label.atEnd == .submits || (label == .next || label == .continue) && !field.next.isEmpty
      }
      guard facts.fields.contains(where: isAsked) else { return }
      let states = try facts.states()
      let (proof, graph) = (states.proof, states.proof.graph)
      for (position, node) in graph.nodes.enumerated() where node.way == .returnKey {
        let (written, field) = (states.field(at: position), proof.plan.fields[node.field])
        guard let label = written.submitLabel, isAsked(written) else { continue }
        let leads = label.value.atEnd == .submits
        var faulty = Diagram.never
        if leads {
          faulty = try graph.leadsToField(position)
        } else {
          for edge in node.edges where edge.target.isEnd { faulty = try proof.table.or(faulty, edge.taken) }
        }
        let evidence = try proof.evidence(faulty, steps: { proof.approach(field.path, $0) + [.return] }) {
          witness, trail in
          guard let before = proof.departure(from: field.path, by: .return, witness, trail) else {
            return false
          }
          return before.destinationOfReturn(from: field.path).isField == leads
            && (leads || before.takesEnd(from: field))
        }
        guard let evidence else { continue }
        let words = Words(
          leads
            ? "the return key of \(Words.quoted(field.path.text)) says '\(label.value.rawValue)' and leads to a field"
            : "the return key of \(Words.quoted(field.path.text)) says '\(label.value.rawValue)' and submits or closes the keyboard",
          leads ? "leads to a field" : "leads to no field",
          help: "leave `submitLabel` out: it then follows where the key leads",
          fix: facts.editor.leavingOut(key: "submitLabel", at: label.span))
        findings.add(words, at: label.span, path: written.path("submitLabel"), evidence, proof.plan)
      }
    })
}

extension Field.Target {
  /// Whether it leads to no field.
  var isEnd: Bool { if case .field = self { false } else { true } }
}

extension Session {
  /// Whether the entry of `next` that is taken leads to no field.
  func takesEnd(from field: Field) -> Bool {
    field.next.first { holds($0.when) }?.target.isEnd ?? false
  }
}
