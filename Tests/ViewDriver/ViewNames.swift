/// All that the driver knows of one form's view: names, and how a person tells things by them.
struct ViewNames {
  /// The fields in the order of the document; their keyboards are read from the view.
  var fields: [FieldNames]
  /// The accessibility identifier of a field's control.
  var identifier: @Sendable (_ field: String) -> String
  /// The identifier of the text that says what is wrong with a field; the form's own is that of `""`.
  var errorIdentifier: @Sendable (_ field: String) -> String
  /// What is wrong with a field, where its control says so by its hint and no text has the identifier above.
  var messageInHint: @Sendable (_ field: String, _ hint: String) -> String? = { _, _ in nil }
  /// The button of each action: `previous`, `next`, `done` above the keyboard, `submit` and `reset`.
  var buttons: [String: String]
  /// The id of each option by the label that a picker shows; an empty id is no choice.
  var options: [String: [(label: String, id: String)]] = [:]
  /// The identifier of the toggle of one of several choices.
  var choiceIdentifier: @Sendable (_ field: String, _ option: String) -> String = { "\($0).\($1)" }

  init(
    form: String, fields: [(id: String, kind: FieldKind)], focusable: Set<String> = [],
    buttons: [String: String], options: [String: [(label: String, id: String)]] = [:]
  ) {
    self.fields = fields.map {
      FieldNames(
        id: $0.id, kind: $0.kind, keyboard: "default",
        takesKeyboard: $0.kind.isTyped || focusable.contains($0.id))
    }
    self.buttons = buttons
    self.options = options
    identifier = { "\(form).\($0)" }
    errorIdentifier = { $0.isEmpty ? "\(form).error" : "\(form).\($0).error" }
  }
}

/// What a view does not show, and the app around it knows or does.
@MainActor
struct AppSide {
  /// What was submitted and stands, as JSON; nil while nothing is.
  var submission: () -> String?
  /// The validator that gave a field's message; the view shows the message only.
  var validator: (_ field: String, _ message: String) -> String
  /// The value of a hidden field, as JSON; nil takes what was seen of it last.
  var hiddenValue: (_ field: String) -> String?
  /// Brings errors from elsewhere; nil where the app cannot.
  var reject: (([(id: String, message: String)]) -> Void)?
  /// Takes everything back to the start, where no button of the view does.
  var reset: (() -> Void)?

  init(
    submission: @escaping () -> String? = { nil },
    validator: @escaping (_ field: String, _ message: String) -> String = { _, _ in "" },
    hiddenValue: @escaping (_ field: String) -> String? = { _ in nil },
    reject: (([(id: String, message: String)]) -> Void)? = nil, reset: (() -> Void)? = nil
  ) {
    self.submission = submission
    self.validator = validator
    self.hiddenValue = hiddenValue
    self.reject = reject
    self.reset = reset
  }
}
