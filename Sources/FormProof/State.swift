package import FormPlan

/// One state of a form: what an app puts in before the form appears, and the day of the run.
package struct State: Hashable, Sendable {
  /// What stands in fields instead of their default, as it stands on the screen.
  package var given: [FieldPath: Entry] = [:]
  /// The day of the run, where it is another than that of a run that names none.
  package var today: FormDay?
}

/// Whether there is a state.
package enum Answer: Sendable {
  /// There is none: this is proved.
  case none
  /// Here is one.
  case state(State)
  /// It was not found out, and why.
  case unknown(String)

  /// Whether there is surely none.
  package var isNone: Bool { if case .none = self { true } else { false } }
}
