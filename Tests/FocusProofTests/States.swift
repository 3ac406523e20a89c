import FormPlan
import FormRuntime

/// Runs through every combination of values of some fields and days.
struct States {
  /// A plan whose toolbar does not go round: that is no moving on.
  let plan: Plan
  /// The fields that are free, and their values.
  let free: [(path: FieldPath, values: [Entry])]
  /// The days of the run.
  let days: [FormDay?]

  /// How many there are.
  var count: Int {
    free.reduce(days.count) { count, field in
      let (product, overflow) = count.multipliedReportingOverflow(by: field.values.count)
      return overflow ? .max : product
    }
  }

  /// Shows the form in every state; two that differ only in what is hidden are one.
  func forEach(given: [FieldPath: Entry] = [:], _ body: (borrowing Session) -> Void) {
    var given = given
    for field in free { given[field.path] = field.values[0] }
    for day in days {
      let run = RunParameters(today: day)
      let start = Session(plan: plan, given: given, run: run)
      visit(start, run, &given, from: 0, body)
    }
  }

  /// Goes through the values of the fields from a place on; each stands after those that its visibility reads.
  private func visit(
    _ session: borrowing Session, _ run: RunParameters, _ given: inout [FieldPath: Entry], from place: Int,
    _ body: (borrowing Session) -> Void
  ) {
    guard place < free.count else { return body(session) }
    let field = free[place]
    visit(session, run, &given, from: place + 1, body)
    guard session.isVisible(field.path) else { return }
    for value in field.values.dropFirst() {
      given[field.path] = value
      visit(Session(plan: plan, given: given, run: run), run, &given, from: place + 1, body)
    }
    given[field.path] = field.values[0]
  }

  /// The states in which these fields are free and the others keep their defaults.
  init(of plan: Plan, _ open: Set<FieldPath>, _ regions: Regions) {
    var plan = plan
    plan.wraps = false
    let values = Dictionary(uniqueKeysWithValues: zip(plan.fields.map(\.path), regions.values))
    let free = plan.derivationOrder.compactMap { path -> (path: FieldPath, values: [Entry])? in
      guard open.contains(path), let values = values[path], values.count > 1 else { return nil }
      return (path, values)
    }
    self.init(plan: plan, free: free, days: regions.days)
  }

  /// Some fields and days.
  init(plan: Plan, free: [(path: FieldPath, values: [Entry])], days: [FormDay?]) {
    self.plan = plan
    self.free = free
    self.days = days
  }
}
