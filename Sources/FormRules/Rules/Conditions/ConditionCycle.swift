import FormDiagnostics
import FormPlan
import FormReader

extension Rule {
  static let conditionCycle = Rule(
    "condition/cycle", .error, .conditions,
    summary: "Fields or sections are shown or enabled by each other.",
    why: """
      Whether the first is shown depends on the value of the next, which reads as empty while that is hidden, and so \
      on round to the first: there may be no answer, or two. One finding tells of a loop, the shortest, and only of \
      its members.
      """,
    fix: .none("any of the conditions may be the one to change"),
    wrong: [
      """
      form: Order
      fields:
        - id: first
          label: First
          visible: '!third.isEmpty'
          #          ^^^^^ condition/cycle
        - id: second
          label: Second
          enabled: first == "a"
        - id: third
          label: Third
          visible: second == "b"
        - id: reader
          label: Reads members, and is none
          visible: first == "a" && second == "b"
      submit: {label: Order}
      """,
      """
      form: Order
      sections:
        - title: Gift
          visible: isGift
          #        ^^^^^^ condition/cycle
          fields:
            - id: isGift
              type: toggle
              label: A gift
      submit: {label: Order}
      """,
      """
      form: Order
      fields:
        - id: pickUp
          type: toggle
          label: I pick it up
          visible: '!deliver'
          #          ^^^^^^^ condition/cycle
        - id: deliver
          type: toggle
          label: Deliver it
          visible: pickUp == false
      submit: {label: Order}
      """,
    ],
    right: [
      """
      form: Order
      sections:
        - title: Gift
          visible: isGift
          fields:
            - id: message
              label: Message
              next: [{when: '!wish.isEmpty', to: wish}]
            - id: wish
              label: Wish
              visible: '!message.isEmpty'
        - fields:
            - id: isGift
              type: toggle
              label: A gift
      submit: {label: Order}
      """
    ],
    check: .form { facts, findings in
      for loop in facts.cycles.loops {
        guard let first = loop.first else { continue }
        let path =
          first.read.place.condition?.path ?? loop.lazy.compactMap(\.read.place.condition?.path).first
        findings.add(.loop(loop, facts.graph), at: first.read.place.span, path: path ?? "")
      }
    })
}

extension Words {
  fileprivate static func loop(
    _ loop: [ConditionCycles<ConditionGraph.Place>.Step], _ graph: ConditionGraph
  ) -> Words {
    let names = loop.map { graph.nodes[$0.node].noun }
    let labels = loop.indices.map { index in
      let step = loop[index]
      let (name, next) = (names[index], names[(index + 1) % names.count])
      let isInside = step.read.place.condition == nil
      return Diagnostic.Label(
        step.read.place.span, isInside ? "\(name) stands in \(next)" : "\(name) reads \(next)")
    }
    return Words(
      names.count == 2
        ? "\(names.shortened) decide about each other"
        : "\(names.shortened) decide about each other in a loop", labels.first?.text ?? "",
      related: Array(labels.dropFirst()), help: graph.areExclusive(loop) ? exclusive : nil)
  }

  private static let exclusive =
    "make two toggles that exclude each other one choice field with two options"
}

extension ConditionGraph {
  /// Whether a loop is of two toggles, each shown while the other is off.
  fileprivate func areExclusive(_ loop: [ConditionCycles<Place>.Step]) -> Bool {
    loop.count == 2
      && loop.allSatisfy { step in
        guard case .field(let field) = nodes[step.node], case .field(let other) = nodes[step.read.target],
          let syntax = step.read.place.condition?.syntax
        else { return false }
        return field.holds == .boolean && syntax.denies(other.id.value)
      }
  }
}

extension ConditionSyntax {
  /// Whether it holds only while a toggle is off.
  fileprivate func denies(_ name: String) -> Bool {
    switch node {
    case .not(let part): part.node == .name(name)
    case .compare(.equal, let left, let right, _):
      (left.node, right.node) == (.name(name), .boolean(false))
        || (right.node, left.node) == (.name(name), .boolean(false))
    case .and(let parts): parts.contains { $0.denies(name) }
    case .boolean, .text, .number, .option, .name, .member, .contains, .list, .or, .compare, .sum, .offset:
      false
    }
  }
}
