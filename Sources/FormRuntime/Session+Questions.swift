package import FormPlan

/// What the checker asks of a form that nobody has touched, so that validators are not written a second time.
extension Session {
  /// The first of a field's validators that refuses what stands there now, were it shown and enabled.
  ///
  /// nil where all pass, and where nothing stands there.
  package func refusal(of path: FieldPath) -> ValidatorKind? {
    guard let index = layout.indices[path], !screen.values[index].isEmpty else { return nil }
    let field = plan.fields[index]
    return field.validators.first { !screen.passes($0, index) }?.check.kind
  }
}

extension Field {
  /// Whether a pattern takes a text that was typed into the field, trimmed and normalized as the field says.
  package func takes(_ text: String, by pattern: FormPlan.Pattern) -> Bool {
    guard case .text(let value) = logicalValue(of: .text(text), separator: ".") else { return false }
    return FormChecks.matches(canonicallyComposed(value), FormChecks.Pattern(pattern))
  }

  /// Whether its value is never empty, whatever a person does.
  package var isNeverEmpty: Bool {
    holds != .nothing && !logicalValue(of: emptyEntry, separator: ".").isEmpty
  }
}
