// What a person does. Each event settles the views before it returns; what cannot be done is thrown.

@_spi(Headless)
extension HeadlessHost {
  /// Taps a control or a text that has a gesture, by its identifier or else its label.
  public func tap(_ name: String) throws(HeadlessError) {
    let element = try reachable(name)
    switch element.action {
    case .edit: setFocus(element.node)
    case .press(let action):
      if assumptions.tapsEndFocus, element.region == .content { setFocus(nil) }
      action()
    case .none, .choose, .step, .slide, .date:
      if let tap = element.node.context.taps.last(where: { $0.count == 1 }), !element.isControl {
        tap.action()
      } else if !element.isControl {
        throw HeadlessError(.wrongKind, "nothing happens at a tap on '\(name)'")
      }
    }
    settle()
  }

  /// Taps where no control is: on the content of a form, or on what is painted behind it.
  public func tapOutside() {
    let alert = elements.contains { $0.region == .alert }
    let places = containers + areas
    let handlers = places.filter { $0.context.takesTaps }.compactMap { place in
      place.context.taps.last { $0.count == 1 }
    }
    guard !alert, let handler = handlers.max(by: { $0.node.depth < $1.node.depth }) else { return }
    handler.action()
    settle()
  }

  /// Types into the field that has the focus.
  public func type(_ text: String) throws(HeadlessError) {
    let field = try field()
    if !field.isMultiline, field.kind != .textEditor, text.contains(where: \.isNewline) {
      throw HeadlessError(.cannotType, "a line break cannot be typed into \(field.name)")
    }
    insert(text, into: field)
  }

  /// Puts in a text from elsewhere; a line break becomes a blank in a field of one line.
  public func paste(_ text: String) throws(HeadlessError) {
    let field = try field()
    let isMultiline = field.isMultiline || field.kind == .textEditor
    insert(isMultiline ? text : text.inOneLine, into: field)
  }

  /// Empties the field that has the focus.
  public func clear() throws(HeadlessError) {
    let field = try field()
    replacesSecret = false
    edit(field, "")
    settle()
  }

  /// Fills in texts without moving the focus, as AutoFill does.
  public func fill(_ texts: [(name: String, text: String)]) throws(HeadlessError) {
    var edits: [(HeadlessElement, String)] = []
    for (name, text) in texts {
      let field = try reachable(name)
      guard field.isTyped else { throw HeadlessError(.wrongKind, "'\(name)' is not typed into") }
      let isMultiline = field.isMultiline || field.kind == .textEditor
      edits.append((field, isMultiline ? text : text.inOneLine))
    }
    for (field, text) in edits { edit(field, text) }
    settle()
  }

  /// Presses return, on the keyboard on the screen or on one of keys.
  public func returnKey(isHardware: Bool = false) throws(HeadlessError) {
    let field = try field()
    guard isHardware || field.keyboard.hasReturnKey else {
      throw HeadlessError(.noReturnKey, "the keyboard \(field.keyboard) of \(field.name) has no return key")
    }
    let submits = field.node.editor?.submits ?? false
    if submits || (isHardware && field.kind == .textField) {
      submit(field)
    } else {
      insert("\n", into: field)
    }
  }

  /// Hides the keyboard by its own key.
  public func dismissKeyboard() {
    setFocus(nil)
    settle()
  }

  private func submit(_ field: HeadlessElement) {
    field.node.editor?.commit()
    let handlers = field.node.context.submits
    let requests = inbox.requestCount
    for action in assumptions.submitOrder == .outerFirst ? handlers : handlers.reversed() { action() }
    settle()
    if assumptions.submitResigns, inbox.requestCount == requests, focused === field.node {
      setFocus(nil)
      settle()
    }
  }

  private func insert(_ text: String, into field: HeadlessElement) {
    guard !text.isEmpty else { return }
    let old = replacesSecret ? "" : field.node.editor?.shown ?? ""
    replacesSecret = false
    edit(field, old + text)
    settle()
  }

  private func edit(_ field: HeadlessElement, _ text: String) {
    field.node.editor?.edit(text)
    needCollection()
  }
}

// MARK: Controls that are not typed into

@_spi(Headless)
extension HeadlessHost {
  /// Chooses an option of a picker, by its label or else by how its tag is written.
  public func choose(_ name: String, _ option: String) throws(HeadlessError) {
    let picker = try reachable(name)
    guard case .choose(let choices) = picker.action else {
      throw HeadlessError(.wrongKind, "'\(name)' is no picker")
    }
    let byLabel = choices.filter { $0.label == option }
    let byTag = choices.filter { choice in choice.tag.map { "\($0.value)" == option } ?? false }
    guard let choice = (byLabel.isEmpty ? byTag : byLabel).first else {
      let labels = choices.map { "'\($0.label)'" }.joined(separator: ", ")
      throw HeadlessError(.noOption, "'\(name)' has no option '\(option)'; it has \(labels)")
    }
    guard choice.isEnabled else { throw HeadlessError(.disabled, "the option '\(option)' is disabled") }
    guard choice.tag != nil else { throw HeadlessError(.noOption, "the option '\(option)' has no tag") }
    guard choice.take() else {
      throw HeadlessError(
        .noOption, "the tag of '\(option)' is of another type than the selection of '\(name)'")
    }
    settle()
  }

  /// Presses plus or minus of a stepper, once for each step; a stepper stays at its ends.
  public func step(_ name: String, by count: Int) throws(HeadlessError) {
    let stepper = try reachable(name)
    guard case .step(let up, let down) = stepper.action else {
      throw HeadlessError(.wrongKind, "'\(name)' is no stepper")
    }
    for _ in 0..<abs(count) {
      guard let action = count > 0 ? up : down else {
        throw HeadlessError(.outOfRange, "'\(name)' does not step that way")
      }
      action()
      settle()
    }
  }

  /// Drags a slider to a value, which it moves to the nearest that it can show.
  public func slide(_ name: String, to value: Double) throws(HeadlessError) {
    let slider = try reachable(name)
    guard case .slide(let bounds, let step, let write) = slider.action else {
      throw HeadlessError(.wrongKind, "'\(name)' is no slider")
    }
    var value = min(max(value, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
      value = min(value, bounds.upperBound)
    }
    write(value)
    settle()
  }

  /// Picks a date, which must be in the range of the control.
  public func pick(_ name: String, _ date: Date) throws(HeadlessError) {
    let picker = try reachable(name)
    guard case .date(let earliest, let latest, let write) = picker.action else {
      throw HeadlessError(.wrongKind, "'\(name)' is no date picker")
    }
    if let earliest, date < earliest { throw HeadlessError(.outOfRange, "'\(name)' begins later") }
    if let latest, date > latest { throw HeadlessError(.outOfRange, "'\(name)' ends earlier") }
    write(date)
    settle()
  }
}
