import FormPlan

/// What can be said of a form's conditions before any is worked out.
struct ConditionFacts {
  /// Every field, each after those that its visibility and enablement read.
  let order: [Int]
  /// By source: the parts of conditions that read it and nothing else.
  private(set) var own: [Int: [Expression]] = [:]
  /// By source: the parts that read it and others.
  private(set) var shared: [Int: [Expression]] = [:]

  init(_ plan: Plan, _ indices: [FieldPath: Int]) {
    order = Self.order(plan, indices)
    var seen: Set<Expression> = []
    for condition in Self.conditions(of: plan) where condition != .always {
      for leaf in condition.leaves where seen.insert(leaf).inserted {
        var sources = leaf.fields.compactMap { indices[$0] }
        if leaf.readsToday { sources.append(plan.fields.count) }
        for source in sources {
          if sources.count == 1 {
            own[source, default: []].append(leaf)
          } else {
            shared[source, default: []].append(leaf)
          }
        }
      }
    }
  }

  private static func conditions(of plan: Plan) -> [Expression] {
    plan.sections.flatMap { [$0.visible, $0.enabled] }
      + plan.fields.flatMap { field in
        [field.visible, field.enabled] + field.next.map(\.when)
          + field.validators.flatMap { [$0.when] + [$0.check.condition(of: field)].compactMap { $0 } }
      }
  }

  /// Depth first, without recursion; a loop, which the rules before have refused, is cut where it closes.
  private static func order(_ plan: Plan, _ indices: [FieldPath: Int]) -> [Int] {
    var order: [Int] = []
    var isSeen = plan.fields.map { _ in false }
    for first in plan.fields.indices {
      var path = [(field: first, isDone: false)]
      while let (field, isDone) = path.popLast() {
        if isDone {
          order.append(field)
        } else if !isSeen[field] {
          isSeen[field] = true
          path.append((field, true))
          let reads = plan.fields[field].visible.fields + plan.fields[field].enabled.fields
          path += reads.reversed().compactMap { indices[$0] }.filter { !isSeen[$0] }.map { ($0, false) }
        }
      }
    }
    return order
  }
}
