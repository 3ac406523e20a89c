/// What an author may write after `type:`.
public enum FieldKind: String, CaseIterable, Codable, Sendable {
  case text, secure, multiline, integer, number, toggle, choice, choices, date, time, dateTime
  case stepper, slider, note, link, action, custom

  /// One row of the field table; schema, pages, reader, emitter, interpreter and tests read rows, never kinds.
  public struct Row: Sendable {
    /// What the kind is for, as half a sentence.
    public var summary: String
    /// What a person sees and touches.
    public var control: Control
    /// What the field holds; a `custom` field says so itself, after `value:`.
    public var holds: ValueType
    /// Whether a text as it stands on the screen may not be trimmed and normalized.
    public var keepsText = false
    /// The keyboard of a field whose author and content name none.
    public var keyboard = Keyboard.default
  }

  /// The kind's row.
  public var row: Row {
    switch self {
    case .text: Row(summary: "one line of text", control: .textField, holds: .text)
    case .secure:
      Row(summary: "a secret, typed unseen", control: .secureField, holds: .text, keepsText: true)
    case .multiline: Row(summary: "text over several lines", control: .textEditor, holds: .text)
    case .integer:
      Row(summary: "a whole number, typed", control: .textField, holds: .integer, keyboard: .numberPad)
    case .number:
      Row(summary: "a decimal number, typed", control: .textField, holds: .number, keyboard: .decimalPad)
    case .toggle: Row(summary: "on or off", control: .toggle, holds: .boolean)
    case .choice: Row(summary: "one of several options", control: .picker, holds: .option)
    case .choices: Row(summary: "any of several options", control: .checklist, holds: .options)
    case .date: Row(summary: "a calendar day", control: .datePicker, holds: .day)
    case .time: Row(summary: "a time on the clock", control: .datePicker, holds: .time)
    case .dateTime: Row(summary: "a day and a time", control: .datePicker, holds: .dateTime)
    case .stepper: Row(summary: "a number, by plus and minus", control: .stepper, holds: .number)
    case .slider: Row(summary: "a number, by sliding", control: .slider, holds: .number)
    case .note: Row(summary: "text to read", control: .note, holds: .nothing)
    case .link: Row(summary: "a link to elsewhere", control: .link, holds: .nothing)
    case .action: Row(summary: "a button that calls a function", control: .action, holds: .nothing)
    case .custom: Row(summary: "a view of your own", control: .custom, holds: .nothing)
    }
  }

  /// Whether every field of the kind takes the keyboard; a `custom` field says so itself.
  public var takesKeyboard: Bool { row.control.isTyped }
}

/// How a field is drawn; closed, so that the compiler names every place that must answer for a new one.
public enum Control: String, CaseIterable, Codable, Sendable {
  case textField, secureField, textEditor, toggle, picker, checklist, datePicker, stepper, slider
  case note, link, action, custom

  /// Whether a person types into it, so that it holds a text and takes keyboard focus on iOS.
  public var isTyped: Bool {
    switch self {
    case .textField, .secureField, .textEditor: true
    case .toggle, .picker, .checklist, .datePicker, .stepper, .slider, .note, .link, .action, .custom: false
    }
  }

  /// Whether it moves over the steps of a range, and so is never empty.
  public var isStepped: Bool { self == .stepper || self == .slider }

  /// Whether the return key types a line break there instead of going on.
  public var returnTypesNewline: Bool { self == .textEditor }
}

/// What a value is, for conditions, defaults and validators.
public enum ValueType: String, CaseIterable, Codable, Sendable {
  case nothing, text, boolean, option, options
  /// A whole number.
  case integer
  /// An exact decimal.
  case number
  /// A calendar day.
  case day
  /// A time on the clock.
  case time
  case dateTime

  /// Whether it is a number.
  public var isNumber: Bool { self == .integer || self == .number }
  /// Whether it is a day, a time, or both.
  public var isMoment: Bool { self == .day || self == .time || self == .dateTime }
  /// Whether it has a day, so that days can be counted from it.
  public var hasDay: Bool { self == .day || self == .dateTime }
}
