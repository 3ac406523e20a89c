import FormDiagnostics

extension Composer {
  /// The tag and anchor of a node, and where the node itself begins.
  struct PropertiesBefore {
    let properties: NodeProperties
    let start: Int
    let contentStart: Int
  }

  /// Reads the tag and anchor that an event begins with; `nil` without any.
  ///
  /// A scalar cannot begin with `!` or `&`, so these are its own. A block mapping may begin with those of its
  /// first key, so the event has to say whether it has any.
  func propertiesBefore(_ event: Event) -> PropertiesBefore? {
    let bytes = file.bytes
    guard event.start < bytes.count,
      bytes[event.start] == .exclamationMark || bytes[event.start] == .ampersand
    else { return nil }
    var (takesTag, takesAnchor) = (event.hasTag, event.hasAnchor)
    var limit = bytes.count
    if case .scalar = event.kind { (takesTag, takesAnchor, limit) = (true, true, event.end) }
    guard takesTag || takesAnchor else { return nil }
    let properties = NodeProperties(
      in: bytes, from: event.start, to: limit, takesTag: takesTag, takesAnchor: takesAnchor)
    let start = NodeProperties.skippingBlanks(in: bytes, from: properties.end, to: limit)
    return PropertiesBefore(properties: properties, start: event.start, contentStart: start)
  }

  /// Adds a row below the innermost open collection, and remembers its anchor.
  mutating func append(_ row: Row, _ before: PropertiesBefore?) -> Int {
    var row = row
    if let before {
      row.flags.insert(.properties)
      properties.append(YAMLTree.Properties(row: UInt32(rows.count), start: UInt32(before.start)))
      if let anchor = before.properties.anchor {
        let name = file.bytes[anchor.start + 1..<anchor.end]
        anchors[name] = Anchored(row: rows.count, span: anchor)
        openAnchors.append((rows.count, name))
      }
    }
    rows.append(row)
    return rows.count - 1
  }

  /// A node is whole: its parent grows, and aliases may stand for it.
  mutating func finish(_ row: Int, size: Int, height: Int) {
    lastEnd = Int(rows[row].end)
    if let open = openAnchors.last, open.row == row {
      openAnchors.removeLast()
      if anchors[open.name]?.row == row {
        anchors[open.name]?.size = size
        anchors[open.name]?.height = height
      }
    }
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].children += 1
    frames[frames.count - 1].height = max(frames[frames.count - 1].height, height)
  }

  /// Adds a row that stands for another one; `false` when aliases add too much.
  mutating func alias(_ event: Event) -> Bool {
    var row = Row(
      start: UInt32(event.start), end: UInt32(event.end), kind: .scalar, style: .plain, flags: [.alias])
    let name = file.bytes[min(event.start + 1, event.end)..<event.end]
    let anchored = anchors[name]
    if let anchored, anchored.size > 0 {
      added += anchored.size - 1
      guard added <= YAMLFault.Limit.aliases.rawValue else { return refuse(.aliases, event) }
      let depth = frames.count + anchored.height
      guard depth <= YAMLFault.Limit.depth.rawValue else { return refuse(.depth, event) }
      row.extra = UInt32(anchored.row)
    } else {
      row.flags.formUnion([.unresolved, .verbatim])
      faults.append(unresolved(String(decoding: name, as: UTF8.self), event, anchored))
    }
    let index = append(row, nil)
    rows[index].next = UInt32(rows.count)
    finish(index, size: anchored?.size ?? 1, height: anchored?.height ?? 0)
    return true
  }

  /// Ends the reading at an event that is too much.
  mutating func refuse(_ limit: YAMLFault.Limit, _ event: Event) -> Bool {
    faults.append(
      .limit(limit, at: SourceSpan(event.start, max(event.end, min(event.start + 1, file.bytes.count)))))
    return false
  }

  private func unresolved(_ name: String, _ event: Event, _ anchored: Anchored?) -> YAMLFault {
    let span = SourceSpan(event.start, event.end)
    if let anchored { return .recursiveAlias(name, at: span, anchor: anchored.span) }
    return .undefinedAlias(name, at: span, valueOfKey: LineValue.find(at: event.start, in: file))
  }
}

extension Row {
  /// An empty plain scalar without tag and anchor: what a document without content is.
  var isNothing: Bool { kind == .scalar && style == .plain && start == end && !flags.contains(.properties) }
}

/// Finds the second document of a file, and walks through it without keeping it.
struct DocumentCount {
  private var count = 0
  private var first: SourceSpan?
  private var current: SourceSpan?
  private var isTold = false
  /// Whether the last document that ended did so with `...`.
  var endsWithDots = false
  private(set) var depth = 0

  var isFirst: Bool { count <= 1 }

  mutating func begin(_ event: Event) {
    count += 1
    current = SourceSpan(event.start, event.end)
    if count == 1 { first = current }
    depth = 0
  }

  /// Counts levels in the documents after the first; the fault at the first content there.
  mutating func see(_ event: Event, in file: SourceFile) -> YAMLFault? {
    switch event.kind {
    case .sequenceStart, .mappingStart: depth += 1
    case .collectionEnd: depth -= 1
    case .scalar, .alias, .streamStart, .streamEnd, .documentStart, .documentEnd: break
    }
    if case .scalar(.plain) = event.kind, event.isEmpty, event.start == event.end, depth == 0 { return nil }
    guard let current else { return nil }
    return second(at: current.end > current.start ? current.start : event.start, in: file)
  }

  /// The fault of a second document that begins at `start`; none for those after it.
  mutating func second(at start: Int, in file: SourceFile) -> YAMLFault? {
    guard !isTold, let first else { return nil }
    isTold = true
    let isMarked = file.bytes[min(start, file.bytes.count)...].starts(with: "---".utf8)
    let end = isMarked ? start + 3 : LineValue.endOfLine(from: start, in: file.bytes)
    return .multipleDocuments(second: SourceSpan(start, end), first: first)
  }
}
