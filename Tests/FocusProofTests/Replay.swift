import FormPlan
import FormRuntime

/// Plays a witness: a state, and steps, that make a fault show.
struct Replay {
  /// What an app puts in, the day, and what a person does then.
  struct Witness: Sendable {
    var given: [FieldPath: Entry] = [:]
    var today = FormDay("2000-01-01")
    var steps: [Event] = []
  }

  let oracle: Oracle

  private static let loops: Set<String> = ["focus/cycle", "focus/explicit-wrap"]

  /// Replays witnesses of a form that was played.
  init(_ oracle: Oracle) { self.oracle = oracle }

  /// What is wrong with a witness; nil if its state can be, shows the finding, and has no part too many.
  func fault(of witness: Witness, for finding: Finding) -> String? {
    if let closed = witness.given.keys.first(where: { !oracle.seen.open.contains($0) }) {
      return "\(finding): nobody can change '\(closed)'"
    }
    guard shows(finding, witness) else { return "\(finding): its witness does not show it: \(witness.given)" }
    // Of several loops at one place the shortest is shown, though another may need fewer values.
    if Self.loops.contains(finding.rule) { return nil }
    for path in witness.given.keys {
      var less = witness
      less.given[path] = nil
      if shows(finding, less) { return "\(finding): its witness does without '\(path)'" }
    }
    return stepFault(of: witness, for: finding)
  }

  private func shows(_ finding: Finding, _ witness: Witness) -> Bool {
    let there = Oracle(oracle, at: session(of: witness))
    let findings = there.focusFindings().union(there.labelFindings()).union(there.adviceFindings())
    // A loop that is closed by the last field in one state may be closed in the middle in another.
    let loops = Self.loops
    return findings.contains { other in
      other.path == finding.path
        && (other.rule == finding.rule || loops.contains(other.rule) && loops.contains(finding.rule))
    }
  }

  /// No step may be refused, and each must change what is seen on the way.
  private func stepFault(of witness: Witness, for finding: Finding) -> String? {
    let seen = run(witness)
    if let refusal = seen.refusal { return "\(finding): \(refusal)" }
    for index in witness.steps.indices {
      var less = witness
      less.steps.remove(at: index)
      let other = run(less)
      if other.refusal == nil, other.sessions == seen.sessions {
        return "\(finding): its witness does without \(witness.steps[index])"
      }
    }
    return nil
  }

  /// The form at the start and after each step that changed something; up to a step that is refused, and why.
  private func run(_ witness: Witness) -> (sessions: [Session], refusal: String?) {
    var sessions = [session(of: witness)]
    for step in witness.steps {
      guard var next = sessions.last else { break }
      if let refusal = next.receive(step) { return (sessions, "\(step) is refused: \(refusal)") }
      if next != sessions.last { sessions.append(next) }
    }
    return (sessions, nil)
  }

  private func session(of witness: Witness) -> Session {
    Session(plan: oracle.plan, given: witness.given, run: RunParameters(today: witness.today))
  }
}
