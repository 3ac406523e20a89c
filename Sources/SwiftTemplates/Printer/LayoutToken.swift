/// One instruction to the line breaker: text, a place where a line may end, a group around such places.
///
/// The vocabulary is Oppen's ("Prettyprinting", 1979) with the kinds of breaks that `swift format` knows.
enum LayoutToken: Equatable {
  case text(String)
  case space(Int)
  /// The start of a group; when a `consistent` group does not fit, each of its own breaks ends a line.
  case open(consistent: Bool)
  case close
  case mark(LayoutBreak)
  /// Comment lines with their markers; each stands on a line of its own.
  case comment([String])
  /// A comment behind code, which never pushes the code to another line.
  case trailingComment(String)
  /// Until `resume`, lines end only where the source ends them.
  case suspend
  case resume
  case beginCollection
  /// A comma, where the collection has several elements and lines.
  case endCollection(isSingle: Bool)
  case beginContext
  case endContext

  static let open = LayoutToken.open(consistent: false)

  static func mark(
    _ kind: LayoutBreak.Kind, _ size: Int = 1, lines: LayoutBreak.Lines = .elective
  ) -> LayoutToken {
    .mark(LayoutBreak(kind: kind, size: size, lines: lines))
  }

  /// The kind of the break, where the token is one.
  var breakKind: LayoutBreak.Kind? {
    guard case .mark(let mark) = self else { return nil }
    return mark.kind
  }
}

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
