import FormDiagnostics
import FormPlan
import FormRuntime

/// Says by brute force what must be found in a form: it plays every state, and reads from the pages what is wrong.
struct Oracle {
  let plan: Plan
  /// Everything that was seen in the states.
  private(set) var seen: Sightings
  let free: FreeReading

  /// Plays a form in every state.
  ///
  /// - Throws: what this judge cannot cut into regions, or too many states.
  init(_ plan: Plan, limit: Int = 20_000) throws {
    let regions = try Regions(plan)
    let free = FreeReading(plan: plan, regions: regions, limit: limit)
    self.plan = plan
    self.free = free
    // Any value for every field that can be both shown and enabled: the least set of fields of which that is true.
    var open: Set<FieldPath> = []
    while true {
      let states = States(of: plan, open, regions)
      guard states.count <= limit else { throw Links.Unjudged(reason: "\(states.count) states") }
      var seen = Sightings(states.plan, free)
      states.forEach { seen.look(at: $0) }
      if seen.open.isSubset(of: open) {
        self.seen = seen
        return
      }
      open.formUnion(seen.open)
    }
  }

  /// One of the states by itself.
  init(_ oracle: Oracle, at session: borrowing Session) {
    plan = oracle.plan
    free = oracle.free
    seen = Sightings(oracle.seen.plan, oracle.free)
    seen.look(at: session)
  }

  /// The findings that there must be.
  ///
  /// - Parameter hasOtherErrors: whether a rule that does not reason about states found an error in stage 4.
  func findings(hasOtherErrors: Bool) throws -> Set<Finding> {
    var findings = try conditionFindings()
    findings.formUnion(focusFindings())
    findings.formUnion(labelFindings())
    let hasErrors = hasOtherErrors || findings.contains { $0.severity == "error" }
    if hasErrors { return findings }
    if !seen.isValid {
      findings.insert(Finding("submit/never-valid", .error, ""))
      return findings
    }
    return findings.union(adviceFindings())
  }
}
