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

  /// Shows the form in every state.
  func forEach(given: [FieldPath: Entry] = [:], _ body: (borrowing Session) -> Void) {
    var given = given
    var digits = free.map { _ in 0 }
    for field in free { given[field.path] = field.values[0] }
    while true {
      for day in days { body(Session(plan: plan, given: given, run: RunParameters(today: day))) }
      guard let place = digits.indices.first(where: { digits[$0] + 1 < free[$0].values.count }) else {
        return
      }
      for lower in 0..<place {
        digits[lower] = 0
        given[free[lower].path] = free[lower].values[0]
      }
      digits[place] += 1
      given[free[place].path] = free[place].values[digits[place]]
    }
  }

  /// The states of a form: any value for every field that can be both shown and enabled in some of them.
  ///
  /// - Parameter limit: no more states than these are looked at.
  init(of plan: Plan, _ regions: Regions, limit: Int) throws {
    var plan = plan
    plan.wraps = false
    var open = plan.fields.map { _ in false }
    while true {
      let states = States(plan: plan, open, regions)
      guard states.count <= limit else { throw Links.Unjudged(reason: "\(states.count) states") }
      if open.allSatisfy({ $0 }) {
        self = states
        return
      }
      var opened = open
      states.forEach { session in
        for (index, field) in plan.fields.enumerated() where !opened[index] {
          opened[index] = session.isEnabled(field.path)
        }
      }
      if opened == open {
        self = states
        return
      }
      open = opened
    }
  }

  /// Some fields and days.
  init(plan: Plan, free: [(path: FieldPath, values: [Entry])], days: [FormDay?]) {
    self.plan = plan
    self.free = free
    self.days = days
  }

  private init(plan: Plan, _ open: [Bool], _ regions: Regions) {
    let free = plan.fields.indices.filter { open[$0] && regions.values[$0].count > 1 }
    self.init(
      plan: plan, free: free.map { (plan.fields[$0].path, regions.values[$0]) }, days: regions.days)
  }
}
