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
  let order: [FocusStop]
  let checked: [CheckedField]
  /// Fields of one label in one section, the later one first.
  let sameLabelled: [(later: FieldPath, earlier: FieldPath)]
  let hasToolbarNext: Bool
  let free: FreeReading

  /// The number of states.
  var states = 0
  /// The fields that were shown and enabled.
  var open: Set<FieldPath> = []
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
  var sameLabels: Set<FieldPath> = []
  /// The values for which a check was asked already.
  var known: Set<[LogicalValue]> = []
  private let fieldCount: Int

  init(_ plan: Plan, _ free: FreeReading) {
    self.plan = plan
    self.free = free
    conditions = WrittenCondition.all(of: plan)
    order = plan.focusOrder.compactMap { path in
      plan.fields.firstIndex { $0.path == path }.map { FocusStop(plan.fields[$0], at: $0) }
    }
    checked = plan.fields.filter { !$0.validators.isEmpty }.map(CheckedField.init)
    sameLabelled = plan.sections.flatMap { section in
      let fields = plan.fields.filter { section.fields.contains($0.path) && !$0.label.isEmpty }
      return fields.enumerated().flatMap { index, later in
        fields[..<index].filter { $0.label == later.label }.map { (later.path, $0.path) }
      }
    }
    hasToolbarNext = plan.toolbar.contains { $0.action == .next }
    fieldCount = plan.fields.count
    asked = conditions.map { _ in Both() }
    reached = order.map { _ in Both() }
    ends = reached
    leadsToField = reached
  }

  /// Looks at one state, just after the form has appeared.
  mutating func look(at session: borrowing Session) {
    states += 1
    if open.count < fieldCount { open.formUnion(session.enabled) }
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
