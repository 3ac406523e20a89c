public import FormPlan

extension Field {
  /// Whether it holds a value that is not typed.
  public var isSettable: Bool { !kind.takesKeyboard && kind.row.holds != .nothing }

  /// What stands in the field after it was set; nil where it cannot hold the value.
  public func entry(setTo value: SettableValue) -> Entry? {
    let entry: Entry
    switch (kind.row.holds, value) {
    case (.boolean, .boolean(let isOn)): entry = .boolean(isOn)
    case (.option, .text(let id)): entry = .option(id)
    case (.option, .null): entry = .option(nil)
    case (.boolean, _), (.option, _), (.text, _), (.nothing, _): return nil
    }
    return canHold(entry) ? entry : nil
  }
}
