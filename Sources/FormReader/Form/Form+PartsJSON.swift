import FormDiagnostics
import FormPlan
import JSONText

extension Form.Message {
  func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add(kind.value.rawValue, text)
    return .object(members.members)
  }
}

extension Form.Focus {
  func json(_ lines: LineTable) -> JSON? {
    guard let span else { return nil }
    var members = JSONMembers(lines: lines, at: span)
    members.add("initial", initial)
    if let toolbar { members.add("toolbar", JSON.array(toolbar.value.map { $0.json(lines) })) }
    members.add("wrap", wrap)
    members.add("dismiss", dismiss?.map { $0.map { $0.map(\.rawValue) } })
    members.add("invalid", invalid)
    return .object(members.members)
  }
}

extension Located<Form.ToolbarEntry> {
  fileprivate func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add("button", Located<String>(value.action.rawValue, span))
    members.add("caption", value.caption)
    return .object(members.members)
  }
}

extension FormSection {
  func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines, at: span)
    members.add("id", id)
    members.add("title", title)
    members.add("footer", footer)
    members.add("visible", visible)
    members.add("enabled", enabled)
    members.add("fields", fields.map { $0.keys.json(lines) })
    return .object(members.members)
  }
}

extension FieldKeys {
  func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines, at: span)
    members.add("id", id)
    members.add("type", isKindWritten ? kind : nil)
    members.add("swiftName", swiftName)
    members.add("label", label)
    members.add("placeholder", placeholder)
    members.add("help", help)
    members.add("text", text)
    members.add("default", start.map { lines.json($0.value.json, $0.span) })
    members.add("default", startMoment)
    members.add("lines", self.lines?.map(\.written))
    members.add("unit", unit)
    members.add("range", range?.map { "\($0.lower)...\($0.upper)" })
    members.add("step", range?.map(\.step.description))
    members.add("opensAt", opensAt)
    members.add("url", url)
    members.add("perform", function)
    members.add("view", view)
    members.add("value", customValue)
    members.add("focusable", focusable)
    members.add("keyboard", keyboard)
    members.add("content", content)
    members.add("capitalization", capitalization)
    members.add("autocorrection", autocorrection)
    members.add("submitLabel", submitLabel)
    members.add("next", next.map { $0.json(lines) })
    members.add("visible", visible)
    members.add("enabled", enabled)
    members.add("validate", validators.map { $0.json(lines) })
    members.add("trim", trim)
    members.add("normalize", normalize.map { lines.json(.string($0.value.rawValue), $0.span) })
    if let optionSet {
      members.add("options", optionSet)
    } else if let options {
      members.add("options", JSON.array(options.value.map { $0.json(lines) }))
    }
    members.add("style", style)
    return .object(members.members)
  }
}

extension Entry {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .boolean(let isOn): .boolean(isOn)
    case .option(let id): .optional(id)
    case .options(let ids): .array(ids.map(JSON.string))
    case .number(let number): .optional(number?.description)
    case .day(let day): .optional(day?.description)
    case .time(let time): .optional(time?.description)
    case .dateTime(let moment): .optional(moment?.description)
    case .nothing: .null
    }
  }
}

extension FormOptionSet {
  func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add("set", name)
    members.add("options", JSON.array(options.value.map { $0.json(lines) }))
    return .object(members.members)
  }
}

extension FormEdge {
  fileprivate func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add("when", when)
    members.add("to", target)
    return .object(members.members)
  }
}

extension FormOption {
  fileprivate func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add("id", id)
    members.add("label", label)
    members.add("swiftName", swiftName)
    return .object(members.members)
  }
}

extension FormValidator {
  fileprivate func json(_ lines: LineTable) -> JSON {
    var members = JSONMembers(lines: lines)
    members.add("validator", kind)
    switch argument {
    case .none: break
    case .bounds(let bounds): members.add("argument", Located<String>(bounds.value.written, bounds.span))
    case .pattern(let text): members.add("argument", Located<String>(text.text, text.span))
    case .field(let id), .country(let id), .function(let id): members.add("argument", id)
    case .range(let range):
      members.add("lower", range.value.lower)
      members.add("upper", range.value.upper)
    case .values(let values):
      members.add("argument", JSON.array(values.map { lines.json(.string($0.value), $0.span) }))
    case .moment(let moment): members.add("argument", moment)
    case .condition(let condition): members.add("argument", condition)
    }
    members.add("message", message)
    members.add("when", when)
    return .object(members.members)
  }
}

extension Bounds {
  /// As it is written in a form.
  fileprivate var written: String {
    if let lower, lower == upper { return String(lower) }
    return (lower.map(String.init) ?? "") + "..." + (upper.map(String.init) ?? "")
  }
}
