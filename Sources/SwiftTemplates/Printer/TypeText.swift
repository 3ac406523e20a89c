/// A type: its tokens, and the layout between them.
struct TypeText {
  enum Piece {
    case token(Int)
    case before(LayoutToken)
    case after(LayoutToken)
  }

  var pieces: [Piece] = []
}
