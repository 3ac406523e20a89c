import FormDiagnostics
import FormPlan
import FormReader

/// Makes the decisions that one field leaves open.
struct LoweredField {
  let form: Form
  let conditions: LoweredConditions
  let texts: BuiltInTexts

  /// The plan's field for a written one.
  func field(_ written: FormField, in section: Section) -> Field {
    let kind = written.kind.value
    var field = Field(
      path: FieldPath(written.id.value),
      swiftName: written.swiftName?.value ?? SwiftNaming.fieldName(written.id.value), kind: kind,
      label: written.label?.value ?? "")
    field.placeholder = written.placeholder?.value ?? (kind.row.control == .picker ? texts.noChoice : nil)
    field.help = written.help?.value
    field.text = written.text?.value ?? ""
    field.start = written.start?.value ?? .empty(kind.row.holds)
    field.visible = section.visible.and(conditions.expression(written.visible))
    field.enabled = section.enabled.and(conditions.expression(written.enabled))
    field.validators = written.validators.compactMap { validator($0, of: kind) }
    field.options = (written.options?.value ?? []).map(option)
    field.style = written.style?.value
    if kind.takesKeyboard { addKeyboard(to: &field, written) }
    return field
  }

  private func addKeyboard(to field: inout Field, _ written: FormField) {
    let content = written.content?.value
    field.content = content
    field.keyboard = written.keyboard?.value ?? content?.row.keyboard ?? .default
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

  private func validator(_ written: FormValidator, of kind: FieldKind) -> Validator? {
    guard let check = check(written, isMultiline: kind.row.control.returnTypesNewline) else { return nil }
    let message =
      written.message?.value
      ?? form.messages.last { $0.kind.value == written.kind.value }?.text.value
      ?? texts.message(for: check)
    return Validator(check: check, message: message, when: conditions.expression(written.when))
  }

  private func check(_ written: FormValidator, isMultiline: Bool) -> Check? {
    switch (written.kind.value, written.argument) {
    case (.required, _): .required
    case (.accepted, _): .accepted
    case (.email, _): .email
    case (.phone, _): .phone
    case (.length, .bounds(let bounds)): .length(bounds.value)
    case (.matches, .field(let other)): .matches(FieldPath(other.value))
    case (.pattern, .pattern(let text)):
      written.pattern?.pattern.map {
        .pattern(isMultiline ? $0.dotTakingLineBreaks : $0, source: text.text)
      }
    case (.length, _), (.matches, _), (.pattern, _): nil
    }
  }
}
