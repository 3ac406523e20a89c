import FormDiagnostics
import FormPlan

extension ConditionScope {
  /// The names that the conditions of a form may use.
  package init(_ form: Form) { self.init(form.fields) }

  /// The names of certain fields.
  package init(_ fields: [FormField]) {
    self.init(
      fields.map { field in
        ConditionField(
          path: FieldPath(field.id.value), holds: field.holds,
          options: (field.options?.value ?? []).map(\.id.value),
          optionSet: field.optionSet?.value)
      })
  }
}
