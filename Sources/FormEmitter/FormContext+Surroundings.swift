import FormPlan
import SwiftTemplates

extension FormContext {
  /// What the form takes from outside: the day, the time zone, how numbers are written.
  var surroundings: TemplateContext {
    [
      "typesDecimals": .flag(facts.typesDecimals),
      "usesToday": .flag(facts.usesToday), "usesSeparator": .flag(facts.typesDecimals),
      "usesTimeZone": .flag(facts.submitsDates),
      "changesStart": .flag(!facts.countedStarts.isEmpty || facts.typesDecimals),
      "decimals": .list(facts.typedDecimals.map { ["name": .name($0.name)] }),
      "openings": .list(plan.fields.filter { $0.kind.row.control == .datePicker }.map(opening)),
    ]
  }

  func parameter(_ parameter: PlanFacts.Parameter) -> TemplateContext {
    [
      "parameter": .name(.word(parameter.rawValue)), "isToday": .flag(parameter == .today),
      "isSeparator": .flag(parameter == .decimalSeparator), "isTimeZone": .flag(parameter == .timeZone),
    ]
  }

  /// What an empty date shows first.
  private func opening(_ field: Field) -> TemplateContext {
    let today = Operand(.word("today"), .day, isOptional: true)
    let noon = SwiftExpression.word("FormTime").call([
      .init(.word("hour"), .literal(.integer(12))), .init(.word("minute"), .literal(.integer(0))),
    ])
    var start = field.opensAt.map { printer.operand($0) } ?? today
    if field.opensAt?.fields.isEmpty == false, field.holds.hasDay {
      // The field may be empty.
      if start.word == .dateTime {
        start = Operand(start.text.optionalMember(.word("day")), .day, isOptional: true)
      }
      start.text = start.text.otherwise(today.text)
    }
    let moment: SwiftExpression
    switch (field.holds, start.word) {
    case (.day, .dateTime): moment = start.text.optionalMember(.word("day"))
    case (.dateTime, .day): moment = start.text.optionalMember(.word("noon"))
    case (.time, .time):
      moment = field.opensAt?.fields.isEmpty == false ? start.text.otherwise(noon) : start.text
    case (.time, _): moment = noon
    default: moment = start.text
    }
    return [
      "name": .name(field.name), "opening": .name(field.openingName),
      "type": .name(.word(field.type?.stored.rawValue ?? "FormDay")), "moment": .expression(moment),
    ]
  }
}

extension Field {
  /// The name of the property that says what an empty date shows first: `arrivalOpening`.
  var openingName: SwiftName { .word(swiftName + "Opening") }
}

extension Field {
  /// Whether decimal numbers are typed into it.
  fileprivate var typesDecimals: Bool { isTyped && type?.read == .decimal }
}

extension PlanFacts {
  /// What a form may take from outside.
  enum Parameter: String {
    case today, decimalSeparator, timeZone
  }

  /// What the form takes from outside.
  var parameters: [Parameter] {
    (usesToday ? [.today] : []) + (typesDecimals ? [.decimalSeparator] : [])
      + (submitsDates ? [.timeZone] : [])
  }

  /// Fields into which decimal numbers are typed.
  var typedDecimals: [Field] { plan.fields.filter(\.typesDecimals) }

  /// Whether decimal numbers are typed.
  var typesDecimals: Bool { plan.fields.contains(where: \.typesDecimals) }

  /// Whether there are decimal numbers.
  var holdsDecimals: Bool { plan.fields.contains { $0.type?.read == .decimal } }

  /// Whether the submission has moments in a time zone.
  var submitsDates: Bool { plan.fields.contains { $0.type?.submitted == .date } }
}
