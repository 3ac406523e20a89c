/// What a field is, as far as it decides what a person can do with it.
enum FieldKind: String, Sendable {
  case text, secure, multiline, toggle, choice, note

  /// Whether a field of this kind is typed into.
  var isTyped: Bool {
    switch self {
    case .text, .secure, .multiline: true
    case .toggle, .choice, .note: false
    }
  }
}

/// One field's names.
struct FieldNames: Sendable {
  var id: String
  var kind: FieldKind
  var keyboard: String
}

/// Reads and writes a choice by the ids of its options.
struct Choice<Values> {
  /// The id of the option that is chosen; nil when none is.
  let read: (Values) -> String?
  /// Chooses the option of an id, or none; false where there is no such option.
  let write: (inout Values, String?) -> Bool

  init<Option: RawRepresentable<String>>(_ path: WritableKeyPath<Values, Option?>) {
    read = { $0[keyPath: path]?.rawValue }
    write = { values, id in
      let option = id.flatMap(Option.init(rawValue:))
      guard id == nil || option != nil else { return false }
      values[keyPath: path] = option
      return true
    }
  }
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
  /// Where each toggle stands.
  let toggles: [String: WritableKeyPath<Values, Bool>]
  /// Where each choice stands.
  let choices: [String: Choice<Values>]

  init(
    fields: [(id: String, kind: FieldKind, keyboard: String)],
    buttons: Set<String> = [],
    dismissals: Set<String> = [],
    texts: [String: WritableKeyPath<Values, String>] = [:],
    toggles: [String: WritableKeyPath<Values, Bool>] = [:],
    choices: [String: Choice<Values>] = [:]
  ) {
    self.fields = fields.map { FieldNames(id: $0.id, kind: $0.kind, keyboard: $0.keyboard) }
    self.buttons = buttons
    self.dismissals = dismissals
    self.texts = texts
    self.toggles = toggles
    self.choices = choices
  }

  /// Says what does not fit between these names and a model's fields; nil when all does.
  func fault(fields ids: [String]) -> String? {
    guard fields.map(\.id) == ids else { return "its fields are \(ids), not \(fields.map(\.id))" }
    for field in fields {
      let places = [texts[field.id] != nil, toggles[field.id] != nil, choices[field.id] != nil]
      let needed = [field.kind.isTyped, field.kind == .toggle, field.kind == .choice]
      if places != needed { return "\(field.id) needs one key path, that of a \(field.kind.rawValue)" }
    }
    let unknown = buttons.subtracting(["previous", "next", "done"])
      .union(dismissals.subtracting(["tapOutside", "scroll"]))
    return unknown.isEmpty ? nil : "nobody knows \(unknown.sorted())"
  }
}
