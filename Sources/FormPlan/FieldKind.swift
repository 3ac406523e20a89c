/// What an author may write after `type:`.
public enum FieldKind: String, CaseIterable, Codable, Sendable {
  case text, secure, multiline, toggle, choice, note

  /// One row of the field table; schema, pages, reader, emitter, interpreter and tests read rows, never kinds.
  public struct Row: Sendable {
    /// What the kind is for, as half a sentence.
    public var summary: String
    /// What a person sees and touches.
    public var control: Control
    /// What the field holds.
    public var holds: ValueType
    /// Whether a text as it stands on the screen may be trimmed and normalized.
    public var keepsText: Bool
  }

  /// The kind's row.
  public var row: Row {
    switch self {
    case .text: Row(summary: "one line of text", control: .textField, holds: .text, keepsText: false)
    case .secure: Row(summary: "a secret, typed unseen", control: .secureField, holds: .text, keepsText: true)
    case .multiline:
      Row(summary: "text over several lines", control: .textEditor, holds: .text, keepsText: false)
    case .toggle: Row(summary: "on or off", control: .toggle, holds: .boolean, keepsText: false)
    case .choice: Row(summary: "one of several options", control: .picker, holds: .option, keepsText: false)
    case .note: Row(summary: "text to read", control: .note, holds: .nothing, keepsText: false)
    }
  }

  /// Whether the control takes the keyboard, so that the focus can stand there.
  public var takesKeyboard: Bool { row.control.takesKeyboard }
}

/// How a field is drawn; closed, so that the compiler names every place that must answer for a new one.
public enum Control: String, CaseIterable, Codable, Sendable {
  case textField, secureField, textEditor, toggle, picker, note

  /// Whether it takes keyboard focus on iOS.
  public var takesKeyboard: Bool {
    switch self {
    case .textField, .secureField, .textEditor: true
    case .toggle, .picker, .note: false
    }
  }

  /// Whether the return key types a line break there instead of going on.
  public var returnTypesNewline: Bool { self == .textEditor }
}

/// What a value is, for conditions, defaults and validators.
public enum ValueType: String, CaseIterable, Codable, Sendable {
  case nothing, text, boolean, option
}
