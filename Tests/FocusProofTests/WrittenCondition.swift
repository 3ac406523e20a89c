import FormPlan
import FormRuntime

/// A condition that an author wrote, where it stands and what encloses it.
struct WrittenCondition {
  /// What a condition decides about.
  enum Role { case visible, enabled, other }

  /// The condition alone, without its section's.
  var expression: Expression
  /// Its place in the form.
  var path: String
  /// What must hold for it to matter.
  var enclosing: [Expression]
  /// The field that must be shown and enabled for it to matter; nil for conditions of fields and sections.
  var field: FieldPath?
  /// What it decides.
  var role = Role.other
  /// Whether what it decides about is required, or a field in it is.
  var isRequired = false

  /// Whether what encloses it holds now.
  func isAsked(in session: borrowing Session) -> Bool {
    if let field, !session.isEnabled(field) { return false }
    return enclosing.allSatisfy(session.holds)
  }

  /// All conditions of a plan but the literals.
  static func all(of plan: Plan) -> [WrittenCondition] {
    plan.sections.flatMap { section in
      let fields = plan.fields.filter { section.fields.contains($0.path) }
      return conditions(of: section, fields) + fields.flatMap { conditions(of: $0, in: section) }
    }.filter { !$0.expression.isLiteral }
  }

  private static func conditions(of section: Section, _ fields: [Field]) -> [WrittenCondition] {
    let path = "sections.\(section.id ?? section.title ?? "")"
    let isRequired = fields.contains(where: \.isRequired)
    return [
      WrittenCondition(
        expression: section.visible, path: path + ".visible", enclosing: [], role: .visible,
        isRequired: isRequired),
      WrittenCondition(
        expression: section.enabled, path: path + ".enabled", enclosing: [section.visible], role: .enabled,
        isRequired: isRequired),
    ]
  }

  private static func conditions(of field: Field, in section: Section) -> [WrittenCondition] {
    let path = "fields.\(field.path)"
    let own = [
      WrittenCondition(
        expression: field.visible.without(section.visible), path: path + ".visible",
        enclosing: [section.visible], role: .visible, isRequired: field.isRequired),
      WrittenCondition(
        expression: field.enabled.without(section.enabled), path: path + ".enabled",
        enclosing: [section.enabled, field.visible], role: .enabled, isRequired: field.isRequired),
    ]
    let open = [field.visible, field.enabled]
    let edges = field.next.enumerated().map { index, edge in
      WrittenCondition(
        expression: edge.when, path: path + ".next[\(index)]", enclosing: open, field: field.path)
    }
    let validators = field.writtenValidators.flatMap { index, validator in
      let path = path + ".validate[\(index)]"
      let when = WrittenCondition(
        expression: validator.when, path: path, enclosing: open, field: field.path)
      guard case .check(let check) = validator.check else { return [when] }
      return [
        when,
        WrittenCondition(
          expression: check, path: path, enclosing: open + [validator.when], field: field.path),
      ]
    }
    return own + edges + validators
  }
}

extension Field {
  /// Whether `required` is among its validators, with a `when` or without.
  var isRequired: Bool { validators.contains { $0.check == .required } }

  /// Its validators by their place in the file; what a number checks by itself is not written.
  var writtenValidators: [(index: Int, validator: Validator)] {
    let own = isTyped && holds.isNumber ? 1 : 0
    return validators.enumerated().dropFirst(own).map { ($0.offset - own, $0.element) }
  }
}
