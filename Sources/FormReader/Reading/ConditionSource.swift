import FormDiagnostics
import FormYAML

/// The bytes of a file where a condition stands that YAML read as something else.
struct ConditionSource {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// The fault of a condition that should stand in quotes.
  func unquoted(key: String, _ span: SourceSpan) -> ReadingFault.Kind {
    .unquotedCondition(key: key, quoted: Self.quoted(file.text(span)))
  }

  /// A text on one line and in single quotes, in which YAML knows no escapes.
  static func quoted(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    return "'" + lines.joined(separator: " ").map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  /// Where a condition stands that YAML took for a tag or an anchor with a value.
  func extent(_ node: YAMLNode, isFlow: Bool) -> SourceSpan {
    let line = node.lineSpan
    let isOneLine = node.kind != .scalar || node.span.end <= line.end
    return isOneLine ? extent(line, isFlow: isFlow) : SourceSpan(line.start, node.span.end)
  }

  /// The part of a line that is the condition: up to a comment; in a flow mapping, up to the entry's end.
  ///
  /// What stands between double quotes belongs to the condition, and so do brackets with all they hold.
  private func extent(_ line: SourceSpan, isFlow: Bool) -> SourceSpan {
    var depth = 0
    var isText = false
    var index = line.start
    scan: while index < line.end {
      let byte = file.bytes[index]
      if isText, byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if isFlow, depth == 0 { break scan }
          depth -= 1
        case UInt8(ascii: ","): if isFlow, depth <= 0 { break scan }
        case UInt8(ascii: "#"): if index > line.start, isBlank(index - 1) { break scan }
        default: break
        }
      }
      index += 1
    }
    return trimmed(SourceSpan(line.start, min(index, line.end)))
  }

  /// The whole of a condition whose end YAML took for a comment; nil where its text is not cut by one.
  func throughComment(_ node: YAMLNode) -> SourceSpan? {
    let line = node.lineSpan
    guard node.span.start == line.start, node.span.end < line.end else { return nil }
    let rest = file.bytes[node.span.end..<line.end]
    guard rest.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "#") else { return nil }
    let whole = extent(line, isFlow: false)
    return ConditionParser.parse(file.text(whole)).syntax == nil ? nil : whole
  }

  private func isBlank(_ index: Int) -> Bool { file.bytes[index] == 0x20 || file.bytes[index] == 0x09 }

  private func trimmed(_ span: SourceSpan) -> SourceSpan {
    var end = span.end
    while end > span.start, isBlank(end - 1) { end -= 1 }
    return SourceSpan(span.start, end)
  }
}
