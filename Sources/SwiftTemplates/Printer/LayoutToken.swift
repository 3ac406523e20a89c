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
