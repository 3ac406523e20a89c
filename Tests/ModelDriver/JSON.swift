/// A JSON value whose objects keep the order in which they were written.
indirect enum JSON {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One entry of an object.
  struct Member {
    var key: String
    var value: JSON
  }

  /// The text of a string; nil of anything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// Why a line of the input cannot be played.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = reason }
}

/// Writes a string as JSON, escaping only `"`, `\` and what is below U+0020.
func quoted(_ text: String) -> String {
  var line = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": line += "\\\""
    case "\\": line += "\\\\"
    case "\u{8}": line += "\\b"
    case "\u{C}": line += "\\f"
    case "\n": line += "\\n"
    case "\r": line += "\\r"
    case "\t": line += "\\t"
    case ..<" ":
      let digits = String(scalar.value, radix: 16)
      line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line + "\""
}

/// Writes a JSON list of strings without blanks.
func list(_ texts: some Sequence<String>) -> String {
  "[" + texts.map(quoted).joined(separator: ",") + "]"
}

/// Writes a JSON object without blanks; the values are JSON already.
func object(_ members: some Sequence<(key: String, json: String)>) -> String {
  "{" + members.map { quoted($0.key) + ":" + $0.json }.joined(separator: ",") + "}"
}
