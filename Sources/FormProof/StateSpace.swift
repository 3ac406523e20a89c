package import DecisionDiagrams
package import FormPlan
import FormRuntime

/// Everything that can stand in a form's fields, cut into finitely many regions, and its conditions as diagrams.
///
/// Each field is cut where the form's own conditions and validators can tell values apart: a toggle in two, a choice
/// into its options and empty, a number at the literals that it is compared with. A comparison of two fields is a
/// variable of its own; which of them can be true together is worked out where a state is asked for, see
/// ``find(_:)``. The states are those of the reference: any value in every field that can be shown and enabled at
/// once in one of them, the default in all others, and any day.
package final class StateSpace {
  /// What a variable of the table stands for.
  enum Variable {
    /// The region in which the value of a source lies.
    case region(Int)
    /// Whether an option of a field is chosen.
    case option(Int, String)
    /// How many of the options that no condition names are chosen.
    case otherOptions(Int)
    /// Whether something that is said of two sources holds.
    case relation(Relation)
  }

  /// How a condition reads fields.
  package enum Reading: Hashable {
    /// As the form does: what is hidden reads as empty.
    case shown
    /// Each by itself, as if all were shown.
    case free
    /// As if these were hidden, and all else shown.
    case hiding(Set<Int>)
  }

  /// The form.
  package let plan: Plan
  /// The diagrams.
  package let table: DiagramTable
  let indices: [FieldPath: Int]
  let empty: [LogicalValue]
  let facts: ConditionFacts
  var variables: [Variable] = []
  var usual: [Int] = []
  var groups: [Int] = []
  var domains: [Int: Domain] = [:]
  var regionVariables: [Int: Int] = [:]
  var optionVariables: [Int: [(id: String, variable: Int)]] = [:]
  var relations: [Relation: Int] = [:]
  /// How many values may still be tried where fields are compared with each other.
  var tries = 100_000
  /// What cannot be, found out so far.
  var impossible = Diagram.never
  /// By field: the states in which it is shown.
  package private(set) var visible: [Diagram] = []
  /// By field: the states in which it is enabled, shown or not.
  package private(set) var enabled: [Diagram] = []
  /// By field: the states in which it is shown and enabled.
  package private(set) var open: [Diagram] = []
  /// Fields that are never open, so that their default stays.
  private(set) var isFixed: [Bool] = []
  private var known: [Reading: [Expression: Diagram]] = [:]

  /// The source that is the day of the run.
  var today: Int { plan.fields.count }

  /// Works out when each field is shown and enabled.
  ///
  /// - Parameter limit: how many nodes the diagrams may have.
  /// - Complexity: linear in the size of the form where its conditions are independent of each other.
  package init(_ plan: Plan, limit: Int = 200_000) throws(OutOfNodes) {
    self.plan = plan
    table = DiagramTable(limit: limit)
    indices = Dictionary(plan.fields.enumerated().map { ($1.path, $0) }) { first, _ in first }
    empty = plan.fields.map { LogicalValue.empty($0.holds) }
    facts = ConditionFacts(plan, indices)
    visible = plan.fields.map { _ in .always }
    enabled = visible
    open = visible
    isFixed = plan.fields.map { _ in false }
    for field in facts.order { try derive(field) }
  }

  private func derive(_ index: Int) throws(OutOfNodes) {
    let field = plan.fields[index]
    if field.visible == .always, field.enabled == .always { return }
    visible[index] = try diagram(of: field.visible)
    enabled[index] = try diagram(of: field.enabled)
    open[index] = try table.and(visible[index], enabled[index])
    if case .none = try find(open[index]) { isFixed[index] = true }
  }

  /// The states in which a condition holds.
  package func diagram(of condition: Expression, _ reading: Reading = .shown) throws(OutOfNodes) -> Diagram {
    switch condition {
    case .boolean(let holds): return .constant(holds)
    case .not(let part): return try table.not(diagram(of: part, reading))
    case .all(let parts):
      var all = Diagram.always
      for part in parts { all = try table.and(all, diagram(of: part, reading)) }
      return all
    case .any(let parts):
      var any = Diagram.never
      for part in parts { any = try table.or(any, diagram(of: part, reading)) }
      return any
    case .compare(let comparison, let left, let right) where isTruth(left) && isTruth(right):
      let (left, right) = (try diagram(of: left, reading), try diagram(of: right, reading))
      let same = try table.choose(left, right, otherwise: table.not(right))
      return comparison == .equal ? same : try table.not(same)
    default:
      if let known = known[reading]?[condition] { return known }
      let diagram = try leaf(condition, reading)
      known[reading, default: [:]][condition] = diagram
      return diagram
    }
  }

  private func isTruth(_ side: Expression) -> Bool {
    if case .field(let path) = side {
      return indices[path].map { plan.fields[$0].holds == .boolean } ?? false
    }
    return side.isTruth
  }

  /// What a condition amounts to where some sources have these values and all others are empty.
  func holds(_ condition: Expression, _ values: [Int: LogicalValue]) -> Bool {
    var day: FormDay?
    if case .day(let today) = values[today] { day = today }
    return Values(indices: indices, values: values, today: day, empty: empty).holds(condition)
  }

  /// The sources that an expression reads, in their order.
  func sources(of expression: Expression) -> [Int] {
    var sources = Set(expression.fields.compactMap { indices[$0] })
    if expression.readsToday { sources.insert(today) }
    return sources.sorted()
  }

  func makeVariable(_ variable: Variable, size: Int, usual: Int, group: Int) -> Int {
    variables.append(variable)
    self.usual.append(usual)
    groups.append(group)
    return table.makeVariable(size: size)
  }
}

extension StateSpace {
  /// The place of a field in the plan.
  package func index(of path: FieldPath) -> Int? { indices[path] }
}
