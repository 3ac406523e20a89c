/// A file as it was read: its path as the user wrote it, and its bytes.
public struct SourceFile: Sendable {
  /// The path shown in findings; relative to the working folder where the file lies inside it.
  public var path: String
  /// The bytes, a byte-order mark at the start included.
  public var bytes: [UInt8]

  /// Takes bytes as they are; whether they are UTF-8 is for the reader to say.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Encodes `text` as UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The bytes of a span, read as UTF-8 with U+FFFD for what is not.
  public func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[clamped(span)], as: UTF8.self)
  }

  private func clamped(_ span: SourceSpan) -> Range<Int> {
    let start = min(max(span.start, 0), bytes.count)
    return start..<min(max(span.end, start), bytes.count)
  }
}

/// A place as people count: from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Names a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a file begins; built only when a finding is drawn.
///
/// - Complexity: linear in the file once; a position costs a binary search and the length of its line.
public struct LineTable: Sendable {
  /// The file whose lines these are.
  public let file: SourceFile
  private let starts: [Int]

  /// Finds the line starts; a line ends with LF, CR LF, or a lone CR, as in YAML.
  public init(_ file: SourceFile) {
    self.file = file
    var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    let bytes = file.bytes
    for (index, byte) in bytes.enumerated() {
      let isBreak = byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if isBreak { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of lines; at least 1.
  public var count: Int { starts.count }

  /// The position of a byte offset; an offset past the end is the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, starts[0]), file.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for byte in file.bytes[starts[low]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: low + 1, column: column)
  }

  /// The text of a line, without its line break; empty for a number that is no line.
  public func text(ofLine line: Int) -> String {
    String(decoding: file.bytes[bytes(ofLine: line)], as: UTF8.self)
  }

  /// The offset at which a line begins; the end of the file for the line after the last.
  func start(ofLine line: Int) -> Int { line <= starts.count ? starts[max(line, 1) - 1] : file.bytes.count }

  /// The offsets of a line's bytes, without its line break; empty for a number that is no line.
  package func bytes(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : file.bytes.count
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
