// How the focus moves: what is asked for, who lost it, and who must know.

extension HeadlessHost {
  /// The fields that can have the focus, in the order of the screen.
  private var candidates: [HeadlessElement] {
    elements.filter { element in
      element.isTyped && element.isRealised && (element.isEnabled || !assumptions.disablingEndsFocus)
    }
  }

  /// Moves the focus as the program asked, takes it from fields that cannot have it, and tells every state.
  func moveFocus(_ requests: [(focus: Inbox.Focus, place: ObjectIdentifier)]) {
    let before = focused
    for request in requests {
      guard let place = focusPlaces[request.place]?.place else { continue }
      switch request.focus {
      case .keyboard: moveKeyboard(to: place)
      case .accessibility: moveAttention(to: place)
      }
    }
    if let focused, !candidates.contains(where: { $0.node === focused }) { self.focused = nil }
    if let attended, !attended.isAlive { self.attended = nil }
    if before !== focused {
      focusHasMoved(from: before)
      if rowsOnScreen != nil { needCollection() }
    }
    tellStates()
    publishFocusedValues()
  }

  private func moveKeyboard(to place: any AnyFocusPlace) {
    let holder = focused.flatMap { node in node.context.focus.first { $0.place() === place } }
    if place.isNone {
      if holder != nil { focused = nil }
      return
    }
    let fields = candidates.filter { field in
      field.isEnabled && field.node.context.focus.contains { $0.place() === place && $0.holds() }
    }
    if fields.count > 1 {
      note("\(fields.count) fields carry the focus value \(place.text); the first takes it")
    }
    if let field = fields.first, assumptions.newFieldsTakeFocus || wasThere(field.node) {
      focused = field.node
    } else {
      note("the focus is asked for \(place.text), which no field on the screen carries")
      if assumptions.unknownFocus == .leaves, holder != nil { focused = nil }
    }
  }

  private func moveAttention(to place: any AnyFocusPlace) {
    if place.isNone {
      attended = nil
      return
    }
    let element = elements.first { element in
      element.node.context.attention.contains { $0.place() === place && $0.holds() }
    }
    guard let element else {
      note("accessibility focus is asked for \(place.text), which nothing on the screen carries")
      return
    }
    attended = element.node
    attentions.append(element.identifier ?? element.label)
  }

  /// The node of the focused field has gone.
  func focusedNodeLeft() {
    let before = focused
    focused = nil
    focusHasMoved(from: before)
  }

  /// Gives the focus to a field, as a tap does; nil takes it away.
  func setFocus(_ node: Node?) {
    guard node !== focused else { return }
    let before = focused
    focused = node
    focusHasMoved(from: before)
    needCollection()
  }

  private func focusHasMoved(from before: Node?) {
    replacesSecret =
      assumptions.secretsAreReplaced && focused?.editor?.isSecure == true && focused?.editor?.shown != ""
    guard let editor = before?.editor, editor.isDraft else { return }
    editor.commit()
    needCollection()
  }

  /// Has every state hold where the focus is.
  private func tellStates() {
    var held: Set<ObjectIdentifier> = []
    for links in [focused?.context.focus, attended?.context.attention] {
      for link in links ?? [] {
        guard let place = link.place(), !held.contains(ObjectIdentifier(place)) else { continue }
        held.insert(ObjectIdentifier(place))
        let others = (links ?? []).filter { $0.place() === place }
        if !others.contains(where: { $0.holds() }) { link.take() }
      }
    }
    for (id, entry) in focusPlaces where !held.contains(id) { entry.place.clear() }
  }
}

// MARK: Values of the focused view

/// A view that reads a value of the focused view.
@MainActor
final class FocusedReader {
  let node: Node
  let cell: FocusedCell
  let read: (FocusedValues) -> Any?
  var last: Any?

  init(node: Node, cell: FocusedCell, read: @escaping (FocusedValues) -> Any?) {
    self.node = node
    self.cell = cell
    self.read = read
  }
}

extension HeadlessHost {
  /// Lets a wrapper read the values of the focused view, and its view know of changes.
  func publish(
    to cell: FocusedCell, at node: Node, as label: String, _ read: @escaping (FocusedValues) -> Any?
  ) {
    cell.values = focusedValues
    focusedReaders.removeAll { $0 === node.storage[label] }
    let reader = FocusedReader(node: node, cell: cell, read: read)
    reader.last = read(focusedValues)
    node.storage[label] = reader
    focusedReaders.append(reader)
  }

  private func publishFocusedValues() {
    focusedReaders.removeAll { !$0.node.isAlive }
    guard !focusedReaders.isEmpty else { return }
    var writes: [FocusedWrite] = []
    var node = focused
    while let current = node {
      if let write = current.memory as? FocusedWrite { writes.append(write) }
      node = current.parent
    }
    var values = FocusedValues()
    for write in writes.reversed() { write.apply(&values) }
    focusedValues = values
    for reader in focusedReaders {
      reader.cell.values = values
      let new = reader.read(values)
      let isSame = reader.last.map { last in new.map { haveSameInput(last, $0) } ?? false } ?? (new == nil)
      reader.last = new
      if !isSame { inbox.invalidate(reader.node) }
    }
  }
}
