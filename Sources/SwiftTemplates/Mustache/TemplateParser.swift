internal import FormDiagnostics

/// Reads a template's bytes from front to back into instructions.
struct TemplateParser {
  let file: SourceFile
  let mode: Template.Mode
  private(set) var code = Template.Code()
  private(set) var faults: [TemplateFault] = []
  private var open: [(path: TemplatePath, index: Int)] = []
  private var delimiters = TagDelimiters()
  private var quotes = QuoteTracker()
  private var bytes: [UInt8] { file.bytes }

  init(file: SourceFile, mode: Template.Mode) {
    self.file = file
    self.mode = mode
  }

  /// Reads the whole file; afterwards either `faults` is empty or `code` is to be ignored.
  mutating func run() {
    if let offset = firstInvalidByte {
      return fail(.notUTF8, SourceSpan(offset, offset + 1))
    }
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let start = bytes.firstRange(of: delimiters.open, from: position) {
      guard let tag = tag(at: start) else {
        let span = SourceSpan(start, start + delimiters.open.count)
        fail(.unclosedTag, span)
        break
      }
      let line = tag.kind.standsAlone ? bytes.lineAlone(from: tag.span.start, to: tag.span.end) : nil
      let textEnd = max(position, line?.lowerBound ?? start)
      addText(position..<textEnd)
      let indentation = line == nil ? [] : Array(bytes[textEnd..<start])
      add(tag, indentation: indentation)
      position = line?.upperBound ?? tag.span.end
    }
    addText(position..<bytes.count)
    for section in open { fail(.unclosedSection(section.path.text), section.path.span) }
    faults.sort { $0.span.start < $1.span.start }
  }

  private var firstInvalidByte: Int? {
    String(validating: bytes, as: UTF8.self) == nil ? bytes.firstNonUTF8Offset : nil
  }

  private mutating func fail(_ reason: TemplateFault.Reason, _ span: SourceSpan, related: SourceSpan? = nil) {
    faults.append(TemplateFault(reason, path: file.path, span: span, related: related))
  }

  /// Adds text as instructions of one line each.
  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where bytes[index] == .lineFeed {
      append(text: start..<index + 1)
      start = index + 1
    }
    append(text: start..<max(start, range.upperBound))
  }

  private mutating func append(text range: Range<Int>) {
    guard !range.isEmpty else { return }
    if mode == .swift { quotes.read(bytes[range]) }
    code.instructions.append(.text(range))
  }

  /// The tag that opens at `start`, or nil where it never closes.
  private func tag(at start: Int) -> Tag? {
    var inner = start + delimiters.open.count
    let mark = inner < bytes.count ? bytes[inner] : 0
    let kind = Tag.Kind(mark: mark, isDefault: delimiters.isDefault)
    if kind != .value { inner += 1 }
    let close: [UInt8] =
      switch kind {
      case .triple: [UInt8(ascii: "}")] + delimiters.close
      case .delimiters: [UInt8(ascii: "=")] + delimiters.close
      default: delimiters.close
      }
    guard let end = bytes.firstRange(of: close, from: inner) else { return nil }
    return Tag(kind: kind, content: inner..<end, span: SourceSpan(start, end + close.count))
  }

  private mutating func add(_ tag: Tag, indentation: [UInt8]) {
    switch tag.kind {
    case .comment: break
    case .delimiters: changeDelimiters(tag)
    case .value: addValue(tag, raw: false)
    case .triple, .ampersand:
      if mode == .swift { fail(.rawTag, tag.span) } else { addValue(tag, raw: true) }
    case .section, .inverted: openSection(tag)
    case .close: closeSection(tag)
    case .partial: addPartial(tag, indentation: indentation)
    }
  }

  private mutating func addValue(_ tag: Tag, raw: Bool) {
    guard let path = path(tag, tag.content) else { return }
    if mode == .swift, quotes.isInside { fail(.quotedTag, tag.span) }
    code.instructions.append(.value(path: place(of: path), raw: raw))
  }

  private mutating func openSection(_ tag: Tag) {
    guard let path = path(tag, tag.content) else { return }
    open.append((path, code.instructions.count))
    code.instructions.append(.section(path: place(of: path), inverted: tag.kind == .inverted, end: 0))
  }

  private mutating func closeSection(_ tag: Tag) {
    guard let path = path(tag, tag.content) else { return }
    guard let section = open.last else {
      return fail(.unexpectedClose(path.text, open: nil), tag.span)
    }
    guard section.path.parts == path.parts else {
      fail(.unexpectedClose(path.text, open: section.path.text), tag.span, related: section.path.span)
      if let index = open.lastIndex(where: { $0.path.parts == path.parts }) { open.removeSubrange(index...) }
      return
    }
    open.removeLast()
    if case .section(let path, let inverted, _) = code.instructions[section.index] {
      code.instructions[section.index] = .section(
        path: path, inverted: inverted, end: code.instructions.count)
    }
    code.instructions.append(.end)
  }

  private mutating func addPartial(_ tag: Tag, indentation: [UInt8]) {
    let content = bytes.trimmed(tag.content)
    if let first = content.first, bytes[first] == UInt8(ascii: "*") {
      guard let path = path(tag, first + 1..<content.upperBound) else { return }
      return add(Template.Partial(name: .dynamic(path), indentation: indentation, span: tag.span))
    }
    let name = String(decoding: bytes[content], as: UTF8.self)
    guard !name.isEmpty else { return fail(.emptyTag, tag.span) }
    add(Template.Partial(name: .fixed(name), indentation: indentation, span: tag.span))
  }

  private mutating func add(_ partial: Template.Partial) {
    code.instructions.append(.partial(code.partials.count))
    code.partials.append(partial)
  }

  private mutating func place(of path: TemplatePath) -> Int {
    code.paths.append(path)
    return code.paths.count - 1
  }

  private mutating func changeDelimiters(_ tag: Tag) {
    guard let changed = TagDelimiters(bytes[tag.content]) else { return fail(.badDelimiters, tag.span) }
    delimiters = changed
  }

  /// The name in a tag; a fault where there is none.
  private mutating func path(_ tag: Tag, _ range: Range<Int>) -> TemplatePath? {
    let content = bytes.trimmed(range)
    let text = String(decoding: bytes[content], as: UTF8.self)
    let span = SourceSpan(content.lowerBound, content.upperBound)
    if text.isEmpty {
      fail(.emptyTag, tag.span)
      return nil
    }
    if text == "." { return TemplatePath(parts: [], span: span) }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isBad = parts.contains(where: \.isEmpty) || mode == .swift && text.hasWhitespace
    if isBad {
      fail(.badName(text), span)
      return nil
    }
    return TemplatePath(parts: parts.map { TemplateKey(String(Substring($0))) }, span: span)
  }
}

extension String {
  /// Whether there is white space of any script in it; plain ASCII needs no look at characters.
  fileprivate var hasWhitespace: Bool {
    utf8.contains { $0 <= 0x20 || $0 >= 0x80 } && contains(where: \.isWhitespace)
  }
}
