public import FormPlan

/// What a person, the app or the system does to a form: one step of a scenario.
public enum Event: Hashable, Sendable {
  /// The form comes to the screen.
  case appear
  /// A touch on a field.
  case tap(FieldPath)
  /// Keys of the keyboard, into the focused field.
  case type(String)
  /// The clipboard, into the focused field; not held to what the keyboard offers.
  case paste(String)
  /// Empties the focused field.
  case clear
  /// AutoFill: the texts of several fields at once.
  case fill([PathText])
  /// A value for a control that is not typed into.
  case set(FieldPath, SettableValue)
  /// The return key of the software keyboard.
  case `return`
  /// The toolbar's *next*.
  case next
  /// The toolbar's *previous*.
  case previous
  /// The toolbar's *done*.
  case done
  /// A touch on no control.
  case tapOutside
  /// The form is scrolled.
  case scroll
  /// The submit button.
  case submit
  /// Messages from elsewhere, by field; of paths that are hidden or unknown they are the form's own.
  case reject([PathText])
  /// Everything as at the start.
  case reset
}

/// A field and a text for it.
public struct PathText: Hashable, Sendable {
  /// The field.
  public var path: FieldPath
  /// The text.
  public var text: String

  /// Pairs a field with a text.
  public init(_ path: FieldPath, _ text: String) {
    self.path = path
    self.text = text
  }
}

/// What a step may set a control to.
public enum SettableValue: Hashable, Sendable {
  case boolean(Bool)
  /// An option's id, or another value as it is written.
  case text(String)
  /// Empties what can be empty.
  case null
  case list([String])
}
