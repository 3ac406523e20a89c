import FormDiagnostics
import FormPlan
import FormReader

/// Turns conditions as written into expressions, by the types of the form's fields.
struct LoweredConditions {
  private let scope: ConditionScope

  init(_ form: Form) { scope = ConditionScope(form) }

  /// What a condition means; one that is absent, or has no type, always holds.
  func expression(_ condition: FormCondition?) -> Expression {
    guard let syntax = condition?.syntax else { return .always }
    return ConditionTypes.typed(syntax, in: scope).expression ?? .always
  }
}
