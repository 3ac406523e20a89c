import FormDiagnostics
import FormPlan
import FormReader

/// A condition as written, with what it means and what stands around it.
struct StatedCondition {
  /// What it decides.
  enum Role { case visible, enabled, edge, validator }

  /// A condition, and what it means.
  struct Meaning {
    var written: FormCondition
    var expression: Expression
  }

  /// Itself.
  var meaning: Meaning
  /// The conditions that must hold for it to matter: those of its section, and of its field.
  var around: [Meaning]
  /// What it decides.
  var role: Role
  /// The fields that it decides about: one, or those of a section.
  var fields: [FormField]
  /// Whether it is a section's.
  var isSection: Bool

  /// As written.
  var written: FormCondition { meaning.written }
  /// What it means.
  var expression: Expression { meaning.expression }
  /// What the conditions around it mean.
  var enclosing: [Expression] { around.map(\.expression) }

  /// Whether a field that it decides about must be filled in.
  var isRequired: Bool {
    fields.contains { $0.validators.contains { $0.kind.value == .required } }
  }
}

extension FormFacts {
  /// Every condition that means something, in the order written; `true` and `false` are none.
  var statedConditions: [StatedCondition] {
    func meaning(_ condition: FormCondition?) -> StatedCondition.Meaning? {
      guard let condition, let expression = condition.typed(in: scope).expression else { return nil }
      return StatedCondition.Meaning(written: condition, expression: expression)
    }
    var stated: [StatedCondition] = []
    for section in form.sections {
      func add(
        _ written: FormCondition?, _ role: StatedCondition.Role, in around: [StatedCondition.Meaning?],
        of fields: [FormField],
        isSection: Bool = false
      ) {
        guard let meaning = meaning(written) else { return }
        if case .boolean = meaning.expression { return }
        stated.append(
          StatedCondition(
            meaning: meaning, around: around.compactMap(\.self), role: role, fields: fields,
            isSection: isSection))
      }
      let around = [meaning(section.visible), meaning(section.enabled)]
      add(section.visible, .visible, in: [], of: section.fields, isSection: true)
      add(section.enabled, .enabled, in: [around[0]], of: section.fields, isSection: true)
      for field in section.fields {
        let own = [meaning(field.visible), meaning(field.enabled)]
        add(field.visible, .visible, in: [around[0]], of: [field])
        add(field.enabled, .enabled, in: around + [own[0]], of: [field])
        for edge in field.next { add(edge.when, .edge, in: around + own, of: [field]) }
        for validator in field.validators {
          add(validator.when, .validator, in: around + own, of: [field])
          if case .condition(let condition) = validator.argument {
            add(condition, .validator, in: around + own + [meaning(validator.when)], of: [field])
          }
        }
      }
    }
    return stated
  }
}
