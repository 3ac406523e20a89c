// Which element a name means, whether a finger reaches it, and scrolling.

@_spi(Headless)
extension HeadlessHost {
  /// The element of an identifier; where there is none, the control of a label.
  public func element(_ name: String) -> HeadlessElement? { try? find(name) }

  private func find(_ name: String) throws(HeadlessError) -> HeadlessElement {
    let isAlert = elements.contains { $0.region == .alert }
    let there = elements.filter { !isAlert || $0.region == .alert }
    var found = there.filter { $0.identifier == name && !$0.isHidden }
    if found.isEmpty { found = there.filter { $0.label == name && !$0.isHidden } }
    if found.count > 1, found.contains(where: \.isControl) { found = found.filter(\.isControl) }
    if found.count > 1, found.contains(where: { !$0.isTransparent }) {
      found = found.filter { !$0.isTransparent }
    }
    if found.count > 1 { throw HeadlessError(.ambiguous, "\(found.count) controls are called '\(name)'") }
    if let element = found.first { return element }
    if isAlert, elements.contains(where: { $0.identifier == name || $0.label == name }) {
      throw HeadlessError(.unreachable, "an alert is in front of '\(name)'")
    }
    let names = there.filter(\.isControl).map { "'\($0.identifier ?? $0.label)'" }.joined(separator: ", ")
    throw HeadlessError(
      .unknown, "nothing is called '\(name)'; there are \(names.isEmpty ? "no controls" : names)")
  }

  /// The element of a name, if a finger can touch it and it answers.
  func reachable(_ name: String) throws(HeadlessError) -> HeadlessElement {
    let element = try find(name)
    guard element.isRealised else {
      throw HeadlessError(.notRealised, "'\(name)' is in a row that is not on the screen")
    }
    guard element.isEnabled || !element.isControl else {
      throw HeadlessError(.disabled, "'\(name)' is disabled")
    }
    guard !element.isTransparent, element.node.context.takesTaps else {
      throw HeadlessError(.unreachable, "'\(name)' cannot be touched")
    }
    return element
  }

  /// The field that has the focus.
  func field() throws(HeadlessError) -> HeadlessElement {
    guard let field = focusedElement else { throw HeadlessError(.noFocus, "no field has the focus") }
    if elements.contains(where: { $0.region == .alert }) {
      throw HeadlessError(.unreachable, "an alert is in front of \(field.name)")
    }
    guard field.isEnabled else { throw HeadlessError(.disabled, "\(field.name) is disabled") }
    return field
  }
}

@_spi(Headless)
extension HeadlessHost {
  /// Drags the content up by some rows, or down; it may close the keyboard, as the views say.
  public func scroll(rows: Int) {
    for form in forms {
      let limit = max(0, form.count - (rowsOnScreen ?? form.count))
      let top = scrolled[ObjectIdentifier(form.node)] ?? 0
      scrolled[ObjectIdentifier(form.node)] = min(max(top + rows, 0), limit)
    }
    // A text editor closes the keyboard as it is dragged; anything else that scrolls does so, too.
    let closes = containers.contains { $0.context.scrollDismissal != "never" }
    needCollection()
    if closes { setFocus(nil) }
    settle()
  }

  /// Scrolls the first form inside a reader that has a row of this id.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, in reader: Node) {
    for form in forms where form.node.isInside(reader) {
      guard let row = form.ids[id] else { continue }
      guard let rows = rowsOnScreen else { return }
      let key = ObjectIdentifier(form.node)
      let top = scrolled[key] ?? 0
      let wanted: Int
      if let anchor {
        wanted = row - Int((Double(rows - 1) * Double(anchor.y)).rounded(.down))
      } else {
        wanted = row < top ? row : max(top, row - rows + 1)
      }
      scrolled[key] = min(max(wanted, 0), max(0, form.count - rows))
      needCollection()
      return
    }
    if forms.contains(where: { $0.node.isInside(reader) }) {
      note("a scroll is asked for \(id), which no row carries")
    }
  }
}

extension HeadlessElement {
  /// How it is called in sentences.
  var name: String { "'\(identifier ?? label)'" }
}

extension UIKeyboardType {
  /// Whether the keyboard on an iPhone's screen has a return key.
  var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter,
      .webSearch:
      true
    }
  }
}

extension String {
  /// The text with a blank for each line break.
  var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
