import FormDiagnostics
import FormYAML

extension Rule {
  static let yamlEncoding = Rule(
    "yaml/encoding",
    summary: "The file is not UTF-8, or holds a character that YAML forbids.",
    why: """
      A form is UTF-8, whatever the system, so that it means the same on every machine. Control characters and \
      a byte-order mark inside the text cannot be seen in an editor, and come from a broken copy.
      """,
    fix: .offered("takes the character out"),
    wrong: [
      """
      form: Contact
      fields:
        - id: name
          label: Name\u{7}
          #          ^ yaml/encoding
      submit: {label: Send}
      """,
      """
      form: Contact
      \u{FEFF}fields:
      # < yaml/encoding
        - id: name
          label: Name
      submit: {label: Send}
      """,
    ],
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: Ім'я 👨‍👩‍👧
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func encoding(_ likely: YAMLFault.Encoding, _ span: SourceSpan, _ place: FaultPlace) -> Words {
    let first = place.file.bytes.count > span.start ? place.file.bytes[span.start] : 0
    let label = "byte \(span.start + 1) is \(hexadecimal(UInt32(first), digits: 2))"
    switch likely {
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1, .windows1252:
      return Words(
        "the file is not UTF-8; it looks like \(likely.rawValue)", label, help: "save the file as UTF-8")
    case .truncatedUTF8:
      return Words(
        "the file ends inside a character", label, help: "the end of the file is missing; bring it back")
    case .damagedUTF8:
      return Words(
        "the file is UTF-8, but for some bytes that are none", label,
        help: "part of the file was saved in another encoding; save all of it as UTF-8")
    }
  }

  static func character(_ scalar: Unicode.Scalar, _ place: FaultPlace) -> Words {
    let number = "U+" + hexadecimal(scalar.value, digits: 4)
    let isMark = scalar == "\u{FEFF}"
    return Words(
      isMark
        ? "a byte-order mark, \(number), stands inside the file" : "the file holds the character \(number)",
      isMark ? "only at the very start" : "YAML allows no such character", help: "take the character out",
      fix: place.replacement("", "take the character out"))
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
