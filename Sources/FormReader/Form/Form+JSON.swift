import FormDiagnostics
import FormPlan
package import JSONText

extension Form {
  /// The form as it was written, for people who want to see what was read: `formc dump --stage form`.
  ///
  /// Keys have the names of the language; a value is `{value, at}`, and `at` is its line and
  /// column, from 1. What was not written is not there.
  package var json: JSON {
    let lines = LineTable(file)
    var members = JSONMembers(lines: lines)
    members.add("form", name)
    members.add("title", title)
    members.add("language", language)
    members.add("messages", messages.map { $0.json(lines) })
    members.add("focus", focus.json(lines))
    members.add("validation", validation)
    members.add("order", order)
    members.add("options", optionSets.map { $0.json(lines) })
    members.add("sections", sections.map { $0.json(lines) })
    members.add("submit", submitLabel)
    return .object(members.members)
  }
}

/// The members of an object, those left out that are empty.
struct JSONMembers {
  let lines: LineTable
  private(set) var members: [JSON.Member] = []

  init(lines: LineTable) { self.lines = lines }

  /// Begins with the place of the whole.
  init(lines: LineTable, at span: SourceSpan) {
    self.lines = lines
    members = [JSON.Member("at", .string(lines.place(span)))]
  }

  mutating func add(_ name: String, _ text: Located<String>?) {
    if let text { members.append(JSON.Member(name, lines.json(.string(text.value), text.span))) }
  }

  mutating func add(_ name: String, _ word: Located<some RawRepresentable<String>>?) {
    add(name, word?.map(\.rawValue))
  }

  mutating func add(_ name: String, _ boolean: Located<Bool>?) {
    if let boolean { members.append(JSON.Member(name, lines.json(.boolean(boolean.value), boolean.span))) }
  }

  mutating func add(_ name: String, _ condition: FormCondition?) {
    if let text = condition?.text { add(name, Located(text.text, text.span)) }
  }

  /// A list that was written, empty or not.
  mutating func add(_ name: String, _ texts: Located<[Located<String>]>?) {
    guard let texts else { return }
    members.append(JSON.Member(name, .array(texts.value.map { lines.json(.string($0.value), $0.span) })))
  }

  mutating func add(_ name: String, _ values: [JSON]) {
    if !values.isEmpty { members.append(JSON.Member(name, .array(values))) }
  }

  mutating func add(_ name: String, _ value: JSON?) {
    if let value { members.append(JSON.Member(name, value)) }
  }
}

extension LineTable {
  /// `line:column` of a span's start.
  func place(_ span: SourceSpan) -> String {
    let position = position(of: span.start)
    return "\(position.line):\(position.column)"
  }

  func json(_ value: JSON, _ span: SourceSpan) -> JSON {
    .object(["value": value, "at": .string(place(span))])
  }
}
