/// The words that are not identifiers everywhere, by the positions in which they need back-ticks.
package enum SwiftKeywords {
  /// Words that the grammar reserves.
  package static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Words that mean something in some places only; escaped wherever a name stands alone.
  package static let contextual: Set<String> = [
    "Protocol", "Type", "actor", "any", "associativity", "async", "await", "borrowing", "consume",
    "consuming", "convenience", "copy", "didSet", "discard", "distributed", "dynamic", "each", "final",
    "get", "indirect", "infix", "isolated", "lazy", "left", "macro", "mutating", "none", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "precedence", "prefix", "reasync",
    "required", "right", "sending", "set", "some", "then", "unowned", "unsafe", "weak", "willSet", "yield",
  ]

  /// Contextual words that are trouble even where they stand as a name of ours.
  static let troublesome: Set<String> = [
    "Protocol", "Type", "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then",
    "unsafe", "yield",
  ]

  /// What is no plain member after a dot.
  static let members: Set<String> = ["Protocol", "Type", "init", "self"]

  /// What is no plain label of an argument.
  static let labels: Set<String> = ["inout"]

  /// What is no plain label of a parameter.
  static let parameters: Set<String> = ["inout", "let", "var"]

  /// All words that need back-ticks somewhere.
  static let ticked = reserved.union(troublesome).union(members).union(labels).union(parameters)

  /// Whether `word` needs back-ticks in `position`.
  static func needsTicks(_ word: String, in position: SwiftName.Position) -> Bool {
    switch position {
    case .declaration: reserved.contains(word) || troublesome.contains(word)
    case .member: members.contains(word)
    case .label: labels.contains(word)
    case .parameter: parameters.contains(word)
    }
  }
}
