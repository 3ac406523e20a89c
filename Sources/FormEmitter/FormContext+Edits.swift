import FormPlan
import SwiftTemplates

extension FormContext {
  /// What a submit makes of the values.
  var submit: TemplateContext {
    let unwrapped = facts.stored.filter { $0.kind.row.holds == .option && !facts.mayLack($0) }
    return [
      "unwrapped": .list(unwrapped.map { ["name": .name($0.name), "choice": .name($0.choiceType)] }),
      "submission": .expression(
        SwiftExpression.word(plan.name + "Submission").call(facts.stored.map { .init($0.name, answer($0)) })),
      "hidesComplaints": .flag(!facts.hideable.isEmpty || !notes.isEmpty),
      "takesComplaint": .expression(takesComplaint),
      "answersText": .flag(facts.texts.contains(where: facts.mayLack)),
    ]
  }

  private var notes: [Field] { plan.fields.filter { $0.kind.row.holds == .nothing } }

  /// Whether a complaint about a field can be shown beside it.
  private var takesComplaint: SwiftExpression {
    let isVisible = SwiftExpression.word("isVisible").call([.init(nil, .word("field"))])
    return .all(
      (facts.hideable.isEmpty ? [] : [isVisible])
        + notes.map { SwiftExpression.word("field").compared(.notEqual, .case($0)) })
  }

  private func answer(_ field: Field) -> SwiftExpression {
    let stored = SwiftExpression.word("values").member(field.name)
    let isHideable = facts.hideable.contains(field.path)
    switch field.kind.row.holds {
    case .text:
      guard facts.mayLack(field) else { return printer.value(field.path) }
      return SwiftExpression.word("answer").call([.init(.word("to"), .case(field))])
    case .option:
      return facts.mayLack(field) ? printer.value(field.path) : .word("chosen\(field.choiceType.text)")
    case .boolean, .nothing: return isHideable ? printer.shown(field) : stored
    }
  }

  /// What an edit repeats.
  var edits: TemplateContext {
    let rechecked = facts.stored.filter { !$0.rechecks.isEmpty }
    return [
      "rechecks": .flag(!rechecked.isEmpty),
      "rechecked": .list(
        rechecked.map { field in
          ["name": .name(field.name), "cases": cases(field.rechecks.compactMap { facts.fields[$0] })]
        }),
      "edited": .list(
        facts.stored.filter { !$0.validators.isEmpty }.map { field in
          ["name": .name(field.name), "checked": .flag(!field.kind.takesKeyboard)]
        }),
    ]
  }
}
