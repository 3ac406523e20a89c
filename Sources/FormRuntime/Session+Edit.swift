import FormPlan

/// An edit, in the order in which its parts happen; and checking.
extension Session {
  /// Changes values as one edit; what changes no value is none.
  mutating func edit(_ changes: [(field: Int, entry: Entry)]) {
    let edited = screen.write(changes)
    guard !edited.isEmpty else { return }
    for field in faults.indices where !screen.isOpen(field) { faults[field] = nil }
    for field in edited {
      isEdited[field] = true
      for dependent in layout.rechecks[field] where faults[dependent] != nil { check(dependent) }
    }
    if plan.validation == .blur {
      for field in edited where layout.positions[field] == nil { check(field) }
    }
    ownFault = nil
    submission = nil
    dropFocus()
  }

  /// Shows a field's message, or takes it away.
  mutating func check(_ field: Int) {
    faults[field] = screen.fault(of: field)
  }

  mutating func reset() {
    screen = start
    faults = faults.map { _ in nil }
    isEdited = isEdited.map { _ in false }
    ownFault = nil
    submission = nil
    dropFocus()
  }

  /// Takes the focus from a field that cannot have it any more; it goes unchecked.
  private mutating func dropFocus() {
    guard let field = focused, !screen.isFocusable(field) else { return }
    isEdited[field] = false
    focused = nil
  }
}
