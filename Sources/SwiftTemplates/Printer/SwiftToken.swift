/// One word, literal or sign of Swift text, with the line ends and comments before it.
struct SwiftToken: Sendable {
  /// What the characters are.
  enum Kind: Sendable {
    case word, literal, sign, bracket, directive, end
  }

  /// Comment lines with nothing else on their lines.
  struct Comment: Sendable {
    var text: [String]
    /// The line ends before it.
    var lines: Int
  }

  var kind: Kind
  var text: String
  /// The line ends right before the token, after its comments.
  var lines = 0
  /// Whether white space stands before it.
  var isSpaced = false
  /// The spaces before it, where it begins a line.
  var column = 0
  var comments: [Comment] = []
  /// A comment behind it on its line.
  var trailingComment: String?
}

extension SwiftToken.Comment {
  /// Whether it documents what follows.
  var isDoc: Bool { text.first?.hasPrefix("///") ?? false }
}
