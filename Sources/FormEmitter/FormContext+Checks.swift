import FormPlan
import SwiftTemplates

extension FormContext {
  /// What can be wrong with each field.
  var checks: TemplateContext {
    let checked = plan.fields.map { ($0, FieldChecks($0, printer).failures) }
    let validated = checked.filter { !$0.1.isEmpty }
    return [
      "validates": .flag(!validated.isEmpty),
      "validated": .list(validated.map(validatedField)),
      "unvalidated": .list(group(checked.filter { $0.1.isEmpty }.map(\.0))),
      "patterns": .list(plan.fields.flatMap(patterns)),
    ]
  }

  private func validatedField(_ field: Field, _ failures: [FieldChecks.Failure]) -> TemplateContext {
    let checks = FieldChecks(field, printer)
    return [
      "name": .name(field.name),
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
