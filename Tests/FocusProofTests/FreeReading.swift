import FormPlan
import FormRuntime

/// What conditions can amount to by themselves: every field that they read is free, whatever shows it.
///
/// A stepper whose field may be hidden may also read as empty.
struct FreeReading {
  /// Values that two conditions can have together.
  struct Outcome: Hashable {
    var encloses: Bool
    var holds: Bool
  }

  let plan: Plan
  let regions: Regions
  /// No form that is judged needs more for one condition.
  let limit: Int

  /// What a condition can be while all of those that enclose it hold, or do not.
  func outcomes(of condition: Expression, within enclosing: [Expression]) throws -> Set<Outcome> {
    var outcomes: Set<Outcome> = []
    let all = [condition] + enclosing
    try states(of: all.flatMap(\.fields), readsToday: all.contains(where: \.readsToday)).forEach { session in
      outcomes.insert(
        Outcome(encloses: enclosing.allSatisfy(session.holds), holds: session.holds(condition)))
    }
    return outcomes
  }

  /// Whether a condition could hold if something stood where nothing stands in a state and a person can put something
  /// in; what is hidden then stays so.
  func couldHold(_ condition: Expression, fillingIn session: borrowing Session) throws -> Bool {
    var given: [FieldPath: Entry] = [:]
    var (empty, hidden): ([FieldPath], [FieldPath]) = ([], [])
    for path in condition.fields {
      if session.isEnabled(path), session.value(of: path).isEmpty {
        empty.append(path)
      } else if session.isVisible(path) {
        given[path] = session.entry(of: path)
      } else {
        hidden.append(path)
      }
    }
    var could = false
    var states = try states(of: empty, keeping: Array(given.keys), hiding: hidden, readsToday: false)
    // What stands in other fields may be what has to stand here too.
    let free = states.free.map { field in
      let holds = plan.fields.first { $0.path == field.path }?.holds
      let others = plan.fields.filter { $0.holds == holds }.compactMap { given[$0.path] }
      return (path: field.path, values: field.values + others.filter { !field.values.contains($0) })
    }
    states = States(plan: states.plan, free: free, days: [session.run.today])
    states.forEach(given: given) { could = could || $0.holds(condition) }
    return could
  }

  private func states(
    of paths: [FieldPath], keeping others: [FieldPath] = [], hiding hidden: [FieldPath] = [], readsToday: Bool
  ) throws -> States {
    var bare = plan
    bare.fields = []
    var free: [(path: FieldPath, values: [Entry])] = []
    for (index, field) in plan.fields.enumerated()
    where (paths + others + hidden).contains(field.path) {
      var shown = field
      shown.visible = .boolean(!hidden.contains(field.path))
      shown.enabled = .always
      shown.next = []
      shown.validators = []
      shown.rechecks = []
      if paths.contains(field.path), field.range != nil, field.visible != .always {
        let path = FieldPath(field.path.text + "_shown")
        bare.fields.append(Field(path: path, swiftName: path.text, kind: .toggle, label: "Shown"))
        shown.visible = .field(path)
        free.append((path, [.boolean(true), .boolean(false)]))
      }
      if paths.contains(field.path) { free.append((field.path, regions.values[index])) }
      bare.fields.append(shown)
    }
    bare.focusOrder = []
    bare.initialFocus = .none
    bare.sections = []
    bare.derivationOrder = bare.fields.map(\.path)
    let states = States(plan: bare, free: free, days: readsToday ? regions.days : [nil])
    guard states.count <= limit else { throw Links.Unjudged(reason: "\(states.count) values of a condition") }
    return states
  }
}

extension Expression {
  /// Whether it is another one tomorrow.
  var readsToday: Bool {
    switch self {
    case .today: true
    case .not(let part), .offset(let part, _, _): part.readsToday
    case .all(let parts), .any(let parts): parts.contains(where: \.readsToday)
    case .compare(_, let left, let right), .add(let left, let right), .subtract(let left, let right):
      left.readsToday || right.readsToday
    default: false
    }
  }

  /// Whether it is `true` or `false`, or was left out.
  var isLiteral: Bool {
    if case .boolean = self { return true }
    return false
  }

  /// What is left of a field's condition without its section's, which the plan puts in front.
  func without(_ section: Expression) -> Expression {
    let rest = Array(terms.dropFirst(section == .always ? 0 : section.terms.count))
    switch rest.count {
    case 0: return .always
    case 1: return rest[0]
    default: return .all(rest)
    }
  }

  private var terms: [Expression] {
    if case .all(let terms) = self { return terms }
    return [self]
  }
}
