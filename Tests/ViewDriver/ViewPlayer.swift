@_spi(Headless) import SwiftUI

/// One run of a form's view: fingers and eyes, which know the view by its identifiers only.
@MainActor
final class ViewPlayer {
  let host: HeadlessHost
  let names: ViewNames
  let app: AppSide
  /// What was seen last of each field's value, as JSON.
  var lastSeen: [String: String] = [:]
  private var seenAttentions = 0

  init(_ host: HeadlessHost, names: ViewNames, app: AppSide) {
    self.host = host
    self.names = names
    self.app = app
  }

  /// The first line of the trace.
  func appearance() async -> String {
    await host.settled()
    return traceLine(event: quoted("appear"), refused: nil)
  }

  /// Plays a step and says what was seen of it.
  func play(_ event: Event, echo: String) async throws -> String {
    let refusal: Refusal?
    do {
      refusal = try perform(event)
    } catch let error as HeadlessError {
      throw InputError("\(echo): \(error)")
    }
    await host.settled()
    return traceLine(event: echo, refused: refusal)
  }

  private func perform(_ event: Event) throws -> Refusal? {
    switch event {
    case .tap(let id): return try tap(id)
    case .type(let text): return try type(text)
    case .paste(let text): return try typed { try host.paste(text) }
    case .clear: return try typed { try host.clear() }
    case .fill(let members): return try fill(members)
    case .set(let id, let value): return try set(id, to: value)
    case .returnKey: return try returnKey()
    case .next: return try press("next")
    case .previous: return try press("previous")
    case .done: return try press("done")
    case .tapOutside: host.tapOutside()
    case .scroll: host.scroll(rows: 1)
    case .submit: try host.tap(button("submit"))
    case .reject(let rejections):
      guard let reject = app.reject else { throw InputError("nobody can reject") }
      reject(rejections.map { (id: $0.id, message: $0.message) })
    case .reset:
      if let reset = app.reset { reset() } else { try host.tap(button("reset")) }
    }
    return nil
  }

  private func button(_ action: String) throws -> String {
    guard let name = names.buttons[action] else { throw InputError("no button is named for \(action)") }
    return name
  }

  /// Which field was sent accessibility focus since the last line.
  func attention() -> String? {
    let new = host.attentions.dropFirst(seenAttentions)
    seenAttentions = host.attentions.count
    return new.last.flatMap { identifier in names.fields.first { names.identifier($0.id) == identifier }?.id }
  }
}

// MARK: What is seen of fields

extension ViewPlayer {
  /// The control of a field that is shown.
  func shown(_ id: String) -> (field: FieldNames, element: HeadlessElement)? {
    guard let field = names.fields.first(where: { $0.id == id }) else { return nil }
    return element(of: field).map { (field, $0) }
  }

  func element(of field: FieldNames) -> HeadlessElement? {
    let name = names.identifier(field.id)
    if let element = host.elements.first(where: { $0.identifier == name }) { return element }
    guard field.kind == .choices else { return nil }
    let choices = (names.options[field.id] ?? []).map { names.choiceIdentifier(name, $0.id) }
    return host.elements.first { $0.identifier.map(choices.contains) ?? false }
  }

  /// The field that has the keyboard.
  var focused: (field: FieldNames, element: HeadlessElement)? {
    guard let element = host.focusedElement else { return nil }
    return names.fields.first { names.identifier($0.id) == element.identifier }.map { ($0, element) }
  }
}

// MARK: Fingers

extension ViewPlayer {
  private func tap(_ id: String) throws -> Refusal? {
    guard let (field, element) = shown(id) else { return .hidden }
    if element.isEnabled, field.takesKeyboard, !element.isFocused { try host.tap(names.identifier(id)) }
    return nil
  }

  private func typed(_ action: () throws -> Void) throws -> Refusal? {
    guard let focused else { return .noFocus }
    guard focused.field.kind.isTyped else { return .cannotType }
    try action()
    return nil
  }

  private func type(_ text: String) throws -> Refusal? {
    guard let (field, element) = focused else { return .noFocus }
    let isMultiline = element.kind == .textEditor || element.isMultiline
    guard field.kind.isTyped, isMultiline || !text.contains(where: \.isNewline) else { return .cannotType }
    guard Keyboard(name: "\(element.keyboard)").offers(text) else { return .cannotType }
    try host.type(text)
    return nil
  }

  private func returnKey() throws -> Refusal? {
    guard let (_, element) = focused else { return .noFocus }
    guard Keyboard(name: "\(element.keyboard)").hasReturnKey else { return .noReturnKey }
    try host.returnKey()
    return nil
  }

  private func press(_ action: String) throws -> Refusal? {
    guard host.focusedElement != nil else { return .noFocus }
    guard let name = names.buttons[action], let button = host.element(name), button.region == .keyboard else {
      return .noButton
    }
    if button.isEnabled { try host.tap(name) }
    return nil
  }

  private func fill(_ members: [JSON.Member]) throws -> Refusal? {
    let refusals = members.compactMap { member -> Refusal? in
      guard let (field, element) = shown(member.key) else { return .hidden }
      guard element.isEnabled else { return .disabled }
      guard field.kind.isTyped else { return .notSettable }
      return member.value.text == nil ? .badValue : nil
    }
    if let refusal = Refusal.allCases.first(where: refusals.contains) { return refusal }
    try host.fill(members.map { (names.identifier($0.key), $0.value.text ?? "") })
    return nil
  }
}
