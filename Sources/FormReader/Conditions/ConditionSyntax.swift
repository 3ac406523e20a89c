/// A condition's tree before anybody asked what its names mean.
///
/// Ranges are UTF-8 offsets in the condition's decoded text.
package struct ConditionSyntax: Hashable, Sendable {
  /// What stands here.
  package indirect enum Node: Hashable, Sendable {
    case boolean(Bool)
    case text(String)
    /// Digits as written, with at most one point.
    case number(String)
    /// `.us`
    case option(String)
    /// A name: a field, or `today`.
    case name(String)
    /// `name.isEmpty`, `name.count`; the member's own range.
    case member(ConditionSyntax, String, Range<Int>)
    /// `base.contains(argument)`
    case contains(ConditionSyntax, ConditionSyntax)
    case list([ConditionSyntax])
    case not(ConditionSyntax)
    /// `&&` or `||`, flattened: at least two operands.
    case and([ConditionSyntax])
    case or([ConditionSyntax])
    /// `== != < <= > >= + -`, with the operator's range.
    case binary(String, ConditionSyntax, ConditionSyntax, Range<Int>)
    /// `14d`, `2w`, `3m`, `18y` behind a date's `+` or `-`.
    case offset(Int, String)
  }

  /// The tree.
  package var node: Node
  /// Its text.
  package var range: Range<Int>

  /// Places a node.
  package init(_ node: Node, _ range: Range<Int>) {
    self.node = node
    self.range = range
  }
}

/// What keeps a text from being a condition.
package struct ConditionFault: Hashable, Sendable {
  /// The kind of fault; the rules put it into words.
  package enum Kind: Hashable, Sendable {
    case empty
    /// A quote, dash or blank of a word processor: the character, and the plain one.
    case typographic(Unicode.Scalar, plain: String)
    case unexpected(String)
    case unfinishedText
    case badEscape(String)
    case interpolation
    case missingOperand(after: String)
    case unclosed(String)
    /// A comparison behind a comparison, `a < b < c`.
    case chainedComparison
    case tooDeep
    case numberTooLong
    /// An operator of another language, and Swift's: `and`, `&&`.
    case foreignOperator(String, swift: String)
    /// `.isBlank`: a member that there is not.
    case unknownMember(String)
  }

  /// What is wrong.
  package var kind: Kind
  /// Where, in UTF-8 offsets of the text.
  package var range: Range<Int>

  /// Names a fault.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
