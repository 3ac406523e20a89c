extension TemplateValue: MustacheValue {
  package static var isStrict: Bool { true }

  package func member(_ name: String) -> TemplateValue? {
    guard case .context(let context) = self else { return nil }
    return context[name]
  }

  package var shape: MustacheShape<TemplateValue> {
    switch self {
    case .flag(false), .absent, .literal(.boolean(false)), .literal(.nil): .nothing
    case .list(let contexts): .list(contexts.map(TemplateValue.context))
    default: .one
    }
  }

  package var partialName: String? {
    guard case .template(let name) = self else { return nil }
    return name.text
  }

  package static func place(_ holds: Bool) -> TemplateValue? { .flag(holds) }

  package func write(
    raw: Bool, to output: inout [UInt8], before next: ArraySlice<UInt8>
  ) throws(MustacheRefusal) {
    switch self {
    case .name(let name): output.append(contentsOf: Self.text(of: name, after: output, before: next).utf8)
    case .literal(let literal): output.append(contentsOf: literal.text.utf8)
    case .expression(let expression): output.append(contentsOf: expression.text.utf8)
    case .number(let number): output.append(contentsOf: SwiftLiteral.integer(number).text.utf8)
    case .flag(let flag): output.append(contentsOf: String(flag).utf8)
    case .comment(let comment): try Self.write(comment, to: &output, before: next)
    case .absent, .list, .context, .template: throw .noText
    }
  }

  /// Writes a comment line by line, each at the column of the first.
  private static func write(
    _ comment: SwiftComment, to output: inout [UInt8], before next: ArraySlice<UInt8>
  ) throws(MustacheRefusal) {
    let start = output.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let indentation = Array(output[start...])
    let rest = next.first { !$0.isBlank && $0 != .carriageReturn }
    guard indentation.allSatisfy(\.isBlank), rest == nil || rest == .lineFeed else { throw .commentNotAlone }
    for (index, line) in comment.lines.enumerated() {
      if index > 0 { output.append(contentsOf: [.lineFeed] + indentation) }
      output.append(contentsOf: line.utf8)
    }
  }

  /// The name as its surroundings demand it.
  private static func text(
    of name: SwiftName, after output: [UInt8], before next: ArraySlice<UInt8>
  ) -> String {
    let line = SwiftLineEnd(output)
    if line.isComment || line.endsInName || next.first.map({ $0.continuesName }) ?? false { return name.text }
    if line.endsInDot { return name.text(in: .member) }
    let isLabel = next.first == UInt8(ascii: ":") && line.isInParentheses
    return name.text(in: isLabel ? .label : .declaration)
  }
}

/// What can be seen from the end of Swift text that is being written.
private struct SwiftLineEnd {
  /// Whether a comment runs to the end.
  var isComment = false
  /// Whether the innermost bracket that is open on the last line is a parenthesis.
  var isInParentheses = false
  /// Whether the last character continues a name, or is the `$` of a projection.
  var endsInName: Bool
  /// Whether the text ends in a single dot.
  var endsInDot: Bool

  init(_ output: [UInt8]) {
    let dot = UInt8(ascii: ".")
    endsInName = output.last.map { $0.continuesName || $0 == UInt8(ascii: "$") } ?? false
    endsInDot = output.last == dot && output.dropLast().last != dot
    let start = output.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    var open: [UInt8] = []
    var isQuoted = false
    var previous: UInt8 = 0
    for byte in output[start...] {
      switch byte {
      case UInt8(ascii: "\"") where previous != UInt8(ascii: "\\"): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: "/") where previous == byte: isComment = true
      default: break
      }
      previous = previous == UInt8(ascii: "\\") ? 0 : byte
    }
    isInParentheses = open.last == UInt8(ascii: "(")
  }
}

extension UInt8 {
  /// Whether the byte goes on a name: an ASCII letter, digit, underscore, or part of another character.
  var continuesName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
