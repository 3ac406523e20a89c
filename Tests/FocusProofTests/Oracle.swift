import FormDiagnostics
import FormPlan
import FormRuntime

/// Says by brute force what must be found in a form: it plays every state, and reads from the pages what is wrong.
struct Oracle {
  let plan: Plan
  /// Everything that was seen in the states.
  private(set) var seen: Sightings
  let free: FreeReading
  /// The number of states that were played.
  let states: Int

  /// Plays a form in every state.
  ///
  /// - Throws: what this judge cannot cut into regions, or too many states.
  init(_ plan: Plan, limit: Int = 20_000) throws {
    let regions = try Regions(plan)
    let states = try States(of: plan, regions, limit: limit)
    free = FreeReading(plan: plan, regions: regions, limit: limit)
    var seen = Sightings(states.plan, free)
    states.forEach { seen.look(at: $0) }
    self.plan = plan
    self.seen = seen
    self.states = states.count
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
    return try findings.union(adviceFindings())
  }
}
