import FormPlan
import SwiftTemplates

extension FormContext {
  /// The enum of fields, the values, and the submission.
  var types: TemplateContext {
    [
      "fields": .list(list(plan.fields) { named($0.swiftName, id: $0.path.text) }),
      "isPlain": .flag(plan.fields.allSatisfy { $0.swiftName == $0.path.text }),
      "stored": .list(list(facts.stored, stored)),
      "lacks": .flag(facts.stored.contains(where: facts.mayLack)),
      "choices": .list(list(facts.stored.filter { $0.kind.row.holds == .option }, choice)),
    ]
  }

  private func named(_ name: String, id: String) -> TemplateContext {
    ["name": .name(.word(name)), "id": text(id == name ? nil : id)]
  }

  private func stored(_ field: Field) -> TemplateContext {
    var context: TemplateContext = [
      "name": .name(field.name), "mayLack": .flag(facts.mayLack(field)), "choice": .absent, "start": .absent,
      "type": .absent,
    ]
    switch field.start {
    case .text(let start):
      context["start"] = .literal(.string(start))
      context["type"] = .name(.word("String"))
    case .boolean(let start):
      context["start"] = .expression(.literal(.boolean(start)))
      context["type"] = .name(.word("Bool"))
    case .option(let id):
      context["choice"] = .name(field.choiceType)
      if let option = field.options.first(where: { $0.id == id }) {
        context["start"] = .expression(.implicitMember(.word(option.swiftName)))
      }
    case .nothing: break
    }
    return context
  }

  private func choice(_ field: Field) -> TemplateContext {
    [
      "name": .name(field.name), "choice": .name(field.choiceType),
      "isPlain": .flag(field.options.allSatisfy { $0.swiftName == $0.id }),
      "options": .list(
        list(field.options) { option in
          TemplateContext(["label": text(option.label)]).over(named(option.swiftName, id: option.id))
        }),
    ]
  }
}
