public import FormPlan
public import JSONText

extension Session {
  /// One line of a trace, without the line feed: what happened last, and all that a person sees now.
  public func traceLine(event: Event, refused: Refusal?) -> String {
    JSON.object([
      "event": event.json,
      "refused": .optional(refused?.rawValue),
      "focus": .optional(focus?.text),
      "attention": .optional(attention?.text),
      "visible": .array(visible.map { .string($0.text) }),
      "enabled": .array(enabled.map { .string($0.text) }),
      "errors": .object(errors.map(\.member)),
      "values": .object(valueMembers),
      "submission": submission.map { .object($0.map(\.member)) } ?? .null,
    ]).compact
  }

  /// The trace of a run: a line for the form's appearance, then one for each event, refused ones too.
  public static func trace(
    of events: [Event], plan: Plan, given: [FieldPath: Entry] = [:], run: RunParameters = RunParameters()
  ) -> [String] {
    var session = Session(plan: plan, given: given, run: run)
    let first = session.traceLine(event: .appear, refused: nil)
    return [first]
      + events.map { event in
        let refusal = session.receive(event)
        return session.traceLine(event: event, refused: refusal)
      }
  }

  private var valueMembers: [JSON.Member] {
    zip(plan.fields, entries).compactMap { field, entry in
      entry.json.map { JSON.Member(field.path.text, $0) }
    }
  }
}

extension Entry {
  /// The entry as a trace writes it; nil for a field that has no value.
  public var json: JSON? {
    switch self {
    case .text(let text): .string(text)
    case .boolean(let isOn): .boolean(isOn)
    case .option(let id): .optional(id)
    case .options(let ids): .array(ids.map(JSON.string))
    case .number(let number): .optional(number?.description)
    case .day(let day): .optional(day?.description)
    case .time(let time): .optional(time?.description)
    case .dateTime(let moment): .optional(moment?.description)
    case .nothing: nil
    }
  }
}

extension ShownError {
  fileprivate var member: JSON.Member {
    JSON.Member(path.text, .array([.string(validator), .string(message)]))
  }
}

extension SubmittedValue {
  fileprivate var member: JSON.Member { JSON.Member(path.text, value.json) }
}
