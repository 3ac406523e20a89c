// MARK: What the keyboard does

extension Player {
  func type(_ text: String) -> Refusal? {
    guard let field = focused else { return .noFocus }
    guard field.kind.isTyped else { return .cannotType }
    guard field.kind == .multiline || !text.contains(where: \.isNewline) else { return .cannotType }
    guard Keyboard(name: field.keyboard).offers(text) else { return .cannotType }
    insert(text, into: field)
    return nil
  }

  func paste(_ text: String) -> Refusal? {
    guard let field = focused else { return .noFocus }
    guard field.kind.isTyped else { return .cannotType }
    insert(field.kind == .multiline ? text : inOneLine(text), into: field)
    return nil
  }

  func clear() -> Refusal? {
    guard let field = focused else { return .noFocus }
    guard field.kind.isTyped else { return .cannotType }
    replacesSecret = false
    write("", into: field)
    return nil
  }

  func returnKey() -> Refusal? {
    guard let field = focused else { return .noFocus }
    guard Keyboard(name: field.keyboard).hasReturnKey else { return .noReturnKey }
    if field.kind == .multiline {
      insert("\n", into: field)
    } else {
      model.returnPressed()
    }
    return nil
  }

  private func insert(_ text: String, into field: FieldNames) {
    guard !text.isEmpty else { return }
    let old = replacesSecret ? "" : self.text(of: field)
    replacesSecret = false
    write(old + text, into: field)
  }

  private func write(_ text: String, into field: FieldNames) {
    guard let path = names.texts[field.id] else { return }
    edit { $0[keyPath: path] = text }
  }

  /// Changes the values in one step; what changes no value writes nothing.
  private func edit(_ change: (inout Model.Values) -> Void) {
    var values = model.values
    change(&values)
    if values != model.values { model.values = values }
  }
}

// MARK: What is set without the keyboard

extension Player {
  func fill(_ members: [JSON.Member]) -> Refusal? {
    if let refusal = members.lazy.compactMap(refusal(toFill:)).first { return refusal }
    edit { values in
      for member in members {
        guard let field = shown(member.key), let text = member.value.text else { continue }
        guard let path = names.texts[field.id] else { continue }
        values[keyPath: path] = field.kind == .multiline ? text : inOneLine(text)
      }
    }
    return nil
  }

  private func refusal(toFill member: JSON.Member) -> Refusal? {
    guard let field = shown(member.key) else { return .hidden }
    guard isEnabled(field) else { return .disabled }
    guard field.kind.isTyped else { return .notSettable }
    return member.value.text == nil ? .badValue : nil
  }

  func set(_ id: String, to value: JSON) -> Refusal? {
    guard let field = shown(id) else { return .hidden }
    guard isEnabled(field) else { return .disabled }
    guard let slot = names.slots[id] else { return .notSettable }
    var fits = false
    edit { fits = slot.write(&$0, value) }
    return fits ? nil : .badValue
  }
}

extension FormNames {
  /// Puts the values into a form that the app has before it appears.
  func put(given members: [JSON.Member], into values: inout Values) throws(InputError) {
    for member in members {
      if let path = texts[member.key], let text = member.value.text {
        values[keyPath: path] = text
      } else if slots[member.key]?.write(&values, member.value) != true {
        throw InputError("nothing of the kind can be given to \(member.key)")
      }
    }
  }
}
