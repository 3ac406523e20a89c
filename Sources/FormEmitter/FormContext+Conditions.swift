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
      "readers": .list([.string, .integer, .decimal].compactMap(reader)),
    ]
  }

  /// The function that reads what is typed into fields of a type; nil where there is no such field.
  private func reader(_ word: FieldType.Word) -> TemplateContext? {
    let read = plan.fields.filter { $0.reader != nil && $0.type?.read == word }
    guard let first = read.first, let name = first.reader else { return nil }
    let isText = word == .string
    return [
      "reader": .name(.word(name)), "type": .name(.word(word.rawValue)), "readsText": .flag(isText),
      "readsDecimals": .flag(word == .decimal),
      "empty": .expression(isText ? .text("") : .literal(.nil)),
      "read": .list(read.map { ["name": .name($0.name), "value": .expression(logicalValue($0))] }),
      "unread": .list(group(plan.fields.filter { $0.reader != name })),
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
  private func logicalValue(_ field: Field) -> SwiftExpression {
    let typed = SwiftExpression.word("values").member(field.name)
    let checks = SwiftExpression.word("FormChecks")
    switch field.type?.read {
    case .integer: return parsed(checks.member("wholeNumber").call([.init(nil, typed)]), "Int", nil)
    case .decimal:
      let separator = SwiftExpression.word("decimalSeparator")
      let number = checks.member("number").call([.init(nil, typed), .init(.word("separator"), separator)])
      return parsed(number, "Decimal", "string")
    default: return logicalText(field)
    }
  }

  /// `text.flatMap { Int($0) }`.
  private func parsed(_ text: SwiftExpression, _ type: String, _ label: String?) -> SwiftExpression {
    let value = SwiftExpression.word(type).call([.init(label.map { .word($0) }, .argument(0))])
    return text.member("flatMap").call(body: value)
  }

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
