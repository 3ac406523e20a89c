import FormPlan

extension ConditionTypes {
  /// A comparison; nil where something is wrong.
  mutating func compared(
    _ comparison: Expression.Comparison, _ left: ConditionSyntax, _ right: ConditionSyntax,
    _ sign: Range<Int>,
    _ syntax: ConditionSyntax
  ) -> Expression? {
    let (first, second) = (operand(left), operand(right))
    guard let first, let second else { return nil }
    let pair = Pair(left: first, right: second, sign: sign, whole: syntax.range, comparison: comparison)
    guard fits(pair) else { return nil }
    if comparison.isOrder, first.type != .number {
      return fault(.notOrdered(first.side, sign: sign), at: syntax.range)
    }
    return .compare(comparison, pair.left.expression, pair.right.expression)
  }

  /// Two parts that are asked for equality or order.
  struct Pair {
    var left: TypedOperand
    var right: TypedOperand
    /// The operator, or `contains`.
    var sign: Range<Int>
    /// The comparison.
    var whole: Range<Int>
    /// nil for `contains`.
    var comparison: Expression.Comparison?
  }

  /// Whether two parts can be compared; notes why not.
  mutating func fits(_ pair: Pair) -> Bool {
    let (left, right) = (pair.left, pair.right)
    switch (left.type, right.type) {
    case (.boolean, .boolean), (.number, .number), (.text, .text): return true
    case (.choice, .option), (.choice, .text): return fits(right, left, pair)
    case (.option, .choice), (.text, .choice): return fits(left, right, pair)
    case (.choice, .choice):
      if left.field?.path == right.field?.path { return true }
      return report(.differentChoices(left: left.side, right: right.side, sign: pair.sign), pair)
    case (.option, .option):
      return report(.optionWithoutChoice(left.literal ?? ""), at: left.range)
    case (.boolean, _), (.number, _), (.text, _), (.choice, _), (.option, _): return mismatch(pair)
    }
  }

  /// Whether a literal is an option of a choice; an id that the choice does not have is no fault here.
  private mutating func fits(_ literal: TypedOperand, _ choice: TypedOperand, _ pair: Pair) -> Bool {
    guard let id = literal.literal else { return mismatch(pair) }
    guard choice.field?.options.contains(id) == true else { return false }
    if literal.type == .option || !id.isConditionName { return true }
    let suggestion = TypeFault.Suggestion(range: literal.range, text: ".\(id)")
    return report(.optionAsText(id), at: literal.range, suggesting: suggestion)
  }

  private mutating func mismatch(_ pair: Pair) -> Bool {
    report(
      .mismatch(left: pair.left.side, right: pair.right.side, sign: pair.sign), at: pair.whole,
      suggesting: pair.suggestion)
  }

  private mutating func report(_ kind: TypeFault.Kind, _ pair: Pair) -> Bool { report(kind, at: pair.whole) }

  private mutating func report(
    _ kind: TypeFault.Kind, at range: Range<Int>, suggesting suggestion: TypeFault.Suggestion? = nil
  ) -> Bool {
    let _: Never? = fault(kind, at: range, suggesting: suggestion)
    return false
  }
}

extension ConditionTypes.Pair {
  /// What was meant by a literal of the wrong type.
  fileprivate var suggestion: TypeFault.Suggestion? {
    meant(left, right) ?? meant(right, left)
  }

  private func meant(_ value: TypedOperand, _ other: TypedOperand) -> TypeFault.Suggestion? {
    guard let literal = other.literal else { return nil }
    let text: String?
    switch value.type {
    case .boolean: return meantToggle(value, literal)
    case .number: text = other.type == .text && isNumber(literal) ? literal : nil
    case .text: text = value.field != nil && other.type != .boolean ? TextLiteral.written(literal) : nil
    case .choice:
      let option = value.field?.options.first { $0.lowercased() == literal.lowercased() }
      text = option.map(ConditionSyntax.written(option:))
    case .option: text = nil
    }
    return text.map { TypeFault.Suggestion(range: other.range, text: $0) }
  }

  private func isNumber(_ literal: String) -> Bool {
    guard let number = Int(literal), "\(number)" == literal else { return false }
    return number.magnitude <= ConditionTypes.maximumNumber
  }

  private func meantToggle(_ toggle: TypedOperand, _ literal: String) -> TypeFault.Suggestion? {
    guard let name = toggle.field?.path.text, let comparison, !comparison.isOrder else { return nil }
    let words = [
      "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
    ]
    guard let isOn = words[literal.lowercased()] else { return nil }
    return TypeFault.Suggestion(range: whole, text: isOn == (comparison == .equal) ? name : "!\(name)")
  }
}

extension Expression.Comparison {
  /// Whether it asks what comes before what.
  fileprivate var isOrder: Bool { self != .equal && self != .notEqual }
}
