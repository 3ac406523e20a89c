package import FormDiagnostics
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
  /// The place in the form that findings name: `fields.message.visible`.
  package var path: String
}
