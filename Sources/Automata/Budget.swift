/// How much a question may cost, counted and not measured, so that it ends alike on every machine.
package struct Budget: Hashable, Sendable {
  /// The most states of an automaton, and the most scalars of an expression with its repeats written out.
  package var states: Int

  /// Allows so many states.
  package init(states: Int = 20_000) { self.states = states }

  /// The most steps of work: visits of states, transitions and pairs.
  var work: Int { min(max(states, 0), 1 << 30) * 200 }

  /// The deepest nesting of an expression.
  static let depth = 500
}

/// The budget is spent: nothing is known.
package struct Exhausted: Error, Hashable {}

/// What is left of a budget.
struct Meter {
  /// What was given.
  let budget: Budget
  private var work: Int

  /// Starts with all of it.
  init(_ budget: Budget) {
    self.budget = budget
    work = budget.work
  }

  /// Does so many steps of work.
  mutating func spend(_ amount: Int) throws(Exhausted) {
    work -= amount
    if work < 0 { throw Exhausted() }
  }

  /// Lets a collection grow to so many states.
  func allow(states: Int) throws(Exhausted) {
    if states > budget.states { throw Exhausted() }
  }
}
