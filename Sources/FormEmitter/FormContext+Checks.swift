import FormPlan
import SwiftTemplates

extension FormContext {
  /// What can be wrong with each field.
  var checks: TemplateContext {
    var validated: [TemplateContext] = []
    var unvalidated: [Field] = []
    for field in plan.fields {
      let checks = FieldChecks(field, printer)
      let failures = checks.failures
      if failures.isEmpty { unvalidated.append(field) } else { validated.append(context(checks, failures)) }
    }
    return [
      "validates": .flag(!validated.isEmpty),
      "validated": .list(validated),
      "unvalidated": .list(group(unvalidated)),
      "patterns": .list(plan.fields.flatMap(patterns)),
    ]
  }

  private func context(_ checks: FieldChecks, _ failures: [FieldChecks.Failure]) -> TemplateContext {
    [
      "name": .name(checks.field.name),
      "value": failures.contains(where: \.readsValue) ? .expression(checks.value) : .absent,
      "checks": .list(
        failures.map { failure in
          [
            "unwraps": .flag(failure.unwraps), "failure": .expression(failure.condition),
            "validator": text(failure.validator.check.kind.rawValue),
            "message": text(failure.validator.message),
          ]
        }),
    ]
  }

  private func patterns(of field: Field) -> [TemplateContext] {
    field.validators.enumerated().compactMap { index, validator -> TemplateContext? in
      guard case .pattern(let pattern, let source) = validator.check else { return nil }
      return [
        "pattern": .name(.word(field.patternName(index))),
        "expression": .expression(PatternPrinter.expression(pattern)),
        "source": .comment(
          SwiftComment("The pattern of `\(field.swiftName)`: \(source)", marker: .documentation)),
      ]
    }
  }
}

extension Field {
  /// The name of the constant that holds the pattern of its validator of that place.
  func patternName(_ index: Int) -> String {
    let isOnly = validators.filter { $0.check.kind == .pattern }.count == 1
    return swiftName + "Pattern" + (isOnly ? "" : String(index + 1))
  }
}
