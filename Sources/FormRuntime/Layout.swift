import FormPlan

/// A plan's names as numbers, worked out once: a field is its index in `plan.fields`.
///
/// A path that names no field is left out, so that a plan made by hand cannot trap.
struct Layout: Equatable, Sendable {
  let plan: Plan
  /// The index of each path; of a repeated one the first.
  let indices: [FieldPath: Int]
  /// The fields that take the keyboard, in focus order.
  let focusOrder: [Int]
  /// The place of a field in `focusOrder`; nil for those that take no keyboard.
  let positions: [Int?]
  /// Every field once, each after those that its visibility reads.
  let derivationOrder: [Int]
  /// The fields to check again when a field was edited, itself always among them.
  let rechecks: [[Int]]

  init(_ plan: Plan) {
    let indices = Dictionary(plan.fields.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let typed = plan.fields.indices.filter { plan.fields[$0].takesKeyboard }
    self.plan = plan
    self.indices = indices
    focusOrder = Self.unique(plan.focusOrder.compactMap { indices[$0] } + typed).filter {
      plan.fields[$0].takesKeyboard
    }
    derivationOrder = Self.unique(plan.derivationOrder.compactMap { indices[$0] } + plan.fields.indices)
    rechecks = plan.fields.enumerated().map { index, field in
      Self.unique([index] + field.rechecks.compactMap { indices[$0] })
    }
    var positions = [Int?](repeating: nil, count: plan.fields.count)
    for (position, index) in focusOrder.enumerated() { positions[index] = position }
    self.positions = positions
  }

  private static func unique(_ list: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return list.filter { seen.insert($0).inserted }
  }

  static func == (left: Layout, right: Layout) -> Bool { left.plan == right.plan }
}
