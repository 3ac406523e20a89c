/// The line in which a span begins, as a terminal shows it, and the columns that the span takes there.
struct Excerpt {
  /// The line's number, from 1.
  let line: Int
  /// The line, cut around the span with `…` where it is long.
  let text: String
  /// The columns before the span.
  let indent: Int
  /// The columns of the span, to the end of the line at most; at least 1.
  let width: Int

  /// Draws the line of a span in at most `columns` columns.
  ///
  /// - Complexity: bounded by a constant, however long the line is, once the line is found.
  init(_ span: SourceSpan, in lines: LineTable, columns: Int) {
    line = lines.position(of: span.start).line
    let range = lines.bytes(ofLine: line)
    let near = Self.neighbourhood(of: span.start, in: range, of: lines.file)
    let glyphs = Glyph.read(near, of: lines.file)
    let place = Self.place(of: span, in: glyphs)
    let window = Self.window(around: place, of: glyphs.last.map { $0.column + $0.width } ?? 0, columns)
    let shown = glyphs.filter { window.contains($0.column) && $0.column + $0.width <= window.upperBound }
    let isCutBefore = near.lowerBound > range.lowerBound || shown.first.map { $0.column > 0 } ?? false
    let isCutAfter = near.upperBound < range.upperBound || shown.last?.bytes != glyphs.last?.bytes
    text = (isCutBefore ? "…" : "") + shown.map(\.shown).joined() + (isCutAfter ? "…" : "")
    indent = place.lowerBound - (shown.first?.column ?? 0) + (isCutBefore ? 1 : 0)
    width = max(1, min(place.upperBound, window.upperBound) - place.lowerBound)
  }
}

extension Excerpt {
  /// The bytes around an offset that can matter, cut between scalars.
  private static func neighbourhood(of offset: Int, in line: Range<Int>, of file: SourceFile) -> Range<Int> {
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset > line.lowerBound, offset < line.upperBound, file.bytes[offset] & 0xC0 == 0x80 {
        offset -= 1
      }
      return offset
    }
    let lower = boundary(max(line.lowerBound, offset - 1_000))
    return lower..<max(lower, boundary(min(line.upperBound, offset + 3_000)))
  }

  /// The columns of a span, empty ones as one column.
  private static func place(of span: SourceSpan, in glyphs: [Glyph]) -> Range<Int> {
    let end = glyphs.last.map { $0.column + $0.width } ?? 0
    let first = glyphs.first { $0.bytes.upperBound > span.start }
    let from = first?.column ?? end
    let covered = glyphs.last { $0.bytes.lowerBound < span.end && $0.bytes.upperBound > span.start }
    let to = covered.map { $0.column + $0.width } ?? from
    return from..<max(to, from + 1)
  }

  /// The columns that are shown: all, or as many as there is room for, with a little before and after the span.
  private static func window(around place: Range<Int>, of total: Int, _ columns: Int) -> Range<Int> {
    guard total > columns else { return 0..<max(total, 0) }
    var from = min(place.lowerBound - columns / 4, total - columns)
    from = max(from, place.upperBound + columns / 8 - columns)
    from = max(0, min(from, place.lowerBound - 4))
    return from..<from + columns
  }
}
