import FormDiagnostics
import FormYAML

extension Rule {
  static let yamlSyntax = Rule(
    "yaml/syntax",
    summary: "The text breaks the grammar of YAML.",
    why: """
      What comes after the break cannot be told from what comes before it, so the file is read no further. \
      Most breaks are a text that needs quotes, a bracket or quote without its end, or a line that is indented \
      like no line above it.
      """,
    fix: .offered("puts a value in quotes that YAML cannot read, and indents with spaces"),
    wrong: SyntaxExamples.wrong,
    right: [
      """
      form: Contact
      fields:
        - id: name
          label: 'Note: your name'
          placeholder: '@name'
          help: "A backslash: \\\\"
        - id: city
          label: City # where you live
          placeholder: '* if you like'
      submit: {label: Send}
      """
    ])
}

extension Words {
  static func syntax(_ syntax: YAMLFault.Syntax, _ place: FaultPlace) -> Words {
    switch syntax.problem {
    case .unexpectedColon: colon(syntax, place)
    case .expectedKey: key(syntax, place)
    case .foreignBlank: foreignBlank(place)
    case .expectedDash:
      Words(
        "a list goes on without a '-'", "neither an item nor inside one",
        help: "begin each item with '-', and indent its keys alike")
    case .expectedColon:
      Words("a line is neither a key nor part of a value", "no ':' on this line", help: "write `key: value`")
    case .unexpectedDash:
      Words(
        "a list begins on the line of its key", "the first item stands here",
        help: "give each item a line of its own, or write `[first, second]`")
    case .unexpectedQuestionMark: quotes("a value begins with '?'", "a '?' asks for a key", syntax, place)
    case .unclosedSequence where isCut(syntax, place):
      Words("a list neither goes on with ',' nor ends with ']'", "',' or ']' is missing here")
    case .unclosedMapping where isCut(syntax, place):
      Words("a mapping neither goes on with ',' nor ends with '}'", "',' or '}' is missing here")
    case .unclosedSequence: Words("a list has no closing ']'", "this bracket stays open", at: syntax.context)
    case .unclosedMapping: Words("a mapping has no closing '}'", "this brace stays open", at: syntax.context)
    case .unclosedQuote: Words("a text has no closing quote", "this quote stays open", at: syntax.context)
    case .expectedValue: Words("a value is missing", "a value belongs before this")
    case .reservedCharacter:
      quotes("a value begins with \(quoted(place.source))", "such texts stand in quotes", syntax, place)
    case .unknownEscape, .escapeNumber: escape(syntax, place)
    case .anchorName: quotes("an anchor '&' has no name", "no name after this", syntax, place)
    case .aliasName: quotes("an alias '*' has no name", "no name after this", syntax, place)
    case .tag: quotes("a '!' begins no tag", "no tag", syntax, place)
    case .blockHeader:
      Words(
        "text stands beside the '|' or '>' of a long text", "only a line break belongs here",
        help: "begin the text on the next line, indented")
    case .contentAfterDocument:
      Words("text stands after the end of the document", "the document has ended")
    case .directive:
      Words(
        "a line begins with '%'", "YAML reads this as directive",
        at: SourceSpan(place.line(at: syntax.span.start).start, syntax.span.end), help: "take the line out")
    case .other: Words("the file is no YAML: \(syntax.raw)", "reading stopped here")
    }
  }

  static func undefinedAlias(_ name: String, _ place: FaultPlace) -> Words {
    Words(
      "alias \(quoted("*" + name)) stands for nothing", "no such anchor before this",
      help: "mark the value that it repeats with '&\(name)', or put the text in quotes",
      fix: Diagnostic.Fix("put the text in quotes", [Diagnostic.Edit(place.span, "'*\(name)'")]))
  }

  private static func colon(_ syntax: YAMLFault.Syntax, _ place: FaultPlace) -> Words {
    guard let value = syntax.valueOfKey, case let text = place.file.text(value.span),
      text.contains(": ") || text.hasSuffix(":")
    else {
      return Words(
        "a key stands inside the value above it", "indented too far",
        at: place.key(before: syntax.span.start), help: "indent it like the key above it")
    }
    return Words(
      text.hasSuffix(":")
        ? "the value of \(quoted(value.key)) ends with ':' without quotes"
        : "the value of \(quoted(value.key)) holds ': ' without quotes",
      "a second ':' on the line",
      help: "put the value in quotes", fix: place.quoting(value.span))
  }

  private static func key(_ syntax: YAMLFault.Syntax, _ place: FaultPlace) -> Words {
    let line = place.line(at: syntax.span.start)
    let before = place.file.text(SourceSpan(line.start, syntax.span.start))
    if before.contains(where: { $0 != " " && $0 != "-" }) {
      return Words(
        "text stands after the end of a value", "the value has ended",
        help: "put all of the value in quotes")
    }
    return Words("a line is indented like none above it", "fits no line above")
  }

  private static func foreignBlank(_ place: FaultPlace) -> Words {
    let blanks = place.source.unicodeScalars
    let number = blanks.first { $0 != " " }?.number ?? ""
    return Words(
      "a line is indented with \(number), not with spaces", "looks like spaces", help: "indent with spaces",
      fix: place.replacement(String(repeating: " ", count: blanks.count), "indent with spaces"))
  }

  private static func quotes(
    _ message: String, _ label: String, _ syntax: YAMLFault.Syntax, _ place: FaultPlace
  ) -> Words {
    Words(
      message, label, help: "put the value in quotes",
      fix: syntax.valueOfKey.flatMap { place.quoting($0.span) })
  }

  /// Whether reading stopped in the middle of the line where the list or mapping began.
  private static func isCut(_ syntax: YAMLFault.Syntax, _ place: FaultPlace) -> Bool {
    guard let context = syntax.context, syntax.span.end > syntax.span.start else { return false }
    return place.line(at: context.start) == place.line(at: syntax.span.start)
  }

  private static func escape(_ syntax: YAMLFault.Syntax, _ place: FaultPlace) -> Words {
    let start = syntax.span.start
    let line = place.line(at: start)
    let letters = String(place.file.text(SourceSpan(start, line.end)).unicodeScalars.prefix(2))
    if syntax.problem == .escapeNumber {
      return Words(
        "\(quoted(letters)) is not followed by the number of a character", "hexadecimal digits are missing",
        help: "write '\\\\' for a backslash, or put the text in single quotes")
    }
    return Words(
      "\(quoted(letters)) is no escape of YAML", "only in double quotes",
      help: "write '\\\\' for a backslash, or put the text in single quotes")
  }
}
