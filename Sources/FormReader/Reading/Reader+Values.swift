import FormDiagnostics
import FormPlan
import FormYAML

/// Values that a field or an argument has: numbers, dates, and bounds made of such.
extension Reader {
  /// What a field holds at first, typed like the field.
  mutating func readDefault(_ entry: Keys.Entry?, into field: inout FieldKeys) {
    guard let entry, !entry.value.isUnresolved else { return }
    switch field.holds {
    case .text: field.start = text(entry)?.map(Entry.text)
    case .boolean: field.start = boolean(entry)?.map(Entry.boolean)
    case .option: field.start = text(entry)?.map(Entry.option)
    case .options: field.start = ids(entry)?.map { .options($0.map(\.value)) }
    case .integer, .number: readNumber(entry, into: &field)
    case .day: readDay(entry, into: &field)
    case .time: field.start = moment(entry, .time) { FormTime($0).map { .time($0) } }
    case .dateTime: field.start = moment(entry, .dateTime) { FormDateTime($0).map { .dateTime($0) } }
    case .nothing: noValue(entry)
    }
  }

  /// A default of a view without a value.
  private mutating func noValue(_ entry: Keys.Entry) {
    let kinds = FieldKind.allCases.filter { $0.row.holds != .nothing }
    faults.add(
      .misplacedKey(entry.row.name, owner: .field, kind: .custom, belongsTo: .kinds(kinds)), at: entry.key,
      path: entry.path)
  }

  private mutating func readNumber(_ entry: Keys.Entry, into field: inout FieldKeys) {
    guard let number = number(entry, field.holds) else { return }
    field.start = number.map { field.entry(of: $0) }
    guard let range = field.range, range.value.steps(to: number.value) == nil else { return }
    let words = file.text(range.span)
    faults.add(.offSteps(number.value.description, range: words), at: entry.value, path: entry.path)
  }

  /// A day, or `today` with what is added to it.
  private mutating func readDay(_ entry: Keys.Entry, into field: inout FieldKeys) {
    guard let text = text(entry) else { return }
    guard text.value.hasPrefix(ConditionSyntax.today) else {
      field.start = moment(entry, .day) { FormDay($0).map { .day($0) } }
      return
    }
    field.startMoment = bound(entry, of: .day)
  }

  private mutating func moment(
    _ entry: Keys.Entry, _ holds: ValueType, _ value: (String) -> Entry?
  ) -> Located<Entry>? {
    guard let text = text(entry) else { return nil }
    if let value = value(text.value) { return Located(value, text.span) }
    faults.add(.wrongValue(text.value, expected: .moment, of: holds), at: entry.value, path: entry.path)
    return nil
  }

  /// A decimal number in plain digits; a whole one where the field holds such.
  mutating func number(_ entry: Keys.Entry, _ holds: ValueType) -> Located<ExactNumber>? {
    guard !entry.value.isUnresolved else { return nil }
    guard entry.value.kind == .scalar, entry.value.style == .plain, !entry.value.isNull else {
      wrongType(entry.value, expected: .number, path: entry.path, key: entry.key)
      return nil
    }
    return number(entry.value, holds, path: entry.path)
  }

  private mutating func number(
    _ node: YAMLNode, _ holds: ValueType, path: @autoclosure () -> FormPath
  ) -> Located<ExactNumber>? {
    guard checkTag(node, path: path()) else { return nil }
    let text = node.text
    if let suggestion = Self.plainNumber(text) {
      let fault = ReadingFault.Kind.ambiguousScalar(text, expected: .number, suggestion: suggestion)
      faults.add(fault, at: node, path: path())
      return nil
    }
    if let number = ExactNumber(text), holds != .integer || number.isWhole {
      return Located(number, node.span)
    }
    faults.add(.wrongValue(text, expected: .number, of: holds), at: node, path: path())
    return nil
  }

