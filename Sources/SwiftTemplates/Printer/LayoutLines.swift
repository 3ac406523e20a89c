/// The lines that have been written: no white space at their ends, at most one blank line in a row.
struct LayoutLines {
  private(set) var text: [UInt8] = []
  private(set) var number = 1
  private(set) var column = 0
  private(set) var isAtStart = true
  private var spaces = 0
  private var newlines = 0

  /// Adds text of so many columns to the line; a line that begins is indented.
  mutating func write(_ piece: String, columns: Int, indentation: Int) {
    if isAtStart {
      addBlanks(indentation)
      column = indentation
      isAtStart = false
    } else {
      addBlanks(spaces)
    }
    text.append(contentsOf: piece.utf8)
    newlines = 0
    spaces = 0
    let breaks = text.suffix(piece.utf8.count).count { $0 == .lineFeed }
    number += breaks
    column = breaks == 0 ? column + columns : columns
  }

  private mutating func addBlanks(_ count: Int) {
    text.append(contentsOf: repeatElement(.space, count: count))
  }

  /// Adds whole lines of comment.
  mutating func write(_ comment: [String], indentation: Int) {
    for (index, line) in comment.enumerated() {
      if index > 0 { end(.soft) }
      write(line, columns: line.columns, indentation: indentation)
    }
  }

  /// Asks for spaces before the next text of the line.
  mutating func addSpaces(_ count: Int) {
    spaces += count
    column += count
  }

  /// Ends the line, unless it is ended already.
  mutating func end(_ lines: LayoutBreak.Lines) {
    let wanted =
      switch lines {
      case .elective, .stubborn: newlines == 0 ? 1 : 0
      case .soft(let count, _): min(count, 2) - newlines
      }
    guard wanted > 0 else { return }
    text.append(contentsOf: repeatElement(.lineFeed, count: wanted))
    number += wanted
    newlines += wanted
    isAtStart = true
    spaces = 0
    column = 0
  }
}
