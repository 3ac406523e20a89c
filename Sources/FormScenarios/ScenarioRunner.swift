package import FormDiagnostics
package import FormPlan
import FormRuntime

/// What became of a scenario.
package struct ScenarioResult: Sendable {
  /// Why it failed, and where.
  package struct Failure: Hashable, Sendable {
    /// The number of the step, from 0.
    package var step: Int
    /// Where the step, or the expectation, is written.
    package var span: SourceSpan
    /// What was expected and what was found, or why a step was refused: one short phrase.
    package var message: String
  }

  /// The scenario's name.
  package var name: Located<String>
  /// nil for a scenario that passed.
  package var failure: Failure?
  /// One line an event, the one that failed included, without line feeds.
  package var trace: [String]

  /// Whether all went as written.
  package var hasPassed: Bool { failure == nil }
}

/// Plays scenarios.
package struct ScenarioRunner {
  var session: Session
  private var trace: [String] = []

  /// Plays a scenario up to the first step that is refused or does not hold.
  package static func run(_ scenario: Scenario, _ plan: Plan) -> ScenarioResult {
    var runner = ScenarioRunner(scenario, plan)
    let failure = runner.play(scenario.steps)
    return ScenarioResult(name: scenario.name, failure: failure, trace: runner.trace)
  }

  private init(_ scenario: Scenario, _ plan: Plan) {
    session = Session(plan: plan, given: scenario.given, run: scenario.run)
    trace = [session.traceLine(event: .appear, refused: nil)]
  }

  private mutating func play(_ steps: [ScenarioStep]) -> ScenarioResult.Failure? {
    for (index, step) in steps.enumerated() {
      let miss: (message: String, span: SourceSpan)?
      switch step.kind {
      case .event(let event): miss = receive(event).map { ($0, step.span) }
      case .enter(let path, let event): miss = enter(path, event).map { ($0, step.span) }
      case .expect(let expectations):
        miss =
          expectations.lazy.compactMap { [session] in
            session.miss($0).map { [span = $0.span] message in (message, span) }
          }.first
      }
      if let miss { return ScenarioResult.Failure(step: index, span: miss.span, message: miss.message) }
    }
    return nil
  }

  /// Lets an event happen; the reason in words where it is refused.
  private mutating func receive(_ event: Event) -> String? {
    let refusal = session.receive(event)
    trace.append(session.traceLine(event: event, refused: refusal))
    return refusal.map { "refused: \($0.reason) (\($0.rawValue))" }
  }

  private mutating func enter(_ path: FieldPath, _ event: Event) -> String? {
    if let reason = receive(.tap(path)) { return reason }
    guard session.focus == path else { return "a tap does not focus '\(path)'" }
    return receive(event)
  }
}
