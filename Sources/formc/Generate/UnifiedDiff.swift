/// What two texts differ in, in the format that `patch` and `git apply` take.
struct UnifiedDiff {
  /// One line: whether it stands in the old text, the new one, or both.
  private struct Row {
    var mark: String
    var line: TextLine
    /// How many lines of either text stand before it.
    var before: (old: Int, new: Int)
  }

  /// How many lines around a change are shown.
  private static let context = 3
  /// More lines than this between the first and the last change are shown as replaced, all of them: a search for what
  /// they have in common takes time and room by the square.
  private static let mostSearched = 4000

  private let rows: [Row]

  /// Compares line by line.
  init(_ old: String, _ new: String) {
    let (old, new) = (old.lines, new.lines)
    let (removed, added) = Self.changes(old, new)
    var rows: [Row] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let before = (old: from, new: to)
      if removed.contains(from) {
        rows.append(Row(mark: "-", line: old[from], before: before))
        from += 1
      } else if added.contains(to) {
        rows.append(Row(mark: "+", line: new[to], before: before))
        to += 1
      } else {
        rows.append(Row(mark: " ", line: old[from], before: before))
        (from, to) = (from + 1, to + 1)
      }
    }
    self.rows = rows
  }

  /// The lines of the diff, those that name the files left out; none for equal texts.
  var lines: [String] { hunks.flatMap(hunk) }

  /// The numbers of the lines that go and of those that come.
  private static func changes(_ old: [TextLine], _ new: [TextLine]) -> (removed: Set<Int>, added: Set<Int>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (here, there) = (start..<old.count - end, start..<new.count - end)
    guard here.count + there.count <= mostSearched else { return (Set(here), Set(there)) }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new[there]).difference(from: Array(old[here])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    return (removed, added)
  }

  /// The ranges of rows that are shown together.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].mark != " " {
      let around = max(0, index - Self.context)..<min(rows.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func hunk(_ range: Range<Int>) -> [String] {
    let rows = rows[range]
    guard let first = rows.first else { return [] }
    let old = Self.place(first.before.old, rows.count { $0.mark != "+" })
    let new = Self.place(first.before.new, rows.count { $0.mark != "-" })
    return ["@@ -\(old) +\(new) @@"]
      + rows.flatMap { row in
        let line = row.mark + row.line.text
        return row.line.last == 0x0A ? [line] : [line, "\\ No newline at end of file"]
      }
  }

  /// Where lines stand and how many they are; no lines stand after the line before them.
  private static func place(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1),\(count)"
  }
}
