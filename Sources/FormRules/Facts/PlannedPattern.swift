import FormDiagnostics
import FormPlan
import FormReader
import FormRuntime

/// A `pattern` of a plan, with its field and its place.
struct PlannedPattern {
  let written: FormField
  let field: Field
  let pattern: FormPlan.Pattern
  let text: FormText
  /// The words of the field's id.
  let words: [String]
  /// Its place in the form.
  let path: String

  /// Every pattern, in document order.
  static func all(_ facts: FormFacts) -> [PlannedPattern] {
    let checked = facts.fields.filter { $0.validators.contains { $0.kind.value == .pattern } }
    return checked.flatMap { written -> [PlannedPattern] in
      let field = facts.planned(written)
      let words = IdWords.of(written.id.value)
      return written.validatorPairs(field).compactMap { pair in
        guard case .pattern(let text) = pair.written.argument,
          case .pattern(let pattern, _) = pair.planned.check
        else {
          return nil
        }
        return PlannedPattern(
          written: written, field: field, pattern: pattern, text: text, words: words,
          path: written.path("validate[\(pair.index)].pattern"))
      }
    }
  }

  /// Whether it takes a text that was typed into its field.
  func takes(_ text: String) -> Bool { field.takes(text, by: pattern) }
}
