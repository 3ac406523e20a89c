import FormPlan

extension ConditionSyntax {
  /// A literal that is compared with a choice, and so must be one of its options.
  package struct OptionLiteral: Hashable, Sendable {
    /// The option that it names.
    package var id: String
    /// The literal, with its point or quotes.
    package var range: Range<Int>
    /// The choice.
    package var field: ConditionField
  }

  /// Every `.id` and `"id"` that is compared with a choice, option or not, in the order of the text.
  package func optionLiterals(in scope: ConditionScope) -> [OptionLiteral] {
    var literals: [OptionLiteral] = []
    func note(_ literal: ConditionSyntax, _ choice: ConditionSyntax) {
      guard let id = literal.optionId, case .name(let name) = choice.node, let field = scope.field(name),
        field.holds == .option || field.holds == .options
      else { return }
      literals.append(OptionLiteral(id: id, range: literal.range, field: field))
    }
    visit { syntax in
      switch syntax.node {
      case .compare(_, let left, let right, _):
        note(left, right)
        note(right, left)
      case .contains(let base, let value, _):
        if case .list(let elements) = base.node { for element in elements { note(element, value) } }
        note(value, base)
      default: break
      }
    }
    return literals.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private var optionId: String? {
    switch node {
    case .option(let id), .text(let id): id
    default: nil
    }
  }

  /// How a condition writes an option.
  package static func written(option id: String) -> String {
    id.isConditionName ? ".\(id)" : TextLiteral.written(id)
  }
}
