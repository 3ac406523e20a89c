package import FormPlan

/// A condition's tree before anybody asked what its names mean.
///
/// Ranges are UTF-8 offsets in the condition's decoded text. Parentheses leave no node: the range of what stands in
/// them is without them, that of an operation around it goes over them.
package struct ConditionSyntax: Hashable, Sendable {
  /// What stands here; no deeper than ``ConditionParser/maximumDepth`` levels of brackets, `!` and members.
  package indirect enum Node: Hashable, Sendable {
    case boolean(Bool)
    /// A text, its escapes resolved.
    case text(String)
    /// Digits as written, with at most one minus before and one point between them.
    case number(String)
    /// `.us`, without the point.
    case option(String)
    /// A name: a field, or `today`.
    case name(String)
    /// `name.isEmpty`, `name.count`; with the member's own range.
    case member(ConditionSyntax, Member, Range<Int>)
    /// `base.contains(argument)`; with the range of `contains`.
    case contains(ConditionSyntax, ConditionSyntax, Range<Int>)
    case list([ConditionSyntax])
    case not(ConditionSyntax)
    /// `&&`: at least two operands, however long the chain.
    case and([ConditionSyntax])
    /// `||`: at least two operands.
    case or([ConditionSyntax])
    /// `== != < <= > >=`, with the operator's range.
    case compare(Expression.Comparison, ConditionSyntax, ConditionSyntax, Range<Int>)
    /// A first operand, and at least one that is added or taken away.
    case sum(ConditionSyntax, [Term])
    /// `14d`, `2w`, `3m`, `18y` behind a date's `+` or `-`.
    case offset(Int, FormDay.Unit)
  }

  /// A property without an argument.
  package enum Member: String, CaseIterable, Sendable {
    case isEmpty, count
  }

  /// An operand of a sum behind the first.
  package struct Term: Hashable, Sendable {
    /// `+` or `-`.
    package enum Sign: String, Sendable {
      case plus = "+"
      case minus = "-"
    }

    /// Whether it is added or taken away.
    package var sign: Sign
    /// What is added or taken away.
    package var operand: ConditionSyntax
    /// Where the sign stands.
    package var signRange: Range<Int>

    /// Adds or takes away an operand.
    package init(_ sign: Sign, _ operand: ConditionSyntax, _ signRange: Range<Int>) {
      self.sign = sign
      self.operand = operand
      self.signRange = signRange
    }
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
