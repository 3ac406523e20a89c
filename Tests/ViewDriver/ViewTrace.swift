@_spi(Headless) import SwiftUI

// What a step shows.

extension ViewPlayer {
  /// One line of the trace, in the format of the model driver.
  func traceLine(event: String, refused: Refusal?) -> String {
    let visible = names.fields.filter { element(of: $0) != nil }
    return object([
      (key: "event", json: event),
      (key: "refused", json: refused.map { quoted($0.rawValue) } ?? "null"),
      (key: "focus", json: focused.map { quoted($0.field.id) } ?? "null"),
      (key: "attention", json: attention().map(quoted) ?? "null"),
      (key: "visible", json: list(visible.map(\.id))),
      (key: "enabled", json: list(visible.filter { element(of: $0)?.isEnabled ?? false }.map(\.id))),
      (key: "errors", json: shownErrors),
      (key: "values", json: standingValues),
      (key: "submission", json: app.submission() ?? "null"),
    ])
  }

  private var shownErrors: String {
    object(
      (names.fields.map(\.id) + [""]).compactMap { id in
        message(of: id).map { (key: id, json: list([app.validator(id, $0), $0])) }
      })
  }

  /// What is said to be wrong with a field; of the form itself where the field is empty.
  private func message(of id: String) -> String? {
    let name = names.errorIdentifier(id)
    if let element = host.elements.first(where: { $0.identifier == name }) { return element.text }
    return shown(id)?.element.hint.flatMap { names.messageInHint(id, $0) }
  }

  private var standingValues: String {
    object(
      names.fields.compactMap { field in
        switch field.kind {
        case .note, .link, .action: return nil
        default: break
        }
        if let element = element(of: field), let value = value(of: field, element) {
          lastSeen[field.id] = value
        }
        let isShown = element(of: field) != nil
        let value = (isShown ? nil : app.hiddenValue(field.id)) ?? lastSeen[field.id]
        return value.map { (key: field.id, json: $0) }
      })
  }

  /// The value that a control shows, as JSON.
  private func value(of field: FieldNames, _ element: HeadlessElement) -> String? {
    let options = names.options[field.id] ?? []
    switch field.kind {
    case .text, .secure, .multiline, .integer, .number: return quoted(element.value ?? "")
    case .toggle: return element.value == "on" ? "true" : "false"
    case .choice:
      let id = options.first { $0.label == element.value }?.id ?? ""
      return id.isEmpty ? "null" : quoted(id)
    case .choices:
      let name = names.identifier(field.id)
      return list(options.map(\.id).filter { host.element(names.choiceIdentifier(name, $0))?.value == "on" })
    case .date, .time: return element.kind == .datePicker ? quoted(element.value ?? "") : "null"
    case .dateTime:
      guard element.kind == .datePicker else { return "null" }
      return quoted((element.value ?? "").replacingOccurrences(of: " ", with: "T"))
    case .stepper: return quoted(element.value ?? "")
    case .slider: return quoted(element.value.map(Self.canonical) ?? "")
    case .custom: return element.value.map(quoted)
    case .note, .link, .action: return nil
    }
  }

  /// A number without the zero that says that it is no whole one.
  private static func canonical(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}
