import Foundation

/// The forms that can be driven, by name.
@MainActor
enum Registry {
  /// Starts a form with what the app gives it, and hands over what plays one step of it.
  typealias Start = @MainActor (_ given: [JSON.Member], Surroundings) throws -> Run

  static var forms: [String: Start] = [:]
}

/// What a run takes from outside.
struct Surroundings {
  /// The day, as `2026-11-30`; empty for none.
  var today = ""
  /// What stands between whole and fraction.
  var separator: Character = "."
  /// What functions of the app say, by name; those left out say yes.
  @MainActor static var answers: [String: Bool] = [:]
}

/// A form under way, whatever its model is.
struct Run {
  /// The line of the trace that says how it appeared.
  let appearance: String
  /// Plays a step and gives its line; the text is the step's own JSON.
  let play: @MainActor (Event, String) -> String
}

/// Makes a form known to the driver.
@MainActor
func register<Model: DrivenModel>(
  _ form: String,
  _ type: Model.Type,
  make: @escaping @MainActor (Model.Values, Surroundings) -> Model,
  start: @escaping @MainActor (Surroundings) -> Model.Values,
  names: FormNames<Model.Values>
) {
  if let fault = names.fault(fields: Model.Field.allCases.map(\.rawValue)) { fail("\(form): \(fault)") }
  Registry.forms[form] = { given, surroundings in
    var values = start(surroundings)
    try names.put(given: given, into: &values)
    let player = Player(make(values, surroundings), names: names)
    return Run(appearance: player.traceLine(event: quoted("appear"), refused: nil)) { event, echo in
      player.play(event, echo: echo)
    }
  }
}

/// Ends the run where nothing can be judged: with status 2, and the reason on standard error.
func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("driver: \(reason)\n".utf8))
  exit(2)
}
