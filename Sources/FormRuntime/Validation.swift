import FormPlan

extension Screen {
  /// The first of a field's validators that fails now, as a message; nil where all pass.
  ///
  /// What is hidden or disabled is not validated.
  func fault(of index: Int) -> ShownError? {
    guard isOpen(index) else { return nil }
    let field = layout.plan.fields[index]
    let value = values[index]
    for validator in field.validators where !passes(validator, field, value) {
      return ShownError(
        path: field.path, validator: validator.check.kind.rawValue, message: validator.message)
    }
    return nil
  }

  private func passes(_ validator: Validator, _ field: Field, _ value: LogicalValue) -> Bool {
    guard holds(validator.when) else { return true }
    if value.isEmpty, !validator.check.kind.row.runsOnEmpty { return true }
    switch (validator.check, value) {
    case (.required, .text(let text)):
      return field.kind.row.keepsText ? !text.isEmpty : text.contains { !$0.isWhitespace }
    case (.required, _): return value != .empty
    case (.accepted, _): return value.isTrue
    case (.matches(let other), _):
      let partner = self.value(at: other)
      return partner.isEmpty || partner == value
    case (_, .text(let text)): return passes(validator.check, text, field)
    case (_, _): return true
    }
  }

  private func passes(_ check: Check, _ text: String, _ field: Field) -> Bool {
    switch check {
    case .length(let bounds): bounds.contains(text.count)
    case .email, .phone, .pattern, .required, .accepted, .matches: true
    }
  }
}
