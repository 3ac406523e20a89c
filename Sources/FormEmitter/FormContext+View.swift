import FormPlan
import SwiftTemplates

extension FormContext {
  /// What a person sees and touches.
  var view: TemplateContext {
    [
      "sections": .list(plan.sections.indices.map(section)),
      "title": text(plan.title),
      "dismissesOnScroll": .flag(plan.dismissals.contains(.scroll)),
      "dismissesOnTap": .flag(plan.dismissals.contains(.tapOutside)),
      "hasToolbar": .flag(!plan.toolbar.isEmpty),
      "buttons": .list(plan.toolbar.map(button)),
      "submitLabel": text(plan.submit.label),
      "submitIdentifier": text("\(identifierStem).submit"),
      "formError": .expression(member("formError")),
      "isSubmitting": .expression(member("isSubmitting")),
      "focusBinding": .expression(binding(ofState: "focus")),
      "attentionBinding": .expression(binding(ofState: "attention")),
      "dismissKeyboard": .expression(member("dismissKeyboard")),
      "usesReturn": .flag(plan.fields.contains(where: hasReturnKey)),
    ]
  }

  /// A member of the form's state, as this file reaches it.
  func member(_ word: String) -> SwiftExpression {
    owner == .viewOfModel ? SwiftExpression.word("model").member(word) : .word(word)
  }

  private var identifierStem: String { plan.name.prefix(1).lowercased() + plan.name.dropFirst() }

  private func hasReturnKey(_ field: Field) -> Bool {
    field.takesKeyboard && !field.kind.row.control.returnTypesNewline
  }

  private func section(_ index: Int) -> TemplateContext {
    let section = plan.sections[index]
    let names = sectionNames[index]
    return [
      "name": .name(names.name),
      "isVisible": section.visible == .always ? .absent : .name(names.isVisible),
      "title": text(section.title), "footer": text(section.footer),
      "fields": .list(section.fields.compactMap { facts.fields[$0] }.map { field($0, in: section) }),
    ]
  }

  private func button(_ button: ToolbarButton) -> TemplateContext {
    let action: String
    var isEnabled = SwiftExpression.literal(.boolean(true))
    switch button.action {
    case .previous: (action, isEnabled) = ("focusPrevious", member("canFocusPrevious"))
    case .next: (action, isEnabled) = ("focusNext", member("canFocusNext"))
    case .done: action = "dismissKeyboard"
    }
    return [
      "isPrevious": .flag(button.action == .previous), "isNext": .flag(button.action == .next),
      "isDone": .flag(button.action == .done), "caption": text(button.caption),
      "isCaptionWritten": .flag(button.isCaptionWritten), "action": .expression(member(action)),
      "isEnabled": .expression(isEnabled),
    ]
  }

  private func field(_ field: Field, in section: Section) -> TemplateContext {
    let isConditional = field.visible != section.visible
    var context: TemplateContext = [
      "name": .name(field.name), "label": text(field.label), "prompt": text(field.placeholder),
      "help": text(field.help), "hint": text(field.help ?? ""), "text": text(field.text),
      "control": .template(TemplateName("fields/\(field.kind.row.control.rawValue)")),
      "shows": isConditional ? .expression(call("isVisible", field)) : .absent,
      "enabled": field.enabled == .always ? .absent : .expression(call("isEnabled", field)),
      "binding": .expression(binding(field)),
      "value": .expression(member("values").member(field.name)),
      "error": .expression(member("errors").at(.case(field))),
      "identifier": text("\(identifierStem).\(field.path)"),
      "takesAttention": .flag(plan.invalidFocus == .first && facts.takesAttention(field)),
      "validates": .flag(field.holds != .nothing),
      "takesKeyboard": .flag(field.takesKeyboard), "choice": .name(field.choiceType),
      "optionIdentifier": text("\(identifierStem).\(field.path)."),
      "hidesLabel": .flag(field.style?.hidesLabel == true),
      "canBeEmpty": .flag(!field.isDemanded || field.start == .empty(field.holds)),
      "style": field.style.map { .name(.word($0.rawValue)) } ?? .absent,
    ]
    if field.takesKeyboard { context.add(typed(field)) }
    switch field.kind.row.control {
    case .textField: context.add(["unit": text(field.unit)])
    case .textEditor: context.add(height(field))
    case .datePicker: context.add(moment(field))
    case .stepper, .slider: context.add(steps(field))
    case .link: context.add(["url": text(field.url)])
    case .action: context.add(["function": ownName(field.function)])
    case .custom: context.add(["view": ownName(field.view)])
    case .secureField, .toggle, .picker, .checklist, .note: break
    }
    return context
  }

