import FormPlan
import SwiftTemplates

extension FormContext {
  /// What a submit makes of the values.
  var submit: TemplateContext {
    let unwrapped = facts.stored.filter { $0.type?.isReadOptional == true && !facts.mayLack($0) }
    return [
      "unwrapped": .list(
        unwrapped.map { ["unwrapped": .name($0.unwrappedName), "value": .expression(submitted($0))] }),
      "submission": .expression(
        SwiftExpression.word(plan.name + "Submission").call(facts.stored.map { .init($0.name, answer($0)) })),
      "hidesComplaints": .flag(!facts.hideable.isEmpty || !notes.isEmpty),
      "takesComplaint": .expression(takesComplaint),
      "answersText": .flag(facts.stored.contains { $0.type?.read == .string && facts.mayLack($0) }),
    ]
  }

  private var notes: [Field] { plan.fields.filter { $0.holds == .nothing } }

  /// Whether a complaint about a field can be shown beside it.
  private var takesComplaint: SwiftExpression {
    let isVisible = SwiftExpression.word("isVisible").call([.init(nil, .word("field"))])
    return .all(
      (facts.hideable.isEmpty ? [] : [isVisible])
        + notes.map { SwiftExpression.word("field").compared(.notEqual, .case($0)) })
  }

  private func answer(_ field: Field) -> SwiftExpression {
    guard facts.mayLack(field) else {
      return field.type?.isReadOptional == true ? .name(field.unwrappedName) : submitted(field)
    }
    guard field.type?.read == .string else { return submitted(field) }
    return SwiftExpression.word("answer").call([.init(.word("to"), .case(field))])
  }

  /// What a field reads as, in the type of the submission; nil while it is hidden.
  private func submitted(_ field: Field) -> SwiftExpression {
    let isShown = field.reader != nil || !facts.hideable.contains(field.path)
    let value = isShown ? printer.value(field.path) : printer.shown(field, empty: .nil)
    guard field.type?.submitted == .date else { return value }
    return value.optionalMember(.word("instant")).call([.init(.word("in"), .word("timeZone"))])
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
          ["name": .name(field.name), "checked": .flag(!field.takesKeyboard)]
        }),
    ]
  }
}

extension Field {
  /// The name of the constant that holds its value once it is known not to be nil: `chosenCountry`.
  fileprivate var unwrappedName: SwiftName {
    .word((isTyped ? "entered" : "chosen") + swiftName.prefix(1).uppercased() + swiftName.dropFirst())
  }
}
