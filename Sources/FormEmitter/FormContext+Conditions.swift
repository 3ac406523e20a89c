import FormPlan
import SwiftTemplates

extension FormContext {
  /// When fields and sections are shown and enabled, and how a text is read.
  var visibility: TemplateContext {
    let hiddenSections = plan.sections.enumerated().filter { $0.element.visible != .always }
    return [
      "visibility": .list(byCondition(\.visible)),
      "enablement": .list(byCondition(\.enabled)),
      "hidesSections": .flag(!hiddenSections.isEmpty),
      "hiddenSections": .list(
        hiddenSections.map { index, section in
          [
            "isVisible": .name(sectionNames[index].isVisible),
            "condition": .expression(printer.expression(section.visible)),
          ]
        }),
      "readsText": .flag(facts.readsText),
      "texts": .list(facts.texts.map { ["name": .name($0.name), "text": .expression(logicalText($0))] }),
      "textless": .list(group(plan.fields.filter { $0.kind.row.holds != .text })),
    ]
  }

  /// One context that lists fields as cases; none where there are no fields.
  func group(_ fields: [Field]) -> [TemplateContext] {
    fields.isEmpty ? [] : [["cases": cases(fields)]]
  }

  /// The cases of a switch: fields of one condition together, those without one last.
  private func byCondition(_ condition: (Field) -> Expression) -> [TemplateContext] {
    var groups: [(condition: Expression, fields: [Field])] = []
    var places: [Expression: Int] = [:]
    for field in plan.fields where condition(field) != .always {
      if let index = places[condition(field)] {
        groups[index].fields.append(field)
      } else {
        places[condition(field)] = groups.count
        groups.append((condition(field), [field]))
      }
    }
    let free = plan.fields.filter { condition($0) == .always }
    if !free.isEmpty { groups.append((.always, free)) }
    return groups.map { condition, fields in
      ["cases": cases(fields), "condition": .expression(printer.expression(condition))]
    }
  }

  /// `FormChecks.trimmed(values.name)`: the value behind what stands on the screen.
  private func logicalText(_ field: Field) -> SwiftExpression {
    var text = SwiftExpression.word("values").member(field.name)
    let checks = SwiftExpression.word("FormChecks")
    // Digits alone have no blanks at their ends.
    if field.trims, !field.normalizations.contains(.digitsOnly) {
      text = checks.member("trimmed").call([.init(nil, text)])
    }
    for normalization in field.normalizations {
      switch normalization {
      case .uppercase: text = checks.member("uppercased").call([.init(nil, text)])
      case .digitsOnly: text = checks.member("digitsOnly").call([.init(nil, text)])
      }
    }
    return text
  }
}

extension PlanFacts {
  /// Fields that hold text.
  var texts: [Field] { plan.fields.filter { $0.kind.row.holds == .text } }

  /// Whether anything reads the text of a field: a condition, a check, or the submission.
  var readsText: Bool { !texts.isEmpty }
}
