package import FormDiagnostics
package import FormPlan
package import FormRuntime

/// A file of scenarios: tests of one form.
package struct ScenarioSuite: Sendable {
  /// The file.
  package var file: SourceFile
  /// The scenarios, in the order written.
  package var scenarios: [Scenario]
}

/// One test: what the app puts in, what a person does, and what must then be seen.
package struct Scenario: Sendable {
  /// Its name.
  package var name: Located<String>
  /// The day and the locale.
  package var run: RunParameters
  /// What stands in fields before the form appears.
  package var given: [FieldPath: Entry]
  /// What happens, and what is expected in between.
  package var steps: [ScenarioStep]

  /// Describes a scenario.
  package init(
    name: Located<String>, run: RunParameters = RunParameters(), given: [FieldPath: Entry] = [:],
    steps: [ScenarioStep] = []
  ) {
    self.name = name
    self.run = run
    self.given = given
    self.steps = steps
  }

  /// What happens, one event after the other, without what is expected.
  package var events: [Event] {
    steps.flatMap { step -> [Event] in
      switch step.kind {
      case .event(let event): [event]
      case .enter(let path, let event): [.tap(path), event]
      case .expect: []
      }
    }
  }
}

/// One step of a scenario.
package struct ScenarioStep: Sendable {
  /// What a step is.
  package enum Kind: Hashable, Sendable {
    /// One event.
    case event(Event)
    /// A tap on a field that must get the focus, then an event there: `type: {name: Ray}`.
    case enter(FieldPath, Event)
    /// Expectations, in the order written.
    case expect([Expectation])
  }

  /// What it is.
  package var kind: Kind
  /// Where it is written.
  package var span: SourceSpan

  /// Describes a step.
  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
