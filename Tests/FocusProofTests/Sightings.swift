import FormPlan
import FormRuntime

/// What was seen in the states of a form, gathered state by state.
struct Sightings {
  /// In how many ways something was seen.
  struct Both {
    var yes = false
    var no = false
    mutating func note(_ fact: Bool) { if fact { yes = true } else { no = true } }
  }

  /// The place of an entry of `next`: the field, in focus order, and the entry.
  struct EdgePlace: Hashable, Comparable {
    var field: Int
    var entry: Int
    static func < (left: EdgePlace, right: EdgePlace) -> Bool {
      (left.field, left.entry) < (right.field, right.entry)
    }
  }

  /// Where a loop was seen closed by the last field, and where otherwise.
  struct Loop {
    var wraps: Set<EdgePlace> = []
    var cycles: Set<EdgePlace> = []
  }

  let plan: Plan
  let conditions: [WrittenCondition]
  /// The fields that take the keyboard, in focus order.
  let order: [Field]
  let documentIndex: [Int]
  let free: FreeReading

  var asked: [Both]
  var reached: [Both]
  var loops: [[Int]: Loop] = [:]
  var missedTargets: Set<EdgePlace> = []
  var initial = Both()
  var isOutOfOrder = false
  var contradictions: Set<Int> = []
  var ends: [Both]
  var leadsToField: [Both]
  var isValid = false
  var hiddenPartners: Set<String> = []
  var emptyRefused: Set<String> = []
  var sameLabels: Set<Int> = []
  /// The values for which a check was asked already.
  var known: Set<[LogicalValue]> = []
  let hasSameLabels: Bool

  init(_ plan: Plan, _ free: FreeReading) {
    self.plan = plan
    self.free = free
    conditions = WrittenCondition.all(of: plan)
    order = plan.focusOrder.compactMap { path in plan.fields.first { $0.path == path } }
    documentIndex = plan.focusOrder.map { path in plan.fields.firstIndex { $0.path == path } ?? 0 }
    asked = conditions.map { _ in Both() }
    reached = order.map { _ in Both() }
    ends = reached
    leadsToField = reached
    hasSameLabels = Set(plan.fields.map(\.label)).count < plan.fields.count
  }

  /// Looks at one state, just after the form has appeared.
  mutating func look(at session: borrowing Session) {
    for (index, condition) in conditions.enumerated() where !asked[index].yes {
      if condition.isAsked(in: session) { asked[index].note(session.holds(condition.expression)) }
    }
    if case .field(let path) = plan.initialFocus { initial.note(session.isFocusable(path)) }
    lookAtFocus(in: session)
    if !isValid { isValid = session.isValid }
    lookAtValidators(in: session)
    lookAtLabels(in: session)
  }
}
