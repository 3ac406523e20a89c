/// A place where a line may end.
struct LayoutBreak: Equatable {
  /// What happens to the indentation when the line ends here.
  enum Kind: Equatable {
    /// Indents until the matching `close`.
    case open
    /// Continues a line until the matching `close`, which stacks.
    case openContinuation
    /// Ends an `open`; with `mustBreak`, ends the line when the `open` is on another one.
    case close(mustBreak: Bool)
    /// Continues a line: one step deeper, however often.
    case `continue`
    /// Keeps the indentation.
    case same
    /// Ends a line that continues another.
    case reset
    /// Before a dot: continues, or keeps the indentation after something of several lines.
    case contextual

    static let close = Kind.close(mustBreak: true)
  }

  /// Whether the line ends.
  enum Lines: Equatable {
    case elective
    /// As elective, and a line end of the source does not count.
    case stubborn
    case soft(Int, fromSource: Bool)

    static let soft = Lines.soft(1, fromSource: false)

    /// What both together ask for.
    func merged(_ other: Lines) -> Lines {
      switch (self, other) {
      case (.elective, _), (.stubborn, _): return other
      case (_, .elective), (_, .stubborn): return self
      case (.soft(let mine, let isMine), .soft(let theirs, let isTheirs)):
        let count =
          switch (isMine, isTheirs) {
          case (true, true): mine + theirs
          case (true, false): mine
          case (false, true): theirs
          case (false, false): max(mine, theirs)
          }
        return .soft(count, fromSource: isMine || isTheirs)
      }
    }
  }

  var kind: Kind
  var size: Int
  var lines: Lines
}