  /// The plain digits for what readers of YAML disagree about: `010`, `0x1F`, `1_000`; nil for everything else.
  private static func plainNumber(_ text: String) -> String? {
    let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
    let isPadded = digits.utf8.count > 1 && digits.hasPrefix("0") && !digits.hasPrefix("0.")
    guard isPadded || digits.contains("_") || digits.hasPrefix("+"), let meant = suggestion(for: digits)
    else {
      return nil
    }
    return (text.hasPrefix("-") ? "-" : "") + meant
  }

  /// A list of names.
  private mutating func ids(_ entry: Keys.Entry) -> Located<[Located<String>]>? {
    guard
      isCollection(entry.value, .sequence, expected: .list(.id), path: entry.path, key: entry.key)
    else { return nil }
    let ids = entry.value.elements.enumerated().compactMap { index, node in
      text(node, expected: .id, path: .item(index, of: entry.path))
    }
    refuseRepeats(ids, path: entry.path)
    return Located(ids, entry.value.span)
  }

  // MARK: Bounds

  /// A date, a number, `today` or a field, with what is added to it.
  mutating func bound(_ entry: Keys.Entry?, of holds: ValueType) -> FormCondition? {
    guard let entry, let text = text(entry) else { return nil }
    let (syntax, parseFaults) = ConditionParser.parseBound(text.value)
    return FormCondition(
      text: FormText(entry.value), syntax: syntax, faults: parseFaults, role: .bound(of: holds),
      path: entry.path.text)
  }

  /// A range whose ends are bounds.
  mutating func range(_ entry: Keys.Entry, of holds: ValueType) -> Located<FormRange>? {
    guard let text = text(entry), !isExclusive(text.value, at: entry.value, path: entry.path) else {
      return nil
    }
    let (lower, upper, parseFaults) = ConditionParser.parseRange(text.value)
    func end(_ syntax: ConditionSyntax?, _ faults: [ConditionFault] = []) -> FormCondition {
      FormCondition(
        text: FormText(entry.value), syntax: syntax, faults: faults, role: .bound(of: holds),
        path: entry.path.text)
    }
    if !parseFaults.isEmpty { return Located(FormRange(lower: end(nil, parseFaults)), text.span) }
    return Located(FormRange(lower: lower.map { end($0) }, upper: upper.map { end($0) }), text.span)
  }

  /// The values of a stepper or slider: a range with two numbers for ends, and a step.
  mutating func stepRange(_ keys: Keys) -> Located<StepRange>? {
    guard let entry = keys[.range], let text = text(entry),
      !isExclusive(text.value, at: entry.value, path: entry.path)
    else { return nil }
    let (lower, upper, _) = ConditionParser.parseRange(text.value)
    guard let lower = lower?.number, let upper = upper?.number else {
      wrongType(entry.value, expected: .stepRange, path: entry.path, key: entry.key)
      return nil
    }
    var range = StepRange(lower: lower, upper: upper, step: 1)
    if let step = keys[.step] {
      guard let number = number(step, .number) else { return nil }
      range.step = number.value
    }
    if lower < upper, range.count ?? 0 > 0 { return Located(range, text.span) }
    faults.add(.noSteps, at: entry.value, path: entry.path)
    return nil
  }

  /// The values behind `oneOf:`.
  mutating func values(_ entry: Keys.Entry, of holds: ValueType) -> [Located<String>] {
    guard let nodes = list(entry) else { return [] }
    let values = nodes.enumerated().compactMap { index, node -> Located<String>? in
      var path: FormPath { .item(index, of: entry.path) }
      guard holds.isNumber, node.kind == .scalar else { return text(node, expected: .text, path: path) }
      return number(node, holds, path: path)?.map(\.description)
    }
    refuseRepeats(values, path: entry.path)
    return values
  }
}

extension FieldKeys {
  /// How a number stands in the field: as text where it is typed.
  fileprivate func entry(of number: ExactNumber) -> Entry {
    kind.value.row.control.isTyped ? .text(number.description) : .number(number)
  }
}

extension ConditionSyntax {
  /// The number that a literal is.
  fileprivate var number: ExactNumber? {
    if case .number(let digits) = node { ExactNumber(digits) } else { nil }
  }
}
