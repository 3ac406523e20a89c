/// One run of a form: the platform around one model.
@MainActor
final class Player<Model: DrivenModel> {
  let model: Model
  let names: FormNames<Model.Values>
  /// Whether the next text replaces the secret that has the focus, as it had text in it when the focus came.
  var replacesSecret = false

  init(_ model: Model, names: FormNames<Model.Values>) {
    self.model = model
    self.names = names
    focusChanged(from: nil)
  }

  /// Plays a step and says what was seen of it.
  func play(_ event: Event, echo: String) -> String {
    let focus = model.focus
    let refusal = perform(event)
    focusChanged(from: focus)
    return traceLine(event: echo, refused: refusal)
  }

  private func focusChanged(from old: Model.Field?) {
    guard model.focus != old else { return }
    replacesSecret = focused.map { $0.kind == .secure && !text(of: $0).isEmpty } ?? false
  }

  private func perform(_ event: Event) -> Refusal? {
    switch event {
    case .tap(let id): return tap(id)
    case .type(let text): return type(text)
    case .paste(let text): return paste(text)
    case .clear: return clear()
    case .fill(let members): return fill(members)
    case .set(let id, let value): return set(id, to: value)
    case .returnKey: return returnKey()
    case .next: return press("next") { if model.canFocusNext { model.focusNext() } }
    case .previous: return press("previous") { if model.canFocusPrevious { model.focusPrevious() } }
    case .done: return press("done") { model.dismissKeyboard() }
    case .tapOutside: closeKeyboard("tapOutside") { model.dismissKeyboard() }
    case .scroll: closeKeyboard("scroll") { model.focusMoved(to: nil) }
    case .submit: model.submit()
    case .reject(let rejections): reject(rejections)
    case .reset: model.reset()
    }
    return nil
  }
}

// MARK: What a form is asked

extension Player {
  /// The names of a field that is shown; nil of one that is hidden or unknown.
  func shown(_ id: String) -> FieldNames? {
    guard let field = Model.Field(rawValue: id), model.isVisible(field) else { return nil }
    return names.fields.first { $0.id == id }
  }

  func isEnabled(_ field: FieldNames) -> Bool {
    Model.Field(rawValue: field.id).map(model.isEnabled) ?? false
  }

  /// The field that has the keyboard.
  var focused: FieldNames? {
    names.fields.first { $0.id == model.focus?.rawValue && $0.takesKeyboard }
  }

  func text(of field: FieldNames) -> String {
    names.texts[field.id].map { model.values[keyPath: $0] } ?? ""
  }
}

// MARK: Taps, buttons, messages

extension Player {
  private func tap(_ id: String) -> Refusal? {
    guard let field = shown(id) else { return .hidden }
    if isEnabled(field), field.takesKeyboard, model.focus?.rawValue != id {
      model.focusMoved(to: Model.Field(rawValue: id))
    }
    return nil
  }

  private func press(_ button: String, _ action: () -> Void) -> Refusal? {
    guard model.focus != nil else { return .noFocus }
    guard names.buttons.contains(button) else { return .noButton }
    action()
    return nil
  }

  private func closeKeyboard(_ way: String, _ action: () -> Void) {
    if names.dismissals.contains(way), model.focus != nil { action() }
  }

  private func reject(_ rejections: [Event.Rejection]) {
    var complaints: [Model.Field: String] = [:]
    var form: [String] = []
    for rejection in rejections {
      if let field = Model.Field(rawValue: rejection.id) {
        complaints[field] = rejection.message
      } else {
        form.append(rejection.message)
      }
    }
    model.reject(complaints, form: form)
  }
}
