import Foundation

// MARK: What a step shows

extension Player {
  /// One line of the trace; takes note of where accessibility focus was sent, as the view does.
  func traceLine(event: String, refused: Refusal?) -> String {
    let attention = model.attention
    if attention != nil { model.attention = nil }
    let visible = Model.Field.allCases.filter(model.isVisible)
    return object([
      (key: "event", json: event),
      (key: "refused", json: refused.map { quoted($0.rawValue) } ?? "null"),
      (key: "focus", json: model.focus.map { quoted($0.rawValue) } ?? "null"),
      (key: "attention", json: attention.map { quoted($0.rawValue) } ?? "null"),
      (key: "visible", json: list(visible.map(\.rawValue))),
      (key: "enabled", json: list(visible.filter(model.isEnabled).map(\.rawValue))),
      (key: "errors", json: shownErrors),
      (key: "values", json: standingValues),
      (key: "submission", json: model.submission.map(handedOver) ?? "null"),
    ])
  }

  private var shownErrors: String {
    var errors = Model.Field.allCases.compactMap { field in
      model.errors[field].map { (key: field.rawValue, json: list([$0.validator, $0.message])) }
    }
    if let error = model.formError {
      errors.append((key: "", json: list([error.validator, error.message])))
    }
    return object(errors)
  }

  private var standingValues: String {
    let values = model.values
    return object(
      names.fields.compactMap { field in
        if let path = names.texts[field.id] {
          (key: field.id, json: quoted(values[keyPath: path]))
        } else {
          names.slots[field.id].map { (key: field.id, json: $0.read(values)) }
        }
      })
  }

  /// What was submitted, by the Swift names of the fields.
  ///
  /// A hidden field is left out as long as nothing stands for it; if something does, the fault shows.
  private func handedOver(_ submission: Model.Submission) -> String {
    var answers: [String: String] = [:]
    for child in Mirror(reflecting: submission).children {
      if let name = child.label { answers[name] = json(of: child.value) }
    }
    return object(
      Model.Field.allCases.compactMap { field in
        guard let answer = answers["\(field)"] else { return nil }
        guard model.isVisible(field) || answer != "null" else { return nil }
        return (key: field.rawValue, json: answer)
      })
  }

  private func json(of answer: Any) -> String {
    let mirror = Mirror(reflecting: answer)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { json(of: $0.value) } ?? "null"
    }
    switch answer {
    case let text as String: return quoted(text)
    case let isOn as Bool: return isOn ? "true" : "false"
    case let option as any RawRepresentable<String>: return quoted(option.rawValue)
    case let options as any ChosenOptions: return list(options.ids)
    case let number as Decimal: return quoted(number.description)
    case let instant as Date: return quoted(Self.clock(instant))
    case let value as any LosslessStringConvertible: return quoted(value.description)
    default: fail("a submission holds \(answer), for which there is no JSON")
    }
  }

  /// The day and the time of an instant, in the time zone that the models are given.
  private static func clock(_ instant: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant)
    func digits(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return digits(parts.year, 4) + "-" + digits(parts.month, 2) + "-" + digits(parts.day, 2) + "T"
      + digits(parts.hour, 2) + ":" + digits(parts.minute, 2)
  }
}
