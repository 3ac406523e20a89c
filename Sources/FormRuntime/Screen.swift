package import FormPlan

/// What stands in every field, and what follows from that: values, and what is visible and enabled.
struct Screen: Equatable, Sendable {
  let layout: Layout
  let run: RunParameters
  /// What stands between whole and fraction.
  let separator: Character
  /// What stands in each field.
  private(set) var entries: [Entry]
  /// Each field's logical value as if it were visible.
  private(set) var values: [LogicalValue]
  private(set) var isVisible: [Bool]
  private(set) var isEnabled: [Bool]

  /// Puts entries of the right types into the fields; what does not fit stays as the plan starts it.
  init(_ layout: Layout, given: [FieldPath: Entry], run: RunParameters) {
    let fields = layout.plan.fields
    self.layout = layout
    self.run = run
    let separator = run.decimalSeparator
    self.separator = separator
    entries = fields.map { field in
      let start = field.canHold(field.start) ? field.start : field.emptyEntry
      guard let entry = given[field.path], field.canHold(entry) else { return field.shown(start, separator) }
      return field.shown(entry, separator)
    }
    values = zip(fields, entries).map { $0.logicalValue(of: $1, separator: separator) }
    isVisible = fields.map { _ in false }
    isEnabled = isVisible
    putInDays(given)
    derive()
  }

  /// Puts in the days that are counted from that of the run.
  private mutating func putInDays(_ given: [FieldPath: Entry]) {
    for (index, field) in layout.plan.fields.enumerated() where given[field.path] == nil {
      guard let moment = field.startMoment, case .day(let day) = value(of: moment) else { continue }
      entries[index] = .day(day)
      values[index] = .day(day)
    }
  }

  /// Changes fields and derives the rest.
  ///
  /// - Returns: the fields whose value is another now, in the order of `changes`.
  mutating func write(_ changes: [(field: Int, entry: Entry)]) -> [Int] {
    var changed: [Int] = []
    for (field, entry) in changes {
      if entries[field] != entry { changed.append(field) }
      entries[field] = entry
      values[field] = layout.plan.fields[field].logicalValue(of: entry, separator: separator)
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
  /// An entry of the plan as it stands on the screen: a number that is typed has the locale's separator.
  fileprivate func shown(_ entry: Entry, _ separator: Character) -> Entry {
    guard holds == .number, isTyped, case .text(let text) = entry else { return entry }
    return .text(FormChecks.localNumber(text, separator: separator))
  }

  /// What conditions read where this stands on the screen.
  package func logicalValue(of entry: Entry, separator: Character) -> LogicalValue {
    switch entry {
    case .text(let text): logicalValue(of: text, separator: separator)
    case .boolean(let isOn): .boolean(isOn)
    case .option(let id): id.map(LogicalValue.option) ?? .empty
    case .options(let ids): .options(ids)
    case .number(let number): number.map(LogicalValue.number) ?? .empty
    case .day(let day): day.map(LogicalValue.day) ?? .empty
    case .time(let time): time.map(LogicalValue.time) ?? .empty
    case .dateTime(let moment): moment.map(LogicalValue.dateTime) ?? .empty
    case .nothing: .empty
    }
  }

  private func logicalValue(of text: String, separator: Character) -> LogicalValue {
    switch holds {
    case .integer: number(FormChecks.wholeNumber(text))
    case .number: number(FormChecks.number(text, separator: separator))
    default: .text(logicalText(text))
    }
  }

  private func number(_ canonical: String?) -> LogicalValue {
    canonical.flatMap { ExactNumber($0) }.map(LogicalValue.number) ?? .empty
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
