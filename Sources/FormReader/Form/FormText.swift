package import FormDiagnostics
package import FormPlan
package import FormYAML

/// A scalar whose characters have places of their own: a condition or a pattern.
package struct FormText: Sendable {
  /// The node in the file.
  package var node: YAMLNode

  /// Takes a scalar.
  package init(_ node: YAMLNode) { self.node = node }

  /// The decoded text.
  package var text: String { node.text }
  /// Where the whole scalar stands, quotes included.
  package var span: SourceSpan { node.span }

  /// The place of a range of UTF-8 offsets in the decoded text.
  package func span(of range: Range<Int>) -> SourceSpan { node.span(ofText: range) }
}

/// A condition as written, and what its text says.
package struct FormCondition: Sendable {
  /// Its text.
  package var text: FormText
  /// The tree; nil where the text is no condition, and `faults` then says why.
  package var syntax: ConditionSyntax?
  /// What keeps the text from being a condition.
  package var faults: [ConditionFault]
  /// What it must amount to.
  package var role = Role.condition
  /// The place in the form that findings name: `fields.message.visible`.
  package var path: String

  /// What a condition, or a bound that is written like a part of one, must amount to.
  package enum Role: Hashable, Sendable {
    /// True or false.
    case condition
    /// What compares with a value of this type.
    case bound(of: ValueType)
  }

  /// What it means, given the form's fields, or everything that is wrong with its types; neither where it cannot be
  /// read.
  package func typed(in scope: ConditionScope) -> (expression: Expression?, faults: [TypeFault]) {
    guard let syntax else { return (nil, []) }
    switch role {
    case .condition: return ConditionTypes.typed(syntax, in: scope)
    case .bound(let holds): return ConditionTypes.bound(syntax, of: holds, in: scope)
    }
  }
}
