import FormPlan
import SwiftTemplates

extension FormContext {
  /// What can be wrong with each field.
  var checks: TemplateContext {
    let validated = plan.fields.filter { !failures(of: $0).isEmpty }
    let unvalidated = plan.fields.filter { failures(of: $0).isEmpty }
    return [
      "validates": .flag(!validated.isEmpty),
      "validated": .list(validated.map(validatedField)),
      "unvalidated": .list(group(unvalidated)),
      "patterns": .list(plan.fields.flatMap(patterns)),
    ]
  }

  private func validatedField(_ field: Field) -> TemplateContext {
    [
      "name": .name(field.name),
      "value": field.kind.row.holds == .text ? .expression(printer.value(field.path)) : .absent,
      "checks": .list(
        failures(of: field).map { failure, validator in
          [
            "failure": .expression(failure), "validator": text(validator.check.kind.rawValue),
            "message": text(validator.message),
          ]
        }),
    ]
  }

  /// The conditions under which validators fail, without those that never do.
  private func failures(of field: Field) -> [(failure: SwiftExpression, validator: Validator)] {
    var isFilled = false
    var failures: [(SwiftExpression, Validator)] = []
    for (index, validator) in field.validators.enumerated() {
      guard let failure = failure(validator, at: index, of: field) else { continue }
      let runsOnEmpty = validator.check.kind.row.runsOnEmpty || isFilled
      var terms = [printer.expression(validator.when)].filter { _ in validator.when != .always }
      if !runsOnEmpty { terms.append(!SwiftExpression.word("value").member("isEmpty")) }
      failures.append((.all(terms + failure), validator))
      if validator.check == .required, validator.when == .always { isFilled = true }
    }
    return failures
  }

  /// The terms that all hold where a validator fails on what is not empty; nil where it cannot fail.
  private func failure(_ validator: Validator, at index: Int, of field: Field) -> [SwiftExpression]? {
    let value = SwiftExpression.word("value")
    let checks = SwiftExpression.word("FormChecks")
    switch validator.check {
    case .required: return unfilled(field).map { [$0] }
    case .accepted: return [!printer.value(field.path)]
    case .email: return [!checks.member("isEmail").call([.init(nil, value)])]
    case .phone: return [!checks.member("isPhone").call([.init(nil, value)])]
    case .length(let bounds): return length(bounds, value)
    case .pattern:
      let isASCII = field.normalizations.contains(.digitsOnly)
      let normal = isASCII ? value : value.member("precomposedStringWithCanonicalMapping")
      let pattern = SwiftExpression.selfType.member(patternName(index, of: field))
      return [!checks.member("matches").call([.init(nil, normal), .init(nil, pattern)])]
    case .matches(let other):
      let partner = printer.value(other)
      return [!partner.member("isEmpty"), value.compared(.notEqual, partner)]
    }
  }

  private func unfilled(_ field: Field) -> SwiftExpression? {
    switch field.kind.row.holds {
    // What is trimmed is empty exactly where nothing could be seen.
    case .text where field.trims || field.kind.row.keepsText: SwiftExpression.word("value").member("isEmpty")
    case .text: !SwiftExpression.word("FormChecks").member("isFilled").call([.init(nil, .word("value"))])
    case .option: printer.value(field.path).compared(.equal, .literal(.nil))
    case .boolean, .nothing: nil
    }
  }

  private func length(_ bounds: Bounds, _ value: SwiftExpression) -> [SwiftExpression]? {
    let count = value.member("count")
    func number(_ number: Int) -> SwiftExpression { .literal(.integer(number)) }
    switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?) where lower == upper: return [count.compared(.notEqual, number(lower))]
    case (let lower?, let upper?):
      let range = SwiftExpression.range(number(lower), number(upper))
      return [!range.member("contains").call([.init(nil, count)])]
    case (let lower?, nil): return [count.compared(.less, number(lower))]
    case (nil, let upper?): return [count.compared(.greater, number(upper))]
    case (nil, nil): return nil
    }
  }

  private func patternName(_ index: Int, of field: Field) -> String {
    let isOnly = field.validators.filter { $0.check.kind == .pattern }.count == 1
    return field.swiftName + "Pattern" + (isOnly ? "" : String(index + 1))
  }

  private func patterns(of field: Field) -> [TemplateContext] {
    field.validators.enumerated().compactMap { index, validator -> TemplateContext? in
      guard case .pattern(let pattern, let source) = validator.check else { return nil }
      return [
        "pattern": .name(.word(patternName(index, of: field))),
        "expression": .expression(PatternPrinter.expression(pattern)),
        "source": .comment(
          SwiftComment("The pattern of `\(field.swiftName)`: \(source)", marker: .documentation)),
      ]
    }
  }
}
