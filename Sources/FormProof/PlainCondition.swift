package import FormPlan
import FormRuntime

/// Conditions that can be judged one by one, without looking at states.
package enum PlainCondition {
  /// Whether a condition holds for some value of the only field that it reads, and fails for another.
  ///
  /// - Parameter options: the options of the field where it is a choice; nil where it is a toggle.
  /// - Complexity: one evaluation a value.
  package static func isOpen(_ condition: Expression, reading path: FieldPath, options: [String]?) -> Bool {
    let empty = options == nil ? LogicalValue.boolean(false) : .empty
    let others = options?.map(LogicalValue.option) ?? [.boolean(true)]
    var (holds, fails) = (false, false)
    for value in [empty] + others where !(holds && fails) {
      let state = Values(indices: [path: 0], values: [0: value], today: nil, empty: [empty])
      if state.holds(condition) { holds = true } else { fails = true }
    }
    return holds && fails
  }
}
