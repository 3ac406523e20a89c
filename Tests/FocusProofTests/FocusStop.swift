import FormPlan

/// A field that takes the keyboard, with what decides where the focus goes from it.
struct FocusStop {
  let path: FieldPath
  /// Whether the return key goes on, rather than being none or typing a line feed.
  let hasReturn: Bool
  /// What the author wrote on it.
  let label: SubmitLabel?
  let next: [Field.Edge]
  /// Its place in the order shown.
  let documentIndex: Int

  init(_ field: Field, at index: Int) {
    path = field.path
    hasReturn = field.keyboard.row.hasReturnKey && !field.kind.row.control.returnTypesNewline
    if case .fixed(let label) = field.submitLabel { self.label = label } else { label = nil }
    next = field.next
    documentIndex = index
  }
}

/// A field with validators, with what is asked of it in each state.
struct CheckedField {
  /// A validator and its place.
  struct Item {
    let place: String
    let when: Expression
    let check: Expression?
    let partners: [FieldPath]
  }

  let path: FieldPath
  let requirements: [Expression]
  let items: [Item]

  init(_ field: Field) {
    path = field.path
    requirements = field.validators.filter { $0.check == .required }.map(\.when)
    items = field.writtenValidators.map { index, validator in
      var condition: Expression?
      if case .check(let check) = validator.check { condition = check }
      return Item(
        place: "fields.\(field.path).validate[\(index)]", when: validator.when, check: condition,
        partners: validator.check.expressions.flatMap(\.fields).filter { $0 != field.path })
    }
  }
}
