import FormDiagnostics
import FormPlan
import FormReader

/// A validator as written, and what the plan made of it.
struct ValidatorPair {
  /// Its number in `validate:`, from 0.
  var index: Int
  /// As written.
  var written: FormValidator
  /// In the plan.
  var planned: Validator
}

extension FormField {
  /// The field's validators with those of the plan, in the order written.
  ///
  /// That which says whether a text is a number goes first in a plan, and is there even where nobody wrote it.
  func validatorPairs(_ field: Field) -> [ValidatorPair] {
    func readsNumber(_ kind: ValidatorKind) -> Bool { kind == .integer || kind == .number }
    var rest = field.validators.filter { !readsNumber($0.check.kind) }[...]
    return validators.enumerated().compactMap { index, written in
      let planned =
        readsNumber(written.kind.value)
        ? field.validators.first { $0.check.kind == written.kind.value } : rest.popFirst()
      return planned.map { ValidatorPair(index: index, written: written, planned: $0) }
    }
  }
}
