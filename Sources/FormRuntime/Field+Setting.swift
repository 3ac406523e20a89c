public import FormPlan

extension Field {
  /// Whether it holds a value that is not typed.
  public var isSettable: Bool { !isTyped && holds != .nothing }

  /// What stands in the field after it was set; nil where it cannot hold the value.
  public func entry(setTo value: SettableValue) -> Entry? {
    let entry: Entry?
    switch value {
    case .boolean(let isOn): entry = holds == .boolean ? .boolean(isOn) : nil
    case .text(let text): entry = self.entry(of: text)
    case .null: entry = holds == .boolean || holds == .nothing ? nil : .empty(holds)
    case .list(let ids): entry = chosen(ids)
    }
    return entry.flatMap { canHold($0) ? $0 : nil }
  }

  private func entry(of text: String) -> Entry? {
    switch holds {
    case .text: .text(text)
    case .option: .option(text)
    case .integer, .number: ExactNumber(text).map { .number($0) }
    case .day: FormDay(text).map { .day($0) }
    case .time: FormTime(text).map { .time($0) }
    case .dateTime: FormDateTime(text).map { .dateTime($0) }
    case .boolean, .options, .nothing: nil
    }
  }

  /// The options of a list in their own order; nil where it names one twice, or one that there is not.
  private func chosen(_ ids: [String]) -> Entry? {
    let chosen = options.map(\.id).filter(Set(ids).contains)
    return holds == .options && chosen.count == ids.count ? .options(chosen) : nil
  }

  /// Whether an entry has the field's type and is one that its control can show.
  func canHold(_ entry: Entry) -> Bool {
    switch (holds, entry) {
    case (_, .text): isTyped || holds == .text
    case (.option, .option(let id)): id.map { id in options.contains { $0.id == id } } ?? true
    case (.options, .options(let ids)): chosen(ids) == entry
    case (.integer, .number(let number)), (.number, .number(let number)): !isTyped && canHold(number)
    case (.boolean, .boolean), (.nothing, .nothing), (.day, .day), (.time, .time), (.dateTime, .dateTime):
      true
    case (.text, _), (.boolean, _), (.option, _), (.options, _), (.integer, _), (.number, _), (.day, _),
      (.time, _), (.dateTime, _), (.nothing, _):
      false
    }
  }

  private func canHold(_ number: ExactNumber?) -> Bool {
    if let range { return number.flatMap(range.steps(to:)) != nil }
    return holds == .number || number?.isWhole != false
  }
}
