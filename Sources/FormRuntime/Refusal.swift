/// Why a person could not do what an event says; a refused event changes nothing.
public enum Refusal: String, CaseIterable, Sendable {
  case noFocus, noReturnKey, noButton, cannotType, hidden, disabled, notSettable, badValue, noSuggestion

  /// The reason as half a sentence, to stand after "refused: ".
  public var reason: String {
    switch self {
    case .noFocus: "no field has the focus"
    case .noReturnKey: "the keyboard of the focused field has no return key"
    case .noButton: "the form's toolbar has no such button"
    case .cannotType: "the keyboard of the focused field does not offer all of this text"
    case .hidden: "the field is hidden"
    case .disabled: "the field is disabled"
    case .notSettable: "the field does not take its value this way"
    case .badValue: "the field cannot hold this value"
    case .noSuggestion: "this is not the last word, or nothing is suggested for it"
    }
  }
}
