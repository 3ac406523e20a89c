/// What a field is, as far as it decides what a person can do with it.
enum FieldKind: String, Sendable {
  case text, secure, multiline, integer, number, toggle, choice, choices, date, time, dateTime
  case stepper, slider, note, link, action, custom

  /// Whether a field of this kind is typed into.
  var isTyped: Bool {
    switch self {
    case .text, .secure, .multiline, .integer, .number: true
    case .toggle, .choice, .choices, .date, .time, .dateTime, .stepper, .slider, .note, .link, .action,
      .custom:
      false
    }
  }
}

/// One field's names.
struct FieldNames: Sendable {
  var id: String
  var kind: FieldKind
  var keyboard: String
  /// Whether the focus can stand on it.
  var takesKeyboard: Bool
}

/// All that the driver knows of one form.
struct FormNames<Values> {
  /// The fields in the order of the document.
  let fields: [FieldNames]
  /// The toolbar's buttons: `previous`, `next`, `done`.
  let buttons: Set<String>
  /// The ways to close the keyboard: `tapOutside`, `scroll`.
  let dismissals: Set<String>
  /// Where the text of each typed field stands.
  let texts: [String: WritableKeyPath<Values, String>]
  /// Where the value of each field stands that is set without typing.
  let slots: [String: Slot<Values>]

  /// Names a form; `focusable` are views of the app that take the keyboard.
  init(
    fields: [(id: String, kind: FieldKind, keyboard: String)],
    buttons: Set<String> = [],
    dismissals: Set<String> = [],
    focusable: Set<String> = [],
    texts: [String: WritableKeyPath<Values, String>] = [:],
    slots: [String: Slot<Values>] = [:]
  ) {
    self.fields = fields.map {
      FieldNames(
        id: $0.id, kind: $0.kind, keyboard: $0.keyboard,
        takesKeyboard: $0.kind.isTyped || focusable.contains($0.id))
    }
    self.buttons = buttons
    self.dismissals = dismissals
    self.texts = texts
    self.slots = slots
  }

  /// Says what does not fit between these names and a model's fields; nil when all does.
  func fault(fields ids: [String]) -> String? {
    guard fields.map(\.id) == ids else { return "its fields are \(ids), not \(fields.map(\.id))" }
    for field in fields {
      let isSet = slots[field.id] != nil
      let needsSlot: Bool? =
        switch field.kind {
        case .text, .secure, .multiline, .integer, .number, .note, .link, .action: false
        case .toggle, .choice, .choices, .date, .time, .dateTime, .stepper, .slider: true
        case .custom: nil
        }
      if (texts[field.id] != nil) != field.kind.isTyped || needsSlot.map({ $0 != isSet }) ?? false {
        return "\(field.id) needs one place, that of a \(field.kind.rawValue)"
      }
    }
    let unknown = buttons.subtracting(["previous", "next", "done"])
      .union(dismissals.subtracting(["tapOutside", "scroll"]))
    return unknown.isEmpty ? nil : "nobody knows \(unknown.sorted())"
  }
}
