import FormPlan

/// What changes values: typing, pasting, AutoFill and controls.
extension Session {
  mutating func type(_ text: String, in field: Int) -> Refusal? {
    let row = plan.fields[field].keyboard.row
    guard row.offers.includes(text, separator: run.decimalSeparator) else { return .cannotType }
    if text.hasLineBreak, !takesLineBreaks(field) { return .cannotType }
    add(text, to: field)
    return nil
  }

  /// Adds to the end of a field's text, or replaces a secret to which the focus has just come.
  mutating func add(_ text: String, to field: Int) {
    guard !text.isEmpty, case .text(let old) = screen.entries[field] else { return }
    let new = fitting(text, field)
    let entry = Entry.text(replacesSecret ? new : old + new)
    replacesSecret = false
    edit([(field, entry)])
  }

  mutating func clear(_ field: Int) {
    replacesSecret = false
    edit([(field, .text(""))])
  }

  mutating func fill(_ texts: [PathText]) -> Refusal? {
    var filled: [Int: String] = [:]
    for text in texts {
      guard let field = layout.indices[text.path], screen.isVisible[field] else { return .hidden }
      guard screen.isEnabled[field] else { return .disabled }
      guard plan.fields[field].isTyped else { return .notSettable }
      filled[field] = fitting(text.text, field)
    }
    edit(filled.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
    return nil
  }

  mutating func set(_ path: FieldPath, to value: SettableValue) -> Refusal? {
    guard let index = layout.indices[path], screen.isVisible[index] else { return .hidden }
    guard screen.isEnabled[index] else { return .disabled }
    let field = plan.fields[index]
    guard field.isSettable else { return .notSettable }
    guard let entry = field.entry(setTo: value) else { return .badValue }
    edit([(index, entry)])
    return nil
  }

  private func takesLineBreaks(_ field: Int) -> Bool {
    plan.fields[field].kind.row.control.returnTypesNewline
  }

  private func fitting(_ text: String, _ field: Int) -> String {
    takesLineBreaks(field) ? text : text.singleLine
  }
}
