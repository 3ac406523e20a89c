import FormDiagnostics
package import FormPlan
package import FormReader

/// Makes the decisions that one field leaves open.
package struct LoweredField {
  let form: Form
  let conditions: LoweredConditions
  let texts: BuiltInTexts

  /// Takes the form that the fields stand in, and what the names of its conditions stand for.
  package init(_ form: Form, _ scope: ConditionScope) {
    self.form = form
    conditions = LoweredConditions(scope: scope)
    texts = form.texts
  }

  /// The plan's field for a written one, as if it stood in no section.
  package func field(_ written: FormField) -> Field {
    let kind = written.kind.value
    var field = Field(
      path: FieldPath(written.id.value),
      swiftName: written.swiftName?.value ?? SwiftNaming.fieldName(written.id.value), kind: kind,
      label: written.label?.value ?? "")
    field.holds = written.holds
    field.takesKeyboard = written.takesKeyboard
    field.placeholder = written.placeholder?.value ?? emptyState(of: field)
    field.help = written.help?.value
    field.text = written.text?.value ?? ""
    addControl(to: &field, written)
    field.start = start(written, of: field)
    field.startMoment = conditions.bound(written.startMoment)
    field.visible = conditions.expression(written.visible)
    field.enabled = conditions.expression(written.enabled)
    field.validators = validators(written, of: field)
    if field.takesKeyboard { addKeyboard(to: &field, written) }
    return field
  }

  /// What it holds at first; several options stand in their own order.
  private func start(_ written: FormField, of field: Field) -> Entry {
    guard case .options(let ids)? = written.start?.value else {
      return written.start?.value ?? field.emptyEntry
    }
    return .options(field.options.map(\.id).filter(ids.contains))
  }

  private func emptyState(of field: Field) -> String? {
    switch field.holds {
    case .option: texts.noChoice
    case .day, .time, .dateTime: texts.noDate
    default: nil
    }
  }

  private func addControl(to field: inout Field, _ written: FormField) {
    field.options = (written.options?.value ?? []).map(option)
    field.optionSet = written.optionSet?.value
    field.style = written.style?.value
    field.lines = written.lines?.value
    field.unit = written.unit?.value
    field.range = written.range?.value
    field.opensAt = conditions.bound(written.opensAt)
    field.url = written.url?.value
    field.function = written.function?.value
    field.view = written.view?.value
  }

  private func addKeyboard(to field: inout Field, _ written: FormField) {
    let content = written.content?.value
    field.content = content
    field.keyboard = written.usedKeyboard
    field.capitalization = written.capitalization?.value ?? content?.row.capitalization
    field.autocorrection = written.autocorrection?.value ?? content?.row.autocorrection
    field.submitLabel = written.submitLabel.map { .fixed($0.value) } ?? .followsEdge
    field.next = written.next.map { Field.Edge(when: conditions.expression($0.when), target: target($0)) }
    guard !written.kind.value.row.keepsText else { return }
    field.trims = written.trim?.value ?? true
    field.normalizations = written.normalize.map(\.value)
  }

  private func target(_ edge: FormEdge) -> Field.Target {
    switch edge.target.value {
    case "submit": .submit
    case "dismiss": .dismiss
    default: .field(FieldPath(edge.target.value))
    }
  }

  private func option(_ written: FormOption) -> Field.Option {
    Field.Option(
      id: written.id.value, swiftName: written.swiftName?.value ?? SwiftNaming.optionName(written.id.value),
      label: written.label?.value ?? written.id.value)
  }

  /// The validators as written; that which says whether a text is a number goes first.
  private func validators(_ written: FormField, of field: Field) -> [Validator] {
    let validators = written.validators.compactMap { validator($0, of: field) }
    guard field.isTyped,
      let check: Check = field.holds == .integer ? .integer : field.holds == .number ? .number : nil
    else { return validators }
    let isFirst = { (validator: Validator) in validator.check == check }
    let first = validators.first(where: isFirst) ?? Validator(check: check, message: message(for: check))
    return [first] + validators.filter { !isFirst($0) }
  }

  private func validator(_ written: FormValidator, of field: Field) -> Validator? {
    guard let check = check(written, of: field) else { return nil }
    return Validator(
      check: check, message: written.message?.value ?? message(for: check),
      when: conditions.expression(written.when))
  }

  private func message(for check: Check) -> String {
    form.messages.last { $0.kind.value == check.kind }?.text.value ?? texts.message(for: check)
  }

  private func check(_ written: FormValidator, of field: Field) -> Check? {
    switch (written.kind.value, written.argument) {
    case (.required, _): .required
    case (.accepted, _): .accepted
    case (.integer, _): .integer
    case (.number, _): .number
    case (.email, _): .email
    case (.url, _): .url
    case (.phone, _): .phone
    case (.creditCard, _): .creditCard
    case (.iban, _): .iban
    case (.length, .bounds(let bounds)): .length(bounds.value)
    case (.digits, .bounds(let bounds)): .digits(bounds.value)
    case (.fraction, .bounds(let bounds)): .fraction(bounds.value)
    case (.range, .range(let range)):
      .range(lower: conditions.bound(range.value.lower), upper: conditions.bound(range.value.upper))
    case (.pattern, .pattern(let text)):
      written.pattern?.pattern.map {
        .pattern(field.kind.row.control.returnTypesNewline ? $0.dotTakingLineBreaks : $0, source: text.text)
      }
    case (.matches, .field(let other)): .matches(FieldPath(other.value))
    case (.postalCode, .country(let country)): .postalCode(self.country(country.value))
    case (.oneOf, .values(let values)): .oneOf(values.map { literal($0.value, field.holds) })
    case (.before, .moment(let moment)): conditions.bound(moment).map { .before($0) }
    case (.after, .moment(let moment)): conditions.bound(moment).map { .after($0) }
    case (.check, .condition(let condition)): .check(conditions.expression(condition))
    case (.custom, .function(let name)): .custom(name.value)
    case (.length, _), (.digits, _), (.fraction, _), (.range, _), (.pattern, _), (.matches, _),
      (.postalCode, _),
      (.oneOf, _), (.before, _), (.after, _), (.check, _), (.custom, _):
      nil
    }
  }

  /// A field's id, or else a country's code.
  private func country(_ name: String) -> PostalCountry {
    form.fields.contains { $0.id.value == name } ? .field(FieldPath(name)) : .country(name.uppercased())
  }

  private func literal(_ text: String, _ holds: ValueType) -> Expression {
    holds.isNumber ? ExactNumber(text).map { .number($0) } ?? .text(text) : .text(text)
  }
}

extension FormField {
  /// The keyboard of a field that takes one: its own, else that of its content, else that of its kind.
  package var usedKeyboard: Keyboard {
    keyboard?.value ?? content?.value.row.keyboard ?? kind.value.row.keyboard
  }
}
