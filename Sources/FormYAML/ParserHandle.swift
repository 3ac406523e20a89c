import CLibYAML
import FormDiagnostics

/// One step of libyaml's reading, copied out of its union at once; offsets are bytes of the file.
struct Event {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd(isImplicit: Bool), alias
    case scalar(YAMLNode.Style), sequenceStart(YAMLNode.Style), mappingStart(YAMLNode.Style), collectionEnd
  }

  var kind: Kind
  var start: Int
  var end: Int
  var hasTag = false
  var hasAnchor = false
  /// A scalar: no bytes at all.
  var isEmpty = false
  /// A scalar: the text is the source between the quotes.
  var isVerbatim = false
  /// A block scalar: the columns by which its lines are indented.
  var indentation = 0
}

/// Owns a libyaml parser, and gives it back.
struct ParserHandle: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let offsets: OffsetTable

  /// Begins to read `bytes` behind a byte-order mark of `start` bytes; `nil` when there is no memory.
  ///
  /// - Precondition: `bytes` outlives the handle.
  init?(bytes: UnsafeBufferPointer<UInt8>, start: Int, offsets: OffsetTable) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    self.parser = parser
    self.bytes = bytes
    self.offsets = offsets
    // The mark is stripped and the encoding set: guessed, every index would be short by the mark.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let text = UnsafeBufferPointer(rebasing: bytes[start...])
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; `nil` when libyaml has an error, see ``problem``.
  func next() -> Event? {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { return nil }
    defer { yaml_event_delete(&raw) }
    let start = offset(raw.start_mark)
    let end = max(start, offset(raw.end_mark))
    switch raw.type {
    case YAML_STREAM_START_EVENT: return Event(kind: .streamStart, start: start, end: end)
    case YAML_DOCUMENT_START_EVENT:
      return Event(kind: .documentStart, start: start, end: end)
    case YAML_DOCUMENT_END_EVENT:
      let isImplicit = raw.data.document_end.implicit != 0
      return Event(kind: .documentEnd(isImplicit: isImplicit), start: start, end: end)
    case YAML_ALIAS_EVENT: return Event(kind: .alias, start: start, end: end)
    case YAML_SCALAR_EVENT: return scalar(raw, start, end)
    case YAML_SEQUENCE_START_EVENT:
      let data = raw.data.sequence_start
      return Event(
        kind: .sequenceStart(data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block), start: start, end: end,
        hasTag: data.tag != nil, hasAnchor: data.anchor != nil)
    case YAML_MAPPING_START_EVENT:
      let data = raw.data.mapping_start
      return Event(
        kind: .mappingStart(data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block), start: start, end: end,
        hasTag: data.tag != nil, hasAnchor: data.anchor != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return Event(kind: .collectionEnd, start: start, end: end)
    default: return Event(kind: .streamEnd, start: start, end: end)
    }
  }

  /// What libyaml says after ``next()`` gave nothing.
  var problem: ParserProblem {
    let raw = parser.pointee
    let hasContext = raw.context != nil
    return ParserProblem(
      text: raw.problem.map { String(cString: $0) } ?? "out of memory",
      context: raw.context.map { String(cString: $0) } ?? "",
      offset: raw.problem == nil ? bytes.count : offset(raw.problem_mark),
      contextOffset: hasContext ? offset(raw.context_mark) : nil)
  }

  private func offset(_ mark: yaml_mark_t) -> Int {
    offsets.offset(of: Int(clamping: mark.index), in: bytes)
  }

  private func scalar(_ raw: yaml_event_t, _ start: Int, _ end: Int) -> Event {
    let data = raw.data.scalar
    let value = UnsafeBufferPointer(start: data.value, count: data.length)
    var event = Event(
      kind: .scalar(YAMLNode.Style(data.style)), start: start, end: end, hasTag: data.tag != nil,
      hasAnchor: data.anchor != nil)
    event.isEmpty = value.isEmpty
    switch data.style {
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      event.indentation = BlockIndentation.columns(of: bytes[start..<end], value: value)
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
      event.isVerbatim = isVerbatim(value, endingAt: end - 1, after: UInt8(ascii: "'"))
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      event.isVerbatim = isVerbatim(value, endingAt: end - 1, after: UInt8(ascii: "\""))
    default:
      event.isVerbatim = isVerbatim(value, endingAt: end, after: nil)
    }
    return event
  }

  /// Whether the value stands in the source as it is, up to `end`, behind its opening quote.
  ///
  /// Text in which nothing was folded or escaped is the end of what was read; with no break, backslash or quote
  /// in it, it can be nothing else.
  private func isVerbatim(_ value: UnsafeBufferPointer<UInt8>, endingAt end: Int, after quote: UInt8?) -> Bool
  {
    let start = end - value.count
    guard start >= 0, end <= bytes.count else { return false }
    for (index, byte) in value.enumerated() {
      if byte != bytes[start + index] || byte == .lineFeed { return false }
      if let quote, byte == quote || byte == UInt8(ascii: "\\") { return false }
    }
    guard let quote else { return true }
    return start > 0 && bytes[start - 1] == quote
  }
}

extension YAMLNode.Style {
  /// libyaml's style of a scalar.
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
