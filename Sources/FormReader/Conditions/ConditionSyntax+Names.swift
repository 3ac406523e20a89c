extension ConditionSyntax {
  /// A name that stands for a field.
  package struct Name: Hashable, Sendable {
    /// The field's path as it is written.
    package var text: String
    /// Where.
    package var range: Range<Int>
  }

  /// The name that stands for the day of the run, whatever the fields are called.
  package static let today = "today"

  /// Every name that stands for a field, known or not, in the order of the text, as often as it stands there.
  package var names: [Name] {
    var names: [Name] = []
    visit { syntax in
      guard case .name(let text) = syntax.node, text != Self.today else { return }
      names.append(Name(text: text, range: syntax.range))
    }
    return names
  }

  /// Sees this node and all below it, in the order of the text but an operation before its operands.
  package func visit(_ see: (ConditionSyntax) -> Void) {
    see(self)
    switch node {
    case .boolean, .text, .number, .option, .name, .offset: break
    case .member(let base, _, _): base.visit(see)
    case .contains(let left, let right, _), .compare(_, let left, let right, _):
      left.visit(see)
      right.visit(see)
    case .list(let parts), .and(let parts), .or(let parts): for part in parts { part.visit(see) }
    case .not(let part): part.visit(see)
    case .sum(let first, let terms):
      first.visit(see)
      for term in terms { term.operand.visit(see) }
    }
  }
}