  /// How high a text over several lines is, in points: some 24 a line, four lines where the author says nothing.
  private func height(_ field: Field) -> TemplateContext {
    let (line, usual) = (24, 4)
    let most = field.lines?.upper
    let least = field.lines?.lower ?? min(usual, most ?? usual)
    return [
      "leastHeight": .number(line * least), "mostHeight": most.map { .number(line * $0) } ?? .absent,
    ]
  }

  /// What a day or time needs.
  private func moment(_ field: Field) -> TemplateContext {
    [
      "clear": text(BuiltInTexts.texts(for: plan.language)?.clear),
      "clearIdentifier": text("\(identifierStem).\(field.path).clear"),
      "opening": .expression(member(field.openingName.text)),
    ]
  }

  /// What a stepper or slider needs.
  private func steps(_ field: Field) -> TemplateContext {
    guard let range = field.range, let count = range.count else { return [:] }
    return [
      "range": .expression(.range(.number(range.lower), .number(range.highest))),
      "step": range.step == ExactNumber(1) ? .absent : .expression(.number(range.step)),
      "stepSize": .expression(.number(range.step)), "lower": .expression(.number(range.lower)),
      "steps": .number(count),
    ]
  }

  /// A function or view of the app that a field names.
  private func ownName(_ text: String?) -> TemplateValue {
    text.flatMap { SwiftName($0) }.map { .name($0) } ?? .absent
  }

  /// What a field that takes the keyboard needs.
  private func typed(_ field: Field) -> TemplateContext {
    func name(_ text: String?) -> TemplateValue { text.map { .name(.word($0)) } ?? .absent }
    var goesTo: TemplateValue = .absent
    if case .field(let path?) = facts.constantDestination(field), let next = facts.fields[path] {
      goesTo = .name(next.name)
    }
    return [
      "submitLabel": hasReturnKey(field) ? .expression(submitLabel(field)) : .absent,
      "onReturn": .flag(owner == .view && hasReturnKey(field)), "goesTo": goesTo,
      "keyboard": name(field.keyboard == .default ? nil : field.keyboard.rawValue),
      "content": name(field.content?.rawValue), "capitalization": name(field.capitalization?.rawValue),
      "correction": .flag(field.autocorrection != nil), "corrects": .flag(field.autocorrection == true),
    ]
  }

  private func submitLabel(_ field: Field) -> SwiftExpression {
    if let label = facts.constantLabel(field) { return .implicitMember(.word(label.rawValue)) }
    if facts.jumps {
      let destination = member("destination").call([.init(.word("from"), .case(field))])
      return destination.member("submitLabel")
    }
    let next = member("field").call([.init(.word("after"), .case(field))])
    return .choice(
      next.compared(.equal, .literal(.nil)), .implicitMember(.word("done")), .implicitMember(.word("next")))
  }

  /// `$focus`, or `focus` in a view that was handed the binding.
  private func binding(ofState word: String) -> SwiftExpression {
    owner == .viewOfModel ? .word(word) : .projection(.word(word))
  }

  private func binding(_ field: Field) -> SwiftExpression {
    let values: SwiftExpression =
      owner == .viewOfModel ? .projection(.word("model")).member("values") : .projection(.word("values"))
    return values.member(field.name)
  }

  private func call(_ function: String, _ field: Field) -> SwiftExpression {
    member(function).call([.init(nil, .case(field))])
  }
}
