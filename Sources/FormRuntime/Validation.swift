import FormPlan

extension Screen {
  /// The first of a field's validators that fails now, as a message; nil where all pass.
  ///
  /// What is hidden or disabled is not validated.
  func fault(of index: Int) -> ShownError? {
    guard isOpen(index) else { return nil }
    let field = layout.plan.fields[index]
    for validator in field.validators where !passes(validator, index) {
      return ShownError(
        path: field.path, validator: validator.check.kind.rawValue, message: validator.message)
    }
    return nil
  }

  /// Whether a field's value passes a validator, were the field shown and enabled.
  func passes(_ validator: Validator, _ index: Int) -> Bool {
    guard holds(validator.when) else { return true }
    let (field, value) = (layout.plan.fields[index], values[index])
    if value.isEmpty, !validator.check.kind.row.runsOnEmpty { return true }
    let text = value.text ?? ""
    switch validator.check {
    case .required: return isAnswered(field, value)
    case .accepted: return value.isTrue
    case .integer, .number: return isNumber(entries[index], value)
    case .length(let bounds): return bounds.contains(text.count)
    case .digits(let bounds): return FormChecks.hasDigits(text, bounds.range)
    case .fraction(let bounds): return FormChecks.hasFraction(text, bounds.range)
    case .pattern(let pattern, _):
      return FormChecks.matches(canonicallyComposed(text), FormChecks.Pattern(pattern))
    case .email: return FormChecks.isEmail(text)
    case .url: return FormChecks.isWebAddress(text)
    case .phone: return FormChecks.isPhone(text)
    case .creditCard: return FormChecks.isCreditCard(text)
    case .iban: return FormChecks.isIBAN(text)
    case .postalCode(let country): return FormChecks.isPostalCode(text, code(of: country))
    case .custom(let name): return run.custom[name] ?? true
    case .oneOf, .matches, .range, .before, .after, .check: return compares(value, validator.check)
    }
  }

  /// The validators that are made of expressions; a bound that is hidden or empty is no bound.
  private func compares(_ value: LogicalValue, _ check: Check) -> Bool {
    func holds(_ comparison: Expression.Comparison, _ bound: Expression?) -> Bool {
      guard let bound = bound.map(self.value(of:)), !bound.isEmpty else { return true }
      return value.compares(comparison, bound)
    }
    switch check {
    case .oneOf(let literals): return literals.contains { value.compares(.equal, self.value(of: $0)) }
    case .matches(let other): return holds(.equal, .field(other))
    case .range(let lower, let upper): return holds(.greaterOrEqual, lower) && holds(.lessOrEqual, upper)
    case .before(let bound): return holds(.less, bound)
    case .after(let bound): return holds(.greater, bound)
    case .check(let condition): return self.holds(condition)
    default: return true
    }
  }

  /// The code of a country; empty where none is chosen, so that every text passes.
  private func code(of country: PostalCountry) -> String {
    switch country {
    case .country(let code): return code
    case .field(let path):
      if case .option(let id) = value(at: path) { return id }
      return ""
    }
  }

  /// Whether a text that is typed is a number, or blank.
  private func isNumber(_ entry: Entry, _ value: LogicalValue) -> Bool {
    guard case .text(let text) = entry else { return true }
    return value != .empty || !FormChecks.isFilled(text)
  }

  /// Whether a value answers the question: white space alone does in a secret only, a toggle always.
  private func isAnswered(_ field: Field, _ value: LogicalValue) -> Bool {
    guard case .text(let text) = value, !field.kind.row.keepsText else { return !value.isEmpty }
    return FormChecks.isFilled(text)
  }
}

extension Bounds {
  /// The bounds as a range; one that holds nothing, from a plan made by hand, takes its lower end alone.
  fileprivate var range: ClosedRange<Int> {
    let lower = lower ?? 0
    return lower...max(lower, upper ?? .max)
  }
}
