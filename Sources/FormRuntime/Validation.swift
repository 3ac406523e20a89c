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

  func passes(_ validator: Validator, _ field: Field, _ value: LogicalValue) -> Bool {
    guard holds(validator.when) else { return true }
    if value.isEmpty, !validator.check.kind.row.runsOnEmpty { return true }
    let text = value.text ?? ""
    switch validator.check {
    case .required: return isAnswered(field, value)
    case .accepted: return value.isTrue
    case .length(let bounds): return bounds.contains(text.count)
    case .pattern(let pattern, _):
      return FormChecks.matches(canonicallyComposed(text), FormChecks.Pattern(pattern))
    case .email: return FormChecks.isEmail(text)
    case .phone: return FormChecks.isPhone(text)
    case .matches(let other):
      let partner = self.value(at: other)
      return partner.isEmpty || partner == value
    }
  }

  /// Whether a value answers the question: white space alone does in a secret only, a toggle always.
  private func isAnswered(_ field: Field, _ value: LogicalValue) -> Bool {
    guard let text = value.text, !field.kind.row.keepsText else { return !value.isEmpty }
    return FormChecks.isFilled(text)
  }
}

extension LogicalValue {
  /// The text, where it is one.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
