import DecisionDiagrams
import FormDiagnostics
import FormPlan
import FormProof
import FormReader

extension Rule {
  static let conditionNeverTrue = Rule(
    "condition/never-true", .error, .focus,
    summary: "A condition holds for no values of the fields that it reads.",
    why: """
      What it shows, enables, checks or leads to is lost: nobody will ever see it. Often `&&` stands where `||` is \
      meant, or two limits exclude each other. Each field is free here, in all that its type, its options and its \
      range allow; what encloses the condition counts.
      """,
    fix: .none("something else was meant, and nobody knows what"),
    wrong: [
      """
      form: Visit
      fields:
        - id: age
          label: Age
          type: stepper
          range: 0...120
        - id: guardian
          label: Guardian
          visible: age < 18 && age > 65
          #        ^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
      """
      form: Visit
      fields:
        - id: plan
          label: Plan
          type: choice
          options: [basic, full]
        - id: seats
          label: Seats
          type: stepper
          range: 1...9
          enabled: plan == .basic && plan == .full
          #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
      """
      form: Stay
      fields:
        - id: arrival
          label: Arrival
          type: date
        - id: departure
          label: Departure
          type: date
        - id: note
          label: Note
          visible: arrival < departure && departure < today && today < arrival
          #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ condition/never-true
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Visit
      fields:
        - id: age
          label: Age
          type: stepper
          range: 0...120
        - id: guardian
          label: Guardian
          visible: age < 18 || age > 65
      submit: {label: Send}
      """
    ],
    check: .states { facts, findings in
      guard !facts.conditions.isEmpty else { return }
      for (condition, fate) in try facts.fates() {
        guard case .neverTrue = fate else { continue }
        // That it never holds is known, even where it costs too much to say why.
        let clash = (try? facts.states().clash(of: condition)) ?? []
        let label =
          clash.count == 1
          ? "never holds itself" : "cannot hold with the \(clash.count > 2 ? "others" : "other")"
        let related = clash.filter { $0 != condition.written.text.span }.map { Diagnostic.Label($0, label) }
        let words = Words("this condition never holds", "holds for no values", related: related)
        findings.add(words, at: condition.written.text.span, path: condition.written.path)
      }
    })
}

extension FormStates {
  /// Where the parts stand, of a condition that never holds and of those around it, that can never all hold, and none
  /// of which can be left out; nothing where these are the condition as a whole.
  fileprivate func clash(of condition: StatedCondition) throws(OutOfNodes) -> [SourceSpan] {
    let own = parts(of: condition.meaning)
    var needed = own + condition.around.flatMap(parts)
    for index in needed.indices.reversed() where needed.count > 1 {
      var others = needed
      others.remove(at: index)
      if try isClash(others) { needed = others }
    }
    return needed.map(\.span) == own.map(\.span) ? [] : needed.map(\.span)
  }

  private typealias Part = (span: SourceSpan, expression: Expression)

  private func isClash(_ parts: [Part]) throws(OutOfNodes) -> Bool {
    var all = Diagram.always
    for part in parts { all = try proof.table.and(all, proof.space.diagram(of: part.expression, .free)) }
    return try proof.space.isRefuted(all)
  }

  /// What must hold for a condition to hold: its operands where it is an `&&`.
  private func parts(of meaning: StatedCondition.Meaning) -> [Part] {
    let text = meaning.written.text
    let whole = [(text.span, meaning.expression)]
    guard case .and(let operands) = meaning.written.syntax?.node else { return whole }
    var parts: [Part] = []
    for operand in operands {
      guard let expression = ConditionTypes.typed(operand, in: facts.scope).expression else { return whole }
      parts.append((text.span(of: operand.range), expression))
    }
    return parts
  }
}
