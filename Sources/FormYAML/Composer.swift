import FormDiagnostics

/// Turns libyaml's events into rows, counting what aliases would add, and never expanding them.
struct Composer {
  /// A collection that is still open.
  struct Frame {
    let row: Int
    let isMapping: Bool
    /// What aliases had added when it began.
    let addedBefore: Int
    /// Levels below it so far.
    var height = 0
    /// Children so far; in a mapping those at even places are keys.
    var children = 0
  }

  /// What an anchor marks, as far as aliases need to know it.
  struct Anchored {
    let row: Int
    let span: SourceSpan
    /// Nodes that an alias stands for; 0 while the node is open.
    var size = 0
    var height = 0
  }

  let file: SourceFile
  let text: SourceText
  var rows: [Row] = []
  var properties: [YAMLTree.Properties] = []
  var faults: [YAMLFault] = []
  var frames: [Frame] = []
  var anchors: [ArraySlice<UInt8>: Anchored] = [:]
  /// The names of anchors whose nodes are open, beside the rows.
  var openAnchors: [(row: Int, name: ArraySlice<UInt8>)] = []
  /// Nodes that aliases add to those that are written.
  var added = 0
  var lastEnd = 0
  /// A tab that may be the first text of a block scalar, where YAML 1.2 allows it and libyaml does not.
  private(set) var tabInBlockScalar: Int?
  private var stop: Int?
  private var documents = DocumentCount()

  init(file: SourceFile, text: SourceText) {
    self.file = file
    self.text = text
  }

  /// Whether libyaml stopped on the line of `offset`.
  func stops(onLineOf offset: Int) -> Bool {
    guard let stop else { return false }
    return !file.bytes[min(stop, offset)..<max(stop, offset)].contains(where: \.isLineBreak)
  }

  /// Reads all events; `false` when a fault left the rows in pieces.
  mutating func compose() -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      guard let parser = ParserHandle(bytes: bytes, start: text.start, offsets: text.offsets) else {
        return false
      }
      while true {
        guard let event = parser.next() else {
          return stop(at: parser.problem)
        }
        if case .streamEnd = event.kind { return true }
        guard take(event) else { return false }
      }
    }
  }

  /// Tells why libyaml stopped; text after `...` is a second document, though one that libyaml cannot read.
  private mutating func stop(at problem: ParserProblem) -> Bool {
    let fault = problem.fault(in: file, text: text)
    stop = problem.offset
    if problem.isTabInBlockScalar(in: text.bytes) { tabInBlockScalar = problem.offset }
    guard case .syntax(let syntax) = fault, syntax.problem == .contentAfterDocument, documents.endsWithDots
    else {
      forgetAliases(in: fault)
      faults.append(fault)
      return false
    }
    if let fault = documents.second(at: syntax.span.start, in: file) { faults.append(fault) }
    return true
  }

  /// In `visible: *a && b` the alias is no fault beside the broken value: the two are one mistake.
  private mutating func forgetAliases(in fault: YAMLFault) {
    guard case .syntax(let syntax) = fault, let value = syntax.valueOfKey else { return }
    faults.removeAll {
      if case .undefinedAlias(_, _, value) = $0 { true } else { false }
    }
  }

  /// `false` when a limit is reached and reading stops.
  private mutating func take(_ event: Event) -> Bool {
    switch event.kind {
    case .streamStart, .streamEnd: return true
    case .documentStart:
      documents.begin(event)
      return true
    case .documentEnd(let isImplicit):
      documents.endsWithDots = !isImplicit
      if documents.isFirst, let root = rows.first, root.isNothing { rows = [] }
      return true
    case .alias, .scalar, .sequenceStart, .mappingStart, .collectionEnd: break
    }
    if documents.isFirst { return compose(event) }
    if let fault = documents.see(event, in: file) { faults.append(fault) }
    guard documents.depth <= YAMLFault.Limit.depth.rawValue else { return refuse(.depth, event) }
    return true
  }

  private mutating func compose(_ event: Event) -> Bool {
    switch event.kind {
    case .scalar(let style):
      scalar(event, style)
      return true
    case .alias: return alias(event)
    case .sequenceStart(let style): return open(event, .sequence, style)
    case .mappingStart(let style): return open(event, .mapping, style)
    case .collectionEnd: close(event)
    case .streamStart, .streamEnd, .documentStart, .documentEnd: break
    }
    return true
  }

  private mutating func scalar(_ event: Event, _ style: YAMLNode.Style) {
    let properties = propertiesBefore(event)
    var row = Row(start: UInt32(event.start), end: UInt32(event.end), kind: .scalar, style: style)
    if let properties { row.start = UInt32(properties.contentStart) }
    if event.isVerbatim { row.flags.insert(.verbatim) }
    switch style {
    case .literal, .folded:
      row.extra = UInt32(event.indentation)
      row.end = UInt32(BlockScalarExtent.end(of: row, in: file.bytes))
    case .plain where event.isEmpty: place(empty: &row, after: properties)
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow: break
    }
    let index = append(row, properties)
    rows[index].next = UInt32(rows.count)
    finish(index, size: 1, height: 0)
  }

  /// Puts what is left out behind the colon, the key, the tag: libyaml may put it at the next token.
  private func place(empty row: inout Row, after properties: PropertiesBefore?) {
    if let properties {
      row.start = UInt32(properties.properties.end)
    } else if let frame = frames.last, frame.isMapping, frame.children % 2 == 1 {
      let next = NodeProperties.skippingBlanks(in: file.bytes, from: lastEnd, to: Int(row.start))
      let hasColon = next < Int(row.start) && file.bytes[next] == .colon
      row.start = UInt32(hasColon ? next + 1 : lastEnd)
    }
    row.end = row.start
  }

  private mutating func open(_ event: Event, _ kind: YAMLNode.Kind, _ style: YAMLNode.Style) -> Bool {
    guard frames.count < YAMLFault.Limit.depth.rawValue else { return refuse(.depth, event) }
    let properties = propertiesBefore(event)
    var row = Row(start: UInt32(event.start), end: UInt32(event.end), kind: kind, style: style)
    if let properties { row.start = UInt32(properties.contentStart) }
    let index = append(row, properties)
    frames.append(Frame(row: index, isMapping: kind == .mapping, addedBefore: added))
    return true
  }

  private mutating func close(_ event: Event) {
    guard let frame = frames.popLast() else { return }
    let isFlow = rows[frame.row].style == .flow
    let end = isFlow ? event.end : max(lastEnd, Int(rows[frame.row].start))
    rows[frame.row].end = UInt32(end)
    rows[frame.row].next = UInt32(rows.count)
    rows[frame.row].extra = UInt32(frame.children)
    if frame.isMapping { checkKeys(of: frame.row) }
    finish(frame.row, size: rows.count - frame.row + added - frame.addedBefore, height: frame.height + 1)
  }
}
