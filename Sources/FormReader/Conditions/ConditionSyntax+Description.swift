import FormPlan

extension ConditionSyntax: CustomStringConvertible {
  /// The condition in its canonical spelling, with no bracket more than its tree needs.
  package var description: String { written(in: .condition) }

  /// How tightly an operation holds its operands, the loosest first.
  private enum Level: Int {
    /// `||`, and what stands in brackets.
    case condition
    case conjunction, comparison, sum, prefixed, operand

    var tighter: Level { Level(rawValue: rawValue + 1) ?? .operand }
  }

  private var level: Level {
    switch node {
    case .or: .condition
    case .and: .conjunction
    case .compare: .comparison
    case .sum: .sum
    case .not: .prefixed
    case .number(let digits): digits.hasPrefix("-") ? .prefixed : .operand
    case .boolean, .text, .option, .name, .member, .contains, .list, .offset: .operand
    }
  }

  private func written(in level: Level) -> String {
    self.level.rawValue < level.rawValue ? "(\(written))" : written
  }

  private var written: String {
    switch node {
    case .boolean(let value): "\(value)"
    case .text(let text): TextLiteral.written(text)
    case .number(let digits): digits
    case .option(let id): ".\(id)"
    case .name(let name): name
    case .member(let base, let member, _): "\(base.written(in: .operand)).\(member.rawValue)"
    case .contains(let base, let part, _): "\(base.written(in: .operand)).contains(\(part))"
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .not(let operand): "!\(operand.written(in: .operand))"
    case .and(let operands): operands.map { $0.written(in: .comparison) }.joined(separator: " && ")
    case .or(let operands): operands.map { $0.written(in: .conjunction) }.joined(separator: " || ")
    case .compare(let comparison, let left, let right, _):
      "\(left.written(in: .sum)) \(comparison.rawValue) \(right.written(in: .sum))"
    case .sum(let first, let terms):
      terms.reduce(first.written(in: .prefixed)) {
        "\($0) \($1.sign.rawValue) \($1.operand.written(in: .prefixed))"
      }
    case .offset(let amount, let unit): "\(amount)\(unit.rawValue)"
    }
  }
}
