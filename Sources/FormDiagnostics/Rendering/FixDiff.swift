/// A change of a file as lines that go and lines that come.
struct FixDiff {
  /// One line.
  struct Row {
    /// Whether it comes; it goes otherwise.
    var isAdded: Bool
    /// Its number: in the file before for lines that go, in the file after for those that come.
    var number: Int
    /// The line in its file, without its line break.
    var bytes: Range<Int>
    /// Where it changes, or begins.
    var place: SourceSpan
  }

  /// The lines, those that go before those that come, place by place.
  private(set) var rows: [Row] = []
  /// The file after the change.
  let after: SourceFile

  /// Compares a file with what a change makes of it; nil where the change overlaps itself.
  ///
  /// - Complexity: linear in the length of the file.
  init?(_ fix: Diagnostic.Fix, in lines: LineTable) {
    guard let list = EditList(fix.edits) else { return nil }
    after = list.applied(to: lines.file)
    let new = LineTable(after)
    var moved = 0
    for (touched, edits) in Self.hunks(list, lines) {
      let old = lines.start(ofLine: touched.lowerBound)..<lines.start(ofLine: touched.upperBound + 1)
      let growth = edits.reduce(0) { $0 + $1.text.utf8.count - ($1.span.end - $1.span.start) }
      let start = old.lowerBound + moved
      moved += growth
      let places = edits.map(\.span.start)
      add(
        lines.rows(old, isAdded: false, places),
        new.rows(start..<old.upperBound + moved, isAdded: true, places.map(list.place)), lines.file)
    }
  }

  /// Adds the lines of one place that differ.
  private mutating func add(_ old: [Row], _ new: [Row], _ file: SourceFile) {
    func isSame(_ one: Row, _ other: Row) -> Bool {
      file.bytes[one.bytes].elementsEqual(after.bytes[other.bytes])
    }
    let start = zip(old, new).prefix(while: isSame).count
    let (old, new) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix(while: isSame).count
    rows += old.dropLast(end) + new.dropLast(end)
  }

  /// The lines that changes touch, those that share a line together.
  private static func hunks(
    _ list: EditList, _ lines: LineTable
  ) -> [(lines: ClosedRange<Int>, edits: [Diagnostic.Edit])] {
    var hunks: [(lines: ClosedRange<Int>, edits: [Diagnostic.Edit])] = []
    for edit in list.edits {
      let (from, to) = (lines.position(of: edit.span.start).line, lines.position(of: edit.span.end).line)
      if let last = hunks.popLast() {
        let isShared = last.lines.upperBound >= from
        hunks.append(
          isShared ? (last.lines.lowerBound...max(last.lines.upperBound, to), last.edits + [edit]) : last)
        if isShared { continue }
      }
      hunks.append((from...to, [edit]))
    }
    return hunks
  }
}

extension LineTable {
  /// The lines in a range of bytes that begins where a line does.
  fileprivate func rows(_ range: Range<Int>, isAdded: Bool, _ changes: [Int]) -> [FixDiff.Row] {
    guard !range.isEmpty else { return [] }
    let numbers = position(of: range.lowerBound).line...position(of: range.upperBound - 1).line
    return numbers.map { number in
      let bytes = bytes(ofLine: number)
      let place = changes.first { bytes.contains($0) } ?? bytes.lowerBound
      return FixDiff.Row(
        isAdded: isAdded, number: number, bytes: bytes, place: SourceSpan(place, place))
    }
  }
}
