import FormPlan

extension Session {
  /// Lets an event happen.
  ///
  /// - Returns: nil, or why a person could not do this; then nothing has changed but that ``attention`` is none.
  @discardableResult
  public mutating func receive(_ event: Event) -> Refusal? {
    attention = nil
    switch event {
    case .type, .paste, .clear, .return, .next, .previous, .done: return receiveInFocus(event)
    case .fill(let texts): return fill(texts)
    case .set(let path, let value): return set(path, to: value)
    case .tap(let path): return tap(path)
    case .appear: appear()
    case .tapOutside: dismiss(by: .tapOutside)
    case .scroll: dismiss(by: .scroll)
    case .submit: submit()
    case .reject(let messages): reject(messages)
    case .reset: reset()
    }
    return nil
  }

  /// What needs a focus: the keyboard and the toolbar above it.
  private mutating func receiveInFocus(_ event: Event) -> Refusal? {
    guard let field = focused else { return .noFocus }
    if event.entersText, !plan.fields[field].isTyped { return .cannotType }
    switch event {
    case .type(let text): return type(text, in: field)
    case .paste(let text): add(text, to: field)
    case .clear: clear(field)
    case .return: return pressReturn(in: field)
    case .next: return press(.next, in: field)
    case .previous: return press(.previous, in: field)
    case .done: return press(.done, in: field)
    case .appear, .tap, .fill, .set, .tapOutside, .scroll, .submit, .reject, .reset: break
    }
    return nil
  }
}

extension Event {
  /// Whether it changes the text of the focused field.
  fileprivate var entersText: Bool {
    switch self {
    case .type, .paste, .clear: true
    default: false
    }
  }
}
