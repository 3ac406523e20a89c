import FormDiagnostics

/// Finds the key and the value on the line of a fault, without YAML: this is for text that is none.
enum LineValue {
  /// The longest line, in bytes, that is looked at; so that a line of many faults costs no square.
  private static let longestLine = 4096

  /// The entry whose value holds or follows `offset`; `nil` where the line has no key before it.
  static func find(at offset: Int, in file: SourceFile) -> YAMLFault.KeyValue? {
    let bytes = file.bytes
    var start = min(offset, bytes.count)
    let lowest = start - longestLine
    while start > max(lowest, 0), !bytes[start - 1].isLineBreak { start -= 1 }
    let end = endOfLine(from: start, in: bytes, to: start + longestLine + 1)
    guard start > lowest, end - start <= longestLine else { return nil }
    if let brace = openBrace(in: bytes, from: start, to: min(offset, end)) {
      return flowEntry(in: bytes, from: brace + 1, to: end, at: offset)
    }
    guard let key = key(in: bytes, from: skipDashes(in: bytes, from: start, to: end), to: end) else {
      return nil
    }
    let value = SourceSpan(key.value, endOfValue(in: bytes, from: key.value, to: end))
    return offset < key.value ? nil : YAMLFault.KeyValue(key: key.name, span: value)
  }

  /// The end of the line that holds `offset`, without its line break.
  static func endOfLine(from offset: Int, in bytes: [UInt8], to limit: Int = .max) -> Int {
    var end = offset
    while end < min(bytes.count, limit), !bytes[end].isLineBreak { end += 1 }
    return end
  }

  private static func skipDashes(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var position = start
    while position < end {
      let isDash =
        bytes[position] == UInt8(ascii: "-") && position + 1 < end && bytes[position + 1].isBlank
      guard bytes[position].isBlank || isDash || (position == 0 && bytes[0] == 0xEF) else { return position }
      position += bytes[position] == 0xEF ? 3 : 1
    }
    return position
  }

  /// A key with its colon, and where its value begins.
  private static func key(in bytes: [UInt8], from start: Int, to end: Int) -> (name: String, value: Int)? {
    var position = start
    while position < end, bytes[position].isNameByte || bytes[position].isQuote { position += 1 }
    let name = bytes[start..<position].filter { !$0.isQuote }
    while position < end, bytes[position].isBlank { position += 1 }
    guard !name.isEmpty, position < end, bytes[position] == .colon else { return nil }
    position += 1
    guard position == end || bytes[position].isBlank else { return nil }
    while position < end, bytes[position].isBlank { position += 1 }
    return (String(decoding: name, as: UTF8.self), position)
  }

  /// The end of a block value: before a comment and blanks.
  private static func endOfValue(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var stop = start
    var walk = QuoteWalk()
    while stop < end {
      let isComment = bytes[stop] == .numberSign && (stop == start || bytes[stop - 1].isBlank)
      if isComment, !walk.isInQuotes { break }
      walk.step(bytes[stop])
      stop += 1
    }
    if walk.isInQuotes { stop = end }
    while stop > start, bytes[stop - 1].isBlank { stop -= 1 }
    return stop
  }

  /// The innermost `{` before `offset` that is still open there.
  private static func openBrace(in bytes: [UInt8], from start: Int, to offset: Int) -> Int? {
    var open: [Int] = []
    var walk = QuoteWalk()
    for position in start..<max(start, offset) {
      walk.step(bytes[position])
      guard !walk.isInQuotes else { continue }
      if bytes[position] == UInt8(ascii: "{") { open.append(position) }
      if bytes[position] == UInt8(ascii: "}"), !open.isEmpty { open.removeLast() }
    }
    return open.last
  }

  /// The entry of a flow mapping at `offset`: what stands before the next comma or closing brace at its level.
  private static func flowEntry(
    in bytes: [UInt8], from start: Int, to end: Int, at offset: Int
  ) -> YAMLFault.KeyValue? {
    var position = start
    while position < end {
      while position < end, bytes[position].isBlank || bytes[position] == .comma { position += 1 }
      let entry = key(in: bytes, from: position, to: end)
      let stop = endOfFlowValue(in: bytes, from: entry?.value ?? position, to: end)
      if stop >= offset || stop >= end {
        return entry.map { YAMLFault.KeyValue(key: $0.name, span: trimmed(bytes, $0.value, stop)) }
      }
      position = max(stop, position) + 1
    }
    return nil
  }

  private static func endOfFlowValue(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var depth = 0
    var walk = QuoteWalk()
    for position in start..<max(start, end) {
      walk.step(bytes[position])
      guard !walk.isInQuotes else { continue }
      switch Unicode.Scalar(bytes[position]) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return position }
        depth -= 1
      case ",": if depth == 0 { return position }
      default: break
      }
    }
    return end
  }

  private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> SourceSpan {
    var end = end
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return SourceSpan(start, end)
  }
}

/// Is the next byte inside quotes? A backslash in double quotes hides what follows it.
private struct QuoteWalk {
  private var quote: UInt8?
  private var isEscaped = false

  var isInQuotes: Bool { quote != nil }

  mutating func step(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if let open = quote {
      if byte == open { quote = nil }
      isEscaped = open == UInt8(ascii: "\"") && byte == UInt8(ascii: "\\")
    } else if byte.isQuote {
      quote = byte
    }
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
