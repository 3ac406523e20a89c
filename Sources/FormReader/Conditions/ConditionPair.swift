import FormPlan

/// Two parts of a condition that are asked for equality or order.
struct ConditionPair {
  var left: TypedOperand
  var right: TypedOperand
  /// The operator, or `contains`.
  var sign: Range<Int>
  /// The comparison, or the whole of `contains`.
  var whole: Range<Int>
  /// nil for `contains`.
  var comparison: Expression.Comparison?

  /// The pair with another left part.
  func with(left: TypedOperand) -> ConditionPair {
    var pair = self
    pair.left = left
    return pair
  }

  /// The pair with another right part.
  func with(right: TypedOperand) -> ConditionPair {
    var pair = self
    pair.right = right
    return pair
  }

  /// What was meant by a literal of the wrong type.
  var suggestion: TypeFault.Suggestion? {
    meant(left, right) ?? meant(right, left)
  }

  private func meant(_ value: TypedOperand, _ other: TypedOperand) -> TypeFault.Suggestion? {
    guard let literal = other.literal else { return nil }
    let text: String?
    switch value.type {
    case .boolean: return meantToggle(value, literal)
    case .number: text = other.type == .text && isNumber(literal) ? literal : nil
    case .text:
      let isMeant = value.field != nil && other.type != .boolean && comparison?.isOrder != true
      text = isMeant ? TextLiteral.written(literal) : nil
    case .choices: return meantAmong(value, literal)
    case .choice:
      let option = value.field?.options.first { $0.lowercased() == literal.lowercased() }
      text = option.map(ConditionSyntax.written(option:))
    case .option, .day, .time, .dateTime: text = nil
    }
    return text.map { TypeFault.Suggestion(range: other.range, text: $0) }
  }

  /// `tags.contains(.vip)` for `tags == .vip`.
  private func meantAmong(_ choices: TypedOperand, _ literal: String) -> TypeFault.Suggestion? {
    guard let field = choices.field, let comparison, !comparison.isOrder, field.options.contains(literal)
    else {
      return nil
    }
    let sign = comparison == .equal ? "" : "!"
    let option = ConditionSyntax.written(option: literal)
    return TypeFault.Suggestion(range: whole, text: "\(sign)\(field.path).contains(\(option))")
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
  var isOrder: Bool { self != .equal && self != .notEqual }
}
