extension JSON {
  /// The value on one line, without a blank and without a line break at the end.
  public var compact: String {
    var text = ""
    write(into: &text)
    return text
  }

  /// The value over several lines, two spaces a level, without a line break at the end.
  ///
  /// What is empty, and an array or object without nested ones that fits into 100 columns, stays on one line.
  public var pretty: String {
    var text = ""
    write(into: &text, indent: 0)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let digits): text += digits
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += Self.quoted(member.name)
        text += ":"
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  private func write(into text: inout String, indent: Int) {
    let inside = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let elements) where !elements.isEmpty && !fitsOneLine(indent):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inside
        element.write(into: &text, indent: indent + 2)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    case .object(let members) where !members.isEmpty && !fitsOneLine(indent):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += inside + Self.quoted(member.name) + ": "
        member.value.write(into: &text, indent: indent + 2)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(into: &text, indent: indent)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += Self.quoted(member.name) + ": "
        member.value.write(into: &text, indent: indent)
      }
      text += "}"
    default: write(into: &text)
    }
  }

  private func fitsOneLine(_ indent: Int) -> Bool {
    let children: [JSON]
    switch self {
    case .array(let elements): children = elements
    case .object(let members): children = members.map(\.value)
    default: return true
    }
    return children.allSatisfy(\.isFlat) && indent + compact.count + children.count * 2 <= 100
  }

  private var isFlat: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// A JSON string literal: only `"`, `\` and what lies below U+0020 are escaped.
  ///
  /// - Complexity: linear in the length of `text`.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
