import FormPlan

/// Reads `2026-11-30`, `09:30` and `2026-11-30T09:30`.
enum MomentLiteral {
  /// What a text stands for where a date or time is meant; nil where there is no such day or time.
  static func expression(_ text: String) -> (type: ConditionType, expression: Expression)? {
    if let day = FormDay(text) { return (.day, .day(day)) }
    if let time = FormTime(text) { return (.time, .time(time)) }
    return FormDateTime(text).map { (.dateTime, .dateTime($0)) }
  }
}
