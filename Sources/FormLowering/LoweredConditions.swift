import FormDiagnostics
import FormPlan
import FormReader

/// Turns conditions as written into expressions, by the types of the form's fields.
struct LoweredConditions {
  let scope: ConditionScope

  /// What a condition means; one that is absent, or has no type, always holds.
  func expression(_ condition: FormCondition?) -> Expression {
    condition?.typed(in: scope).expression ?? .always
  }

  /// What a bound means; nil for one that is absent, or has no type.
  func bound(_ bound: FormCondition?) -> Expression? { bound?.typed(in: scope).expression }
}
