package import FormPlan
import FormRuntime

/// Conditions that can be judged one by one, without looking at states.
package enum PlainCondition {
  /// Whether a condition holds for some value of the only field that it reads, and fails for another.
  ///
  /// - Parameter options: the options of the field where it is a choice; nil where it is a toggle.
  /// - Complexity: one evaluation a value.
  package static func isOpen(_ condition: Expression, reading path: FieldPath, options: [String]?) -> Bool {
    let values =
      options.map { [LogicalValue.empty] + $0.map(LogicalValue.option) } ?? [.boolean(false), .boolean(true)]
    var (holds, fails) = (false, false)
    for value in values where !(holds && fails) {
      let values = Values(indices: [path: 0], values: [0: value], today: nil, empty: [values[0]])
      if values.holds(condition) { holds = true } else { fails = true }
    }
    return holds && fails
  }
}
