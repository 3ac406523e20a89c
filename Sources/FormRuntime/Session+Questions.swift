package import FormPlan

/// What the checker asks of a form that nobody has touched, so that validators are not written a second time.
extension Session {
  /// The first of a field's validators that refuses what stands there now, were it shown and enabled, by its index.
  ///
  /// nil where all pass, and where nothing stands there.
  package func refusal(of path: FieldPath) -> Int? {
    guard let index = layout.indices[path], !screen.values[index].isEmpty else { return nil }
    let field = plan.fields[index]
    return field.validators.firstIndex { !screen.passes($0, field, screen.values[index]) }
  }
}

extension Field {
  /// Whether a pattern takes a text that was typed into the field, trimmed and normalized as the field says.
  package func takes(_ text: String, by pattern: FormPlan.Pattern) -> Bool {
    guard case .text(let value) = logicalValue(of: .text(text)) else { return false }
    return FormChecks.matches(canonicallyComposed(value), FormChecks.Pattern(pattern))
  }

  /// Whether its value is never empty, whatever a person does.
  package var isNeverEmpty: Bool {
    kind.row.holds != .nothing && !logicalValue(of: .empty(kind.row.holds)).isEmpty
  }
}
