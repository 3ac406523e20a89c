package import FormDiagnostics

/// What keeps a file, or a part of it, from being read; typed, so that rules put it into words.
package enum YAMLFault: Hashable, Sendable {
  /// The first byte that is no UTF-8, or the start of a file that looks like another encoding.
  case encoding(SourceSpan, likely: Encoding)
  /// A character that YAML does not allow as such: NUL, a control character, U+FEFF that is not at the start.
  case character(SourceSpan, Unicode.Scalar)
  /// A tab where only spaces indent; the span covers the tabs.
  case tab(SourceSpan)
  /// What breaks YAML's grammar.
  case syntax(Syntax)
  /// A second document that is not empty; where its `---` or its first line stands, and where the first begins.
  case multipleDocuments(second: SourceSpan, first: SourceSpan)
  /// A key that its mapping already has.
  case duplicateKey(String, at: SourceSpan, first: SourceSpan)
  /// A key that is a list or a mapping.
  case nonScalarKey(SourceSpan)
  /// A second `<<` in one mapping; the list form, `<<: [*a, *b]`, says the same.
  case doubleMerge(at: SourceSpan, first: SourceSpan)
  /// What stands after `<<` and is neither a mapping nor a list of mappings.
  case badMerge(SourceSpan)
  /// An alias without an anchor before it.
  case undefinedAlias(String, at: SourceSpan, valueOfKey: KeyValue?)
  /// An alias inside its own anchor.
  case recursiveAlias(String, at: SourceSpan, anchor: SourceSpan)
  /// More than is read of one file.
  case limit(Limit, at: SourceSpan)

  /// Where it is.
  package var span: SourceSpan {
    switch self {
    case .encoding(let span, _), .character(let span, _), .tab(let span), .nonScalarKey(let span),
      .badMerge(let span), .limit(_, let span), .multipleDocuments(let span, _),
      .duplicateKey(_, let span, _), .doubleMerge(let span, _), .undefinedAlias(_, let span, _),
      .recursiveAlias(_, let span, _):
      span
    case .syntax(let syntax): syntax.span
    }
  }

  /// What the bytes most likely are; the raw value is for people.
  package enum Encoding: String, Hashable, Sendable, CaseIterable {
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case latin1 = "Latin-1"
    case windows1252 = "Windows-1252"
    /// The file ends inside a character.
    case truncatedUTF8 = "UTF-8, cut off"
    /// Some characters are UTF-8 and some bytes are not.
    case damagedUTF8 = "UTF-8, damaged"
  }

  /// What a file has too much of.
  package enum Limit: Int, Hashable, Sendable, CaseIterable {
    /// Levels of nesting.
    case depth = 64
    /// Nodes that aliases add to those that are written.
    case aliases = 100_000
    /// Lines that begin with `%TAG`.
    case directives = 100
    /// Bytes.
    case size = 0x7FFF_FFFF
  }

  /// The key on the line of a fault, and all that stands after its colon, to the end of the line.
  ///
  /// In a flow mapping the value ends before the comma or brace that ends the entry.
  package struct KeyValue: Hashable, Sendable {
    /// The key, without quotes.
    package var key: String
    /// The value, a comment and blanks at the end left out.
    package var span: SourceSpan
  }

  /// What broke the grammar.
  package struct Syntax: Hashable, Sendable {
    /// The kind of break.
    package var problem: Problem
    /// Where reading stopped, a character wide unless at the end of a line; for `expectedColon` the line.
    package var span: SourceSpan
    /// The thing that was being read, where libyaml names it: the quote that has no end, the list, the mapping.
    package var context: SourceSpan?
    /// The key and value on the line; a condition without quotes is found by it.
    package var valueOfKey: KeyValue?
    /// The words of libyaml, its context before its problem.
    package var raw: String
  }

  /// The kinds of syntax faults.
  package enum Problem: Hashable, Sendable, CaseIterable {
    /// A colon where no key can be: `a: b: c`.
    case unexpectedColon
    /// Something stands where the next key, or the end of the mapping, should: wrong indentation, or text after
    /// a quoted value or list.
    case expectedKey
    /// Likewise in a block list.
    case expectedDash
    /// A blank that YAML takes for a letter, U+00A0 or the like, where spaces should indent a line.
    case foreignBlank
    /// A line that is neither a key with a colon nor the rest of a value.
    case expectedColon
    /// A `-` inside a value.
    case unexpectedDash
    /// A `?` inside a value.
    case unexpectedQuestionMark
    /// A flow list that goes on without a comma or has no end.
    case unclosedSequence
    /// A flow mapping that goes on without a comma or has no end.
    case unclosedMapping
    /// A quoted text without its closing quote.
    case unclosedQuote
    /// A value is missing, or begins with what cannot begin one.
    case expectedValue
    /// A character that begins nothing in YAML: `@`, a back-tick, `%`.
    case reservedCharacter
    /// A `\` and a letter that YAML does not know.
    case unknownEscape
    /// `\x`, `\u` or `\U` without a character's hexadecimal number.
    case escapeNumber
    /// `&` and no name.
    case anchorName
    /// `*` and no name.
    case aliasName
    /// A `!` that begins no tag, or whose handle nobody declared.
    case tag
    /// What follows `|` or `>` on its line.
    case blockHeader
    /// Something after the end of the document.
    case contentAfterDocument
    /// A line that begins with `%`.
    case directive
    /// What has no case of its own; see the raw text.
    case other
  }
}
