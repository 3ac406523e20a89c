/// Lays out what needs it in Swift text that is laid out but for a few lines: those that are too long, and bodies
/// that turned out empty.
///
/// The printer is given the smallest statements that hold such a line; all else stays as the templates have it, but
/// for superfluous blank lines. So a file costs what its text costs, and what the printer has to do.
struct SwiftFitter {
  private let bytes: [UInt8]
  private let lines: [SwiftLine]
  private let width: Int
  private var output: [UInt8] = []
  /// Whether a blank line is to be written before the next line.
  private var isSpaced = false

  /// The text as `SwiftPrinter.printed` has it; nil where its brackets do not match.
  static func fitted(_ bytes: [UInt8], width: Int) -> [UInt8]? {
    guard let lines = SwiftLine.lines(of: bytes, width: width) else { return nil }
    var fitter = SwiftFitter(bytes: bytes, lines: lines, width: width)
    fitter.write(lines.indices)
    return fitter.output
  }

  private init(bytes: [UInt8], lines: [SwiftLine], width: Int) {
    self.bytes = bytes
    self.lines = lines
    self.width = width
    output.reserveCapacity(bytes.count + bytes.count / 16)
  }

  /// Writes statements that stand side by side.
  private mutating func write(_ range: Range<Int>) {
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      next = end(ofStatementAt: start, in: range)
      lay(start..<next)
    }
  }

  /// The line behind a statement: its brackets are closed, and no line goes on with it.
  private func end(ofStatementAt start: Int, in range: Range<Int>) -> Int {
    let first = lines[start]
    var (end, next) = (start + 1, start + 1)
    guard !first.isEmpty, !begins(first, with: "//") else { return end }
    while next < range.upperBound {
      let line = lines[next]
      next += 1
      if line.isEmpty { continue }
      guard line.depth > first.depth || line.indent > first.indent || goesOn(line, after: lines[end - 1])
      else {
        break
      }
      end = next
    }
    return end
  }

  /// Whether a line goes on with the statement of the line before it, by how the one begins or the other ends.
  private func goesOn(_ line: SwiftLine, after last: SwiftLine) -> Bool {
    if line.closes || bytes[last.text].last == UInt8(ascii: ",") { return true }
    return ".|&?:={".utf8.contains(bytes[line.text].first ?? 0) || begins(line, with: "where ")
      || begins(line, with: "else ")
  }

  /// Writes a statement: as it is, or with the bodies that need a layout laid out, or laid out as a whole.
  private mutating func lay(_ statement: Range<Int>) {
    guard lines[statement].contains(where: \.needsLayout) else { return copy(statement) }
    guard let bodies = bodies(of: statement) else { return layWhole(statement) }
    var next = statement.lowerBound
    for body in bodies {
      copy(next..<body.lowerBound)
      write(body)
      next = body.upperBound
    }
    copy(next..<statement.upperBound)
  }

  /// The bodies that hold all lines which need a layout; nil where a line outside of them does.
  private func bodies(of statement: Range<Int>) -> [Range<Int>]? {
    var bodies: [Range<Int>] = []
    var next = statement.lowerBound
    while next < statement.upperBound {
      let line = lines[next]
      if line.needsLayout { return nil }
      next += 1
      guard line.opensBody || isLabel(line) else { continue }
      let start = next
      while next < statement.upperBound, lines[next].isEmpty || isInBody(lines[next], of: line) { next += 1 }
      if lines[start..<next].contains(where: \.needsLayout) { bodies.append(start..<next) }
    }
    return bodies
  }

  private func isInBody(_ line: SwiftLine, of head: SwiftLine) -> Bool {
    head.opensBody ? line.depth >= head.depthAtEnd : line.depth > head.depth || line.indent > head.indent
  }

  /// Whether it is a whole `case …:` or `default:` with its statements below.
  private func isLabel(_ line: SwiftLine) -> Bool {
    line.depth == line.depthAtEnd && bytes[line.text].last == UInt8(ascii: ":")
      && (begins(line, with: "case ") || begins(line, with: "default:"))
  }

  private func begins(_ line: SwiftLine, with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[line.text].starts(with: $0) }
  }

  // MARK: - Output

  private mutating func copy(_ range: Range<Int>) {
    for line in lines[range] { add(bytes[line.text], indent: line.indent) }
  }

  /// Has the printer lay out a statement, as if it stood at the first column.
  private mutating func layWhole(_ statement: Range<Int>) {
    let indent = lines[statement.lowerBound].indent
    let frame = frame(of: lines[statement.lowerBound])
    var text = Array(frame.utf8)
    for line in lines[statement] {
      text.append(contentsOf: repeatElement(.space, count: line.isEmpty ? 0 : max(0, line.indent - indent)))
      text.append(contentsOf: bytes[line.text])
      text.append(.lineFeed)
    }
    if !frame.isEmpty { text.append(contentsOf: "}\n".utf8) }
    let shift = frame.hasPrefix("enum") ? 2 : 0
    let printed = SwiftPrinter.printed(text, width: width - indent + shift)
    var laid = printed.split(separator: .lineFeed, omittingEmptySubsequences: false).dropLast()
    if !frame.isEmpty { laid = laid.dropFirst().dropLast() }
    for line in laid {
      let blanks = line.prefix { $0 == .space }.count
      add(line.dropFirst(blanks), indent: max(0, indent + blanks - shift))
    }
  }

  /// What makes a case a statement: the head of a `switch` or an `enum`; empty for other statements.
  private func frame(of line: SwiftLine) -> String {
    if begins(line, with: "default:") { return "switch x {\n" }
    guard begins(line, with: "case ") else { return "" }
    let pattern = bytes[line.text].dropFirst(5)
    let isName = pattern.first.map(\.continuesName) ?? false
    return isName && !pattern.starts(with: "let ".utf8) ? "enum E {\n" : "switch x {\n"
  }

  /// Adds a line; blank lines stand alone, and not beside braces.
  private mutating func add(_ text: ArraySlice<UInt8>, indent: Int) {
    guard !text.isEmpty else { return isSpaced = !output.isEmpty }
    let isAfterBrace = output.dropLast().last == UInt8(ascii: "{")
    if isSpaced, !isAfterBrace, text.first != UInt8(ascii: "}") { output.append(.lineFeed) }
    isSpaced = false
    output.append(contentsOf: repeatElement(.space, count: indent))
    output.append(contentsOf: text)
    output.append(.lineFeed)
  }
}
