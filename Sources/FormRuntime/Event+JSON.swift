import FormPlan
public import JSONText

extension Event {
  /// The event as a trace and a scenario write it: a word, or an object of one member.
  public var json: JSON {
    switch self {
    case .appear: "appear"
    case .tap(let path): .object(["tap": .string(path.text)])
    case .type(let text): .object(["type": .string(text)])
    case .paste(let text): .object(["paste": .string(text)])
    case .clear: "clear"
    case .fill(let texts): .object(["fill": .object(texts.map(\.member))])
    case .set(let path, let value): .object(["set": .object([JSON.Member(path.text, value.json)])])
    case .return: "return"
    case .next: "next"
    case .previous: "previous"
    case .done: "done"
    case .tapOutside: "tapOutside"
    case .scroll: "scroll"
    case .submit: "submit"
    case .reject(let messages): .object(["reject": .object(messages.map(\.member))])
    case .reset: "reset"
    }
  }
}

extension PathText {
  fileprivate var member: JSON.Member { JSON.Member(path.text, .string(text)) }
}

extension SettableValue {
  /// The value as a trace writes it.
  public var json: JSON {
    switch self {
    case .boolean(let isOn): .boolean(isOn)
    case .text(let text): .string(text)
    case .null: .null
    case .list(let texts): .array(texts.map(JSON.string))
    }
  }
}
