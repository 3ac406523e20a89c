@_spi(Headless) import SwiftUI

// Controls that are not typed into.

extension ViewPlayer {
  func set(_ id: String, to value: JSON) throws -> Refusal? {
    guard let (field, element) = shown(id) else { return .hidden }
    guard element.isEnabled else { return .disabled }
    let name = names.identifier(id)
    switch field.kind {
    case .toggle: return try toggle(name, element, value)
    case .choice: return try choose(field, name, value)
    case .choices: return try chooseSeveral(field, name, value)
    case .stepper: return try step(name, value)
    case .slider: return try slide(name, value)
    case .date, .time, .dateTime: return try pick(name, element, value)
    case .text, .secure, .multiline, .integer, .number, .note, .link, .action, .custom: return .notSettable
    }
  }

  private func toggle(_ name: String, _ element: HeadlessElement, _ value: JSON) throws -> Refusal? {
    guard case .bool(let isOn) = value else { return .badValue }
    if (element.value == "on") != isOn { try host.tap(name) }
    return nil
  }

  private func choose(_ field: FieldNames, _ name: String, _ value: JSON) throws -> Refusal? {
    let id: String
    switch value {
    case .null: id = ""
    case .string(let text): id = text
    default: return .badValue
    }
    guard let option = names.options[field.id]?.first(where: { $0.id == id }) else { return .badValue }
    try host.choose(name, option.label)
    return nil
  }

  private func chooseSeveral(_ field: FieldNames, _ name: String, _ value: JSON) throws -> Refusal? {
    let options = names.options[field.id] ?? []
    var wanted: [String] = []
    switch value {
    case .null: break
    case .array(let elements):
      wanted = elements.compactMap(\.text)
      let known = options.map(\.id)
      guard wanted.count == elements.count, Set(wanted).count == wanted.count,
        wanted.allSatisfy(known.contains)
      else { return .badValue }
    default: return .badValue
    }
    for option in options {
      let choice = names.choiceIdentifier(name, option.id)
      if (host.element(choice)?.value == "on") != wanted.contains(option.id) { try host.tap(choice) }
    }
    return nil
  }

  /// Presses plus or minus until the value is reached, which the stepper tells as its accessibility value.
  private func step(_ name: String, _ value: JSON) throws -> Refusal? {
    guard let wanted = value.text.flatMap(Number.decimal) else { return .badValue }
    while let now = host.element(name)?.value.flatMap(Number.decimal), now != wanted {
      try host.step(name, by: now < wanted ? 1 : -1)
      let next = host.element(name)?.value.flatMap(Number.decimal)
      if next == now || next.map({ ($0 < wanted) != (now < wanted) && $0 != wanted }) ?? true {
        return .badValue
      }
    }
    return nil
  }

  private func slide(_ name: String, _ value: JSON) throws -> Refusal? {
    guard let text = value.text, let wanted = Double(text) else { return .badValue }
    try host.slide(name, to: wanted)
    return host.element(name)?.value.flatMap(Double.init) == wanted ? nil : .badValue
  }

  private func pick(_ name: String, _ element: HeadlessElement, _ value: JSON) throws -> Refusal? {
    guard let text = value.text, element.kind == .datePicker else { return .badValue }
    var parts = text.split(separator: "T").map(String.init)
    if parts.count == 1 { parts = text.contains(":") ? ["2000-01-01", text] : [text, "00:00"] }
    guard let date = try? Date("\(parts[0])T\(parts[1]):00Z", strategy: .iso8601) else { return .badValue }
    do {
      try host.pick(name, date)
    } catch {
      return .badValue
    }
    return nil
  }
}
