package import FormPlan
package import FormRuntime

/// A scenario that shows a finding: what an app puts in, and what a person does then.
package struct Witness: Hashable, Sendable {
  /// What stands in the form at the start, and on which day.
  package var state: State
  /// What a person does.
  package var steps: [Event] = []

  /// A run of a form as it was seen after each step, the first before any.
  package typealias Trail = [Session]

  /// Plays it.
  ///
  /// - Returns: the form before the first step and after each; nil where a person could not do one of them.
  package func play(_ plan: Plan) -> Trail? {
    var run = RunParameters()
    if let today = state.today { run.today = today }
    var trail = [Session(plan: plan, given: state.given, run: run)]
    for step in steps {
      guard var session = trail.last else { return nil }
      guard session.receive(step) == nil else { return nil }
      trail.append(session)
    }
    return trail
  }

  /// It without all that is not needed for what it shows: each given value, the day, each step.
  ///
  /// - Parameter shows: whether a trail shows what it should.
  /// - Returns: nil where it does not show it itself.
  package func reduced(_ plan: Plan, _ shows: (Witness, Trail) -> Bool) -> Witness? {
    func isShown(_ witness: Witness) -> Bool { witness.play(plan).map { shows(witness, $0) } ?? false }
    guard isShown(self) else { return nil }
    var best = self
    for field in plan.fields where best.state.given[field.path] != nil {
      var less = best
      less.state.given[field.path] = nil
      if isShown(less) { best = less }
    }
    var less = best
    less.state.today = nil
    if isShown(less) { best = less }
    for index in steps.indices.reversed() {
      var less = best
      less.steps.remove(at: index)
      if isShown(less) { best = less }
    }
    return best
  }
}
