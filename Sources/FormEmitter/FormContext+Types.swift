import FormPlan
import SwiftTemplates

extension FormContext {
  /// The enum of fields, the values, and the submission.
  var types: TemplateContext {
    [
      "fields": .list(plan.fields.map { named($0.swiftName, id: $0.path.text) }),
      "isPlain": .flag(plan.fields.allSatisfy { $0.swiftName == $0.path.text }),
      "stored": .list(facts.stored.map(stored)),
      "lacks": .flag(facts.stored.contains(where: facts.mayLack)),
      "choices": .list(facts.choiceTypes.map(choice)),
      "countedStarts": .list(
        facts.countedStarts.map { field, start in
          ["name": .name(field.name), "start": .expression(printer.operand(start).text)]
        }),
    ]
  }

  private func named(_ name: String, id: String) -> TemplateContext {
    ["name": .name(.word(name)), "id": text(id == name ? nil : id)]
  }

  private func stored(_ field: Field) -> TemplateContext {
    guard let type = field.type else { return [:] }
    let start = start(field, type)
    return [
      "name": .name(field.name), "mayLack": .flag(facts.mayLack(field)),
      "start": start.map { .expression($0) } ?? .absent,
      "isAnnotated": .flag(start == nil || !type.stored.isInferred || isUndetermined(field, type)),
      "isOptional": .flag(type.isStoredOptional),
      "choice": type.stored == .option ? .name(field.choiceType) : .absent,
      "options": type.stored == .options ? .name(field.choiceType) : .absent,
      "storedType": word(type.stored), "submittedType": word(type.submitted),
    ]
  }

  /// The name of a type; absent where it is the enum of a choice, or a set of such.
  private func word(_ word: FieldType.Word) -> TemplateValue {
    word == .option || word == .options ? .absent : .name(.word(word.rawValue))
  }

  /// Whether the start of a number could be of another type of number, or misses that there may be none.
  private func isUndetermined(_ field: Field, _ type: FieldType) -> Bool {
    type.stored == .integer && type.isStoredOptional
  }

  /// What stands there at first; nil where that is nil.
  private func start(_ field: Field, _ type: FieldType) -> SwiftExpression? {
    func option(_ id: String) -> SwiftExpression? {
      field.options.first { $0.id == id }.map { .implicitMember(.word($0.swiftName)) }
    }
    switch field.start {
    case .text(let start): return .text(start)
    case .boolean(let start): return .literal(.boolean(start))
    case .option(let id): return id.flatMap(option)
    case .options(let ids): return .array(ids.compactMap(option))
    case .number(let number): return number.map { .number($0) }
    case .day(let day): return day.map { .moment(.day, $0.description) }
    case .time(let time): return time.map { .moment(.time, $0.description) }
    case .dateTime(let moment): return moment.map { .moment(.dateTime, $0.description) }
    case .nothing: return nil
    }
  }

  private func choice(_ field: Field) -> TemplateContext {
    [
      "name": .name(field.name), "choice": .name(field.choiceType),
      "shared": field.optionSet.map { .name(.word($0)) } ?? .absent,
      "isPlain": .flag(field.options.allSatisfy { $0.swiftName == $0.id }),
      "options": .list(
        field.options.map { option in
          var context = named(option.swiftName, id: option.id)
          context.add(["label": text(option.label)])
          return context
        }),
    ]
  }
}

extension FieldType.Word {
  /// Whether a literal has this type of itself.
  fileprivate var isInferred: Bool {
    switch self {
    case .string, .boolean, .integer, .day, .time, .dateTime: true
    case .decimal, .date, .option, .options: false
    }
  }
}
