import FormPlan
import FormRuntime
import FormScenarios

/// The playing of one scenario's events, whatever the scenario expects.
struct Playback {
  /// One line for each event, in the words of a trace or for people.
  private(set) var lines: [String] = []
  /// Whether all went as a person could do it, and the form was submitted in the end.
  private(set) var isSubmitted: Bool

  /// Plays to the end, refused events too.
  init(_ scenario: Scenario, _ plan: Plan, isTrace: Bool) {
    var session = Session(plan: plan, given: scenario.given, run: scenario.run)
    var isRefused = false
    lines.append(
      isTrace ? session.traceLine(event: .appear, refused: nil) : Account.appearance(session))
    for event in scenario.events {
      let before = session
      let refusal = session.receive(event)
      isRefused = isRefused || refusal != nil
      lines.append(
        isTrace
          ? session.traceLine(event: event, refused: refusal)
          : Account.line(event, refusal, before, session))
    }
    isSubmitted = session.submission != nil && !isRefused
  }
}
