import FormPlan
import FormRuntime

/// Values that the proof puts in, for the interpreter's own reading of conditions.
struct Values: ConditionValues {
  let indices: [FieldPath: Int]
  /// By source; what is left out is empty.
  var values: [Int: LogicalValue]
  var today: FormDay?
  /// What each field reads as while it is empty.
  let empty: [LogicalValue]

  func value(at path: FieldPath) -> LogicalValue {
    guard let field = indices[path] else { return .empty }
    return values[field] ?? empty[field]
  }
}
