extension TemplateValue: MustacheValue {
  package static var isStrict: Bool { true }

  package var hasMembers: Bool {
    if case .context = self { return true }
    return false
  }

  package func member(_ name: TemplateKey) -> TemplateValue? {
    guard case .context(let context) = self else { return nil }
    return context[name]
  }

  package var shape: MustacheShape {
    switch self {
    case .flag(false), .absent, .literal(.boolean(false)), .literal(.nil): .nothing
    case .list(let contexts): .list(count: contexts.count)
    default: .one
    }
  }

  package func item(_ index: Int) -> TemplateValue? {
    guard case .list(let contexts) = self, contexts.indices.contains(index) else { return nil }
    return .context(contexts[index])
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
    // Nearly every name is written alike everywhere; only for the others is it worth a look at the line.
    guard name.isTroublesome else { return name.text }
    let line = SwiftLineEnd(output)
    if line.isComment || line.endsInName || next.first.map({ $0.continuesName }) ?? false { return name.text }
    if line.endsInDot { return name.text(in: .member) }
    let isLabel = next.first == UInt8(ascii: ":") && line.isInParentheses
    return name.text(in: isLabel ? (line.isSignature ? .parameter : .label) : .declaration)
  }
}
