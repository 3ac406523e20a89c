// Controls: each has a label inside, reads its value where it must, and says what a person can do with it.

extension Pass {
  /// Shows the label of a control; its texts belong to the control.
  @MainActor
  func label<V: View>(_ label: V, _ key: Key = .label) {
    node.isRow = true
    show(label, key, in: context.part(.label))
  }

  /// Says what a control adds: an element whose label is what stands in the node's label.
  @MainActor
  func control(
    _ kind: HeadlessElement.Kind, _ action: HeadlessElement.Action,
    _ fill: @escaping @MainActor (HeadlessElement, Node) -> Void = { _, _ in }
  ) {
    node.collect = { node, collector in
      let texts = node.children.filter { $0.key == .label }.map { collector.texts(of: $0) }
      let element = HeadlessElement(kind, label: texts.joined(), at: node)
      element.action = action
      fill(element, node)
      collector.add(element)
    }
  }
}

extension Button: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let role = role?.name
    pass.control(.button, .press(action)) { element, _ in element.role = role }
  }
}

extension Link: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let host = pass.host
    let url = destination
    pass.control(.link, .press { host.opened.append(url) }) { element, _ in element.value = url.absoluteString
    }
  }
}

extension ProgressView: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    if let label { pass.label(label) }
    pass.control(.progress, .none)
  }
}

extension LabeledContent: Primitive where Label: View, Content: View {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    pass.show(content, .content)
    pass.node.collect = { node, collector in
      let label = node.children.first.map { collector.texts(of: $0) } ?? ""
      var content = collector.apart { inner in node.children.dropFirst().forEach { inner.visit($0) } }
      let texts = content.filter { $0.kind == .text }.map(\.label)
      content.removeAll { $0.kind == .text }
      let element = HeadlessElement(.labeled, label: label, at: node)
      element.value = texts.isEmpty ? nil : texts.joined(separator: " ")
      collector.add(element)
      content.forEach { collector.add($0) }
    }
  }
}

extension Toggle: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let value = pass.value { isOn.wrappedValue }.value
    pass.control(.toggle, .press { isOn.wrappedValue.toggle() }) { element, _ in
      element.value = value ? "on" : "off"
    }
  }
}

extension Stepper: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let editing = onEditingChanged
    func surrounded(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          editing(true)
          action()
          editing(false)
        }
      }
    }
    let action = HeadlessElement.Action.step(
      up: surrounded(onIncrement), down: surrounded(onDecrement))
    pass.control(.stepper, action)
  }
}

extension Slider: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    if let minimumValueLabel { pass.show(minimumValueLabel, .minimum, in: pass.context.part(.label)) }
    if let maximumValueLabel { pass.show(maximumValueLabel, .maximum, in: pass.context.part(.label)) }
    let shown = pass.value { value.wrappedValue }.value
    let action = HeadlessElement.Action.slide(bounds, step) { new in
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
    pass.control(.slider, action) { element, _ in element.value = "\(shown)" }
  }
}

extension DatePicker: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let shown = pass.value { selection.wrappedValue }.value
    let components = components
    let action = HeadlessElement.Action.date(earliest: earliest, latest: latest) {
      selection.wrappedValue = $0
    }
    pass.control(.datePicker, action) { element, node in
      element.value = node.host.text(of: shown, components)
    }
  }
}

extension Picker: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.label(label)
    let chosen = pass.value { selection.wrappedValue }.value
    pass.show(content, .content, in: pass.context.part(.option))
    pass.node.collect = { node, collector in
      let label = node.children.first.map { collector.texts(of: $0) } ?? ""
      let options = node.children.last.map { collector.options(of: $0) } ?? []
      let element = HeadlessElement(.picker, label: label, at: node)
      element.options = options.map(\.label)
      let current = options.filter { $0.tag.flatMap { Self.selection($0, at: node) } == chosen }
      element.value = current.first?.label
      element.action = .choose(
        options.map { option in
          HeadlessElement.Choice(label: option.label, tag: option.tag, isEnabled: option.isEnabled) {
            guard let tag = option.tag, let value = Self.selection(tag, at: node) else { return false }
            selection.wrappedValue = value
            return true
          }
        })
      collector.add(element)
    }
  }

  /// The selection that a tag stands for; nil where the tag is of another type.
  private static func selection(_ tag: Tag, at node: Node) -> SelectionValue? {
    if tag.type == SelectionValue.self { return tag.value.base as? SelectionValue }
    guard node.host.assumptions.tagsIncludeOptional, tag.type != Optional<SelectionValue>.self else {
      return nil
    }
    return isOptional(of: tag.type, SelectionValue.self) ? tag.value.base as? SelectionValue : nil
  }
}

/// Whether a type is the optional of another.
private func isOptional(of wrapped: Any.Type, _ type: Any.Type) -> Bool {
  guard let optional = type as? any OptionalType.Type else { return false }
  return optional.wrapped == wrapped
}

/// An optional, whatever it wraps.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
