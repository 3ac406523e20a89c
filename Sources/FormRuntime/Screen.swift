import FormPlan

/// What stands in every field, and what follows from that: values, and what is visible and enabled.
struct Screen: Equatable, Sendable {
  let layout: Layout
  /// What stands in each field.
  private(set) var entries: [Entry]
  /// Each field's logical value as if it were visible.
  private(set) var values: [LogicalValue]
  private(set) var isVisible: [Bool]
  private(set) var isEnabled: [Bool]

  /// Puts entries of the right types into the fields; what does not fit stays as the plan starts it.
  init(_ layout: Layout, given: [FieldPath: Entry]) {
    let fields = layout.plan.fields
    self.layout = layout
    entries = fields.map { field in
      let start = field.canHold(field.start) ? field.start : .empty(field.kind.row.holds)
      guard let entry = given[field.path], field.canHold(entry) else { return start }
      return entry
    }
    values = zip(fields, entries).map { $0.logicalValue(of: $1) }
    isVisible = fields.map { _ in false }
    isEnabled = isVisible
    derive()
  }

  /// Changes fields and derives the rest.
  ///
  /// - Returns: the fields whose value is another now, in the order of `changes`.
  mutating func write(_ changes: [(field: Int, entry: Entry)]) -> [Int] {
    var changed: [Int] = []
    for (field, entry) in changes {
      if entries[field] != entry { changed.append(field) }
      entries[field] = entry
      values[field] = layout.plan.fields[field].logicalValue(of: entry)
    }
    if !changed.isEmpty { derive() }
    return changed
  }

  /// Whether a field is shown and can be changed.
  func isOpen(_ field: Int) -> Bool { isVisible[field] && isEnabled[field] }

  /// Whether the focus can stand on a field.
  func isFocusable(_ field: Int) -> Bool { isOpen(field) && layout.positions[field] != nil }

  private mutating func derive() {
    for field in isVisible.indices { isVisible[field] = false }
    for field in layout.derivationOrder { isVisible[field] = holds(layout.plan.fields[field].visible) }
    for field in isEnabled.indices { isEnabled[field] = holds(layout.plan.fields[field].enabled) }
  }
}

extension Field {
  /// Whether an entry has the field's type and, in a choice, is one of the options.
  func canHold(_ entry: Entry) -> Bool {
    switch (kind.row.holds, entry) {
    case (.text, .text), (.boolean, .boolean), (.option, .option(nil)), (.nothing, .nothing): true
    case (.option, .option(let id)): options.contains { $0.id == id }
    case (.text, _), (.boolean, _), (.option, _), (.nothing, _): false
    }
  }

  /// What conditions read where this stands on the screen.
  func logicalValue(of entry: Entry) -> LogicalValue {
    switch entry {
    case .text(let text): .text(logicalText(text))
    case .boolean(let isOn): .boolean(isOn)
    case .option(let id): id.map(LogicalValue.option) ?? .empty
    case .nothing: .empty
    }
  }

  /// The text trimmed, then normalized in the order written.
  private func logicalText(_ text: String) -> String {
    normalizations.reduce(trims ? FormChecks.trimmed(text) : text) { text, normalization in
      switch normalization {
      case .uppercase: FormChecks.uppercased(text)
      case .digitsOnly: FormChecks.digitsOnly(text)
      }
    }
  }
}
