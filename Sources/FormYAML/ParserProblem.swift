import FormDiagnostics

/// What libyaml says when it cannot go on; offsets are bytes of the file.
struct ParserProblem {
  var text: String
  var context: String
  var offset: Int
  var contextOffset: Int?

  /// The words of libyaml, and what they mean; the context decides where the words are used for several things.
  private static let meanings: [(context: String, text: String, problem: YAMLFault.Problem)] = [
    ("", "mapping values are not allowed in this context", .unexpectedColon),
    ("", "did not find expected key", .expectedKey),
    ("", "did not find expected '-' indicator", .expectedDash),
    ("", "could not find expected ':'", .expectedColon),
    ("", "block sequence entries are not allowed in this context", .unexpectedDash),
    ("", "mapping keys are not allowed in this context", .unexpectedQuestionMark),
    ("", "did not find expected ',' or ']'", .unclosedSequence),
    ("", "did not find expected ',' or '}'", .unclosedMapping),
    ("while scanning a quoted scalar", "found unexpected", .unclosedQuote),
    ("", "did not find expected node content", .expectedValue),
    ("", "found character that cannot start any token", .reservedCharacter),
    ("", "found unknown escape character", .unknownEscape),
    ("", "did not find expected hexdecimal number", .escapeNumber),
    ("", "found invalid Unicode character escape code", .escapeNumber),
    ("while scanning an anchor", "", .anchorName),
    ("while scanning an alias", "", .aliasName),
    ("while scanning a tag", "", .tag),
    ("while parsing a tag", "", .tag),
    ("", "found undefined tag handle", .tag),
    ("while scanning a block scalar", "", .blockHeader),
    ("", "did not find expected <document start>", .contentAfterDocument),
    ("while scanning a directive", "", .directive),
    ("while scanning a %", "", .directive),
    ("", "directive", .directive),
    ("", "found incompatible YAML document", .directive),
  ]

  /// The fault that it is; a tab in place of spaces is told as such.
  func fault(in file: SourceFile, text source: SourceText) -> YAMLFault {
    if let tabs = tabs(in: source.bytes) { return .tab(tabs) }
    if let blanks = ForeignBlanks.indenting(lineOf: offset, in: file.bytes) {
      return .syntax(.foreignBlanks(blanks))
    }
    let meaning = Self.meanings.first { meaning in
      context.starts(with: meaning.context) && text.starts(with: meaning.text)
        || meaning.context.isEmpty && meaning.problem == .directive && text.hasSuffix(" directive")
    }
    let problem = meaning?.problem ?? .other
    return .syntax(
      YAMLFault.Syntax(
        problem: problem, span: span(of: problem, in: source.bytes),
        context: contextOffset.map { character(at: $0, in: source.bytes) },
        valueOfKey: keyValue(problem, in: file),
        raw: context.isEmpty ? text : context + ": " + text))
  }

  private func span(of problem: YAMLFault.Problem, in bytes: [UInt8]) -> SourceSpan {
    if problem == .expectedColon, let contextOffset {
      return SourceSpan(contextOffset, LineValue.endOfLine(from: contextOffset, in: bytes))
    }
    let span = character(at: offset, in: bytes)
    // libyaml stands behind the backslash and its letter.
    return problem == .escapeNumber && offset > 1 ? SourceSpan(offset - 2, span.end) : span
  }

  /// Whether libyaml expects more indentation where the text of a block scalar may begin with a tab.
  func isTabInBlockScalar(in bytes: [UInt8]) -> Bool {
    text == "found a tab character where an indentation space is expected"
      && offset > 0 && offset < bytes.count && bytes[offset] == .tab && bytes[offset - 1] == .space
  }

  /// The tabs at the offset, if that is why libyaml stopped.
  private func tabs(in bytes: [UInt8]) -> SourceSpan? {
    guard offset < bytes.count, bytes[offset] == .tab else { return nil }
    guard text.contains("tab") || text == "found character that cannot start any token" else { return nil }
    var end = offset
    while end < bytes.count, bytes[end] == .tab { end += 1 }
    return SourceSpan(offset, end)
  }

  private func character(at offset: Int, in bytes: [UInt8]) -> SourceSpan {
    guard offset < bytes.count, !bytes[offset].isLineBreak else { return SourceSpan(offset, offset) }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceSpan(offset, end)
  }

  /// The entry on the line where the thing began that was being read, else where reading stopped.
  private func keyValue(_ problem: YAMLFault.Problem, in file: SourceFile) -> YAMLFault.KeyValue? {
    let isInsideValue = context.starts(with: "while scanning") || context.starts(with: "while parsing a flow")
    if isInsideValue, problem != .expectedColon, let contextOffset,
      problem != .unclosedMapping || isMultiline(contextOffset, in: file),
      let found = LineValue.find(at: contextOffset, in: file)
    {
      return found
    }
    return LineValue.find(at: offset, in: file)
  }

  private func isMultiline(_ start: Int, in file: SourceFile) -> Bool {
    let end = min(offset, file.bytes.count)
    return start < end && file.bytes[start..<end].contains { $0.isLineBreak }
  }
}
