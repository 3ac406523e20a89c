/// The views that can be driven, by the names of their forms.
@MainActor
enum Views {
  /// Starts a view with what the app gives it.
  typealias Start = @MainActor (ViewStart) throws -> ViewPlayer

  static var forms: [String: Start] = [:]
}

/// What a run gives a view from outside.
struct ViewStart {
  /// What is in the form before it appears.
  var given: [JSON.Member] = []
  /// The day, as `2026-11-30`; empty for none.
  var today = ""
  /// What stands between whole and fraction.
  var separator: Character = "."
  /// What functions of the app say, by name; those left out say yes.
  var answers: [String: Bool] = [:]
}
