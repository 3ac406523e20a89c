/// Where a block scalar ends, without the line breaks that follow it.
enum BlockScalarExtent {
  /// One past the last byte of the last line with text; past the indicator where there is none.
  ///
  /// libyaml's end lies behind the trailing breaks. A last line of spaces is text only where it is longer than
  /// the indentation.
  static func end(of row: Row, in bytes: [UInt8]) -> Int {
    let start = Int(row.start)
    var endOfIndicator = start
    while endOfIndicator < Int(row.end), !bytes[endOfIndicator].isWhiteSpace { endOfIndicator += 1 }
    var header = endOfIndicator
    while header < Int(row.end), !bytes[header].isLineBreak { header += 1 }
    var end = Int(row.end)
    while end > header {
      while end > header, bytes[end - 1].isLineBreak { end -= 1 }
      var lineStart = end
      while lineStart > header, !bytes[lineStart - 1].isLineBreak { lineStart -= 1 }
      let line = bytes[lineStart..<end]
      let spaces = line.prefix { $0 == .space }.count
      let isText =
        !line.allSatisfy(\.isBlank) || spaces > Int(row.extra)
        || (spaces == Int(row.extra) && spaces < line.count)
      if lineStart > header, isText { return end }
      end = lineStart
    }
    return endOfIndicator
  }
}
