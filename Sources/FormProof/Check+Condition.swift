import FormPlan

extension Check {
  /// When it passes, as a condition over the validated field and its partners; nil where no condition can say it.
  ///
  /// The field's own value is one that was read: a text that is no number counts as empty.
  func condition(of field: Field) -> Expression? {
    let value = Expression.field(field.path)
    func orEmpty(_ condition: Expression) -> Expression { .any([.isEmpty(field.path), condition]) }
    func bound(_ comparison: Expression.Comparison, _ bound: Expression?) -> Expression {
      guard let bound else { return .always }
      return .any(bound.fields.map(Expression.isEmpty) + [.compare(comparison, value, bound)])
    }
    switch self {
    case .required: return .not(.isEmpty(field.path))
    case .accepted: return value
    case .length(let bounds):
      let count = Expression.count(field.path)
      let lower = bounds.lower.map { Expression.compare(.greaterOrEqual, count, .number(ExactNumber($0))) }
      let upper = bounds.upper.map { Expression.compare(.lessOrEqual, count, .number(ExactNumber($0))) }
      return orEmpty(.all([lower, upper].compactMap { $0 }))
    case .range(let lower, let upper):
      return orEmpty(.all([bound(.greaterOrEqual, lower), bound(.lessOrEqual, upper)]))
    case .before(let limit): return orEmpty(bound(.less, limit))
    case .after(let limit): return orEmpty(bound(.greater, limit))
    case .oneOf(let literals): return orEmpty(.isOneOf(value, literals))
    case .matches(let other): return orEmpty(bound(.equal, .field(other)))
    case .check(let condition): return condition
    case .integer, .number, .digits, .fraction, .pattern, .email, .url, .phone, .postalCode, .creditCard,
      .iban, .custom:
      return nil
    }
  }
}
