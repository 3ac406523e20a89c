public import FormPlan

/// What can be read between two events.
extension Session {
  /// The focused field; nil where the keyboard is away.
  public var focus: FieldPath? { focused.map { plan.fields[$0].path } }

  /// The fields that are shown, in document order.
  public var visible: [FieldPath] { paths { screen.isVisible[$0] } }

  /// The shown fields that can be changed, in document order.
  public var enabled: [FieldPath] { paths(where: screen.isOpen) }

  /// Whether a field is shown.
  public func isVisible(_ path: FieldPath) -> Bool {
    layout.indices[path].map { screen.isVisible[$0] } ?? false
  }

  /// Whether a field is shown and can be changed.
  public func isEnabled(_ path: FieldPath) -> Bool {
    layout.indices[path].map(screen.isOpen) ?? false
  }

  /// Whether the focus can stand on a field now.
  public func isFocusable(_ path: FieldPath) -> Bool {
    layout.indices[path].map(screen.isFocusable) ?? false
  }

  /// What stands in each field, hidden ones too, in the order of the plan's fields.
  public var entries: [Entry] { screen.entries }

  /// What stands in a field; nil for a path that names none.
  public func entry(of path: FieldPath) -> Entry? {
    layout.indices[path].map { screen.entries[$0] }
  }

  /// The logical value of a field: a hidden one reads as empty, a hidden toggle as off.
  public func value(of path: FieldPath) -> LogicalValue { screen.value(at: path) }

  /// What an expression amounts to now.
  public func value(of expression: Expression) -> LogicalValue { screen.value(of: expression) }

  /// Whether a condition holds now.
  public func holds(_ condition: Expression) -> Bool { screen.holds(condition) }

  /// The messages shown, in document order, the form's own last.
  public var errors: [ShownError] {
    let own = ownFault.map {
      ShownError(path: ShownError.form, validator: ShownError.rejected, message: $0)
    }
    return faults.compactMap { $0 } + (own.map { [$0] } ?? [])
  }

  /// The message that a check of a field would show now; nil where it passes, is hidden or disabled.
  public func fault(of path: FieldPath) -> ShownError? {
    layout.indices[path].flatMap { screen.fault(of: $0) }
  }

  /// Whether a submit would succeed now.
  public var isValid: Bool { plan.fields.indices.allSatisfy { screen.fault(of: $0) == nil } }

  private func paths(where isIncluded: (Int) -> Bool) -> [FieldPath] {
    plan.fields.indices.filter(isIncluded).map { plan.fields[$0].path }
  }
}
