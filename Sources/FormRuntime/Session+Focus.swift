import FormPlan

/// Where the focus goes.
extension Session {
  mutating func appear() {
    switch plan.initialFocus {
    case .none: moveFocus(to: nil)
    case .first: moveFocus(to: walk.first)
    case .field(let path):
      let field = layout.indices[path].flatMap { screen.isFocusable($0) ? $0 : nil }
      moveFocus(to: field ?? walk.first)
    }
  }

  mutating func tap(_ path: FieldPath) -> Refusal? {
    guard let field = layout.indices[path], screen.isVisible[field] else { return .hidden }
    if screen.isFocusable(field) { moveFocus(to: field) }
    return nil
  }

  mutating func pressReturn(in field: Int) -> Refusal? {
    guard plan.fields[field].keyboard.row.hasReturnKey else { return .noReturnKey }
    if plan.fields[field].kind.row.control.returnTypesNewline {
      add("\n", to: field)
      return nil
    }
    switch walk.afterReturn(in: field) {
    case .field(let next): moveFocus(to: next)
    case .submit: submit()
    case .dismiss: moveFocus(to: nil)
    case .end: break
    }
    return nil
  }

  mutating func press(_ action: ToolbarButton.Action, in field: Int) -> Refusal? {
    guard plan.toolbar.contains(where: { $0.action == action }) else { return .noButton }
    switch walk.afterButton(action, in: field) {
    case .field(let other): moveFocus(to: other)
    case .dismiss: moveFocus(to: nil)
    case .submit, .end: break
    }
    return nil
  }

  mutating func dismiss(by dismissal: Dismissal) {
    if plan.dismissals.contains(dismissal) { moveFocus(to: nil) }
  }

  /// Moves the focus in one step; where it is already, nothing happens.
  ///
  /// Under `blur` an edited field that it leaves is checked.
  mutating func moveFocus(to field: Int?) {
    guard field != focused else { return }
    if let left = focused {
      if plan.validation == .blur, isEdited[left] { check(left) }
      isEdited[left] = false
    }
    focused = field
    replacesSecret = field.map(holdsSecret) ?? false
  }

  private func holdsSecret(_ field: Int) -> Bool {
    plan.fields[field].kind.row.control == .secureField && screen.entries[field] != .text("")
  }

  var walk: FocusWalk { FocusWalk(screen) }
}
