public import FormPlan

/// Where the keyboard and the toolbar would lead now.
extension Session {
  /// Where a key or button leads.
  public enum Destination: Hashable, Sendable {
    case field(FieldPath)
    case submit
    /// The keyboard closes.
    case dismiss
    /// Nothing happens: a button that is disabled, or a key that types a line break.
    case nowhere
  }

  /// Where the return key leads from a field, whether or not its keyboard has one.
  public func destinationOfReturn(from path: FieldPath) -> Destination {
    guard let field = layout.indices[path], !plan.fields[field].kind.row.control.returnTypesNewline,
      layout.positions[field] != nil
    else { return .nowhere }
    return destination(walk.afterReturn(in: field))
  }

  /// Where a button leads from a field, whether or not the form's toolbar has it.
  public func destination(of action: ToolbarButton.Action, from path: FieldPath) -> Destination {
    guard let field = layout.indices[path], layout.positions[field] != nil else { return .nowhere }
    return destination(walk.afterButton(action, in: field))
  }

  /// Whether the toolbar's *next* can be pressed.
  public var canGoNext: Bool { can(.next) }

  /// Whether the toolbar's *previous* can be pressed.
  public var canGoPrevious: Bool { can(.previous) }

  /// What the return key says in a field; nil where its keyboard has none, or where it is no text.
  public func returnKeyLabel(of path: FieldPath) -> SubmitLabel? {
    guard let index = layout.indices[path], layout.positions[index] != nil else { return nil }
    let field = plan.fields[index]
    guard field.keyboard.row.hasReturnKey else { return nil }
    return field.kind.row.control.returnTypesNewline ? .return : walk.label(in: index)
  }

  private func can(_ action: ToolbarButton.Action) -> Bool {
    guard let focus, plan.toolbar.contains(where: { $0.action == action }) else { return false }
    return destination(of: action, from: focus) != .nowhere
  }

  private func destination(_ destination: FocusWalk.Destination) -> Destination {
    switch destination {
    case .field(let field): .field(plan.fields[field].path)
    case .submit: .submit
    case .dismiss: .dismiss
    case .end: .nowhere
    }
  }
}
