// Toolbars and alerts: what stands apart from the views that bring it.

/// An item of a toolbar that the host shows itself.
@MainActor
protocol ToolbarPrimitive {
  func render(_ pass: Pass)
}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
  @MainActor func render(_ pass: Pass) {
    if let item = self { pass.show(item: item, .branch(true)) }
  }
}

extension _ConditionalContent: ToolbarPrimitive
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func render(_ pass: Pass) {
    switch storage {
    case .first(let item): pass.show(item: item, .branch(true))
    case .second(let item): pass.show(item: item, .branch(false))
    }
  }
}

extension ToolbarTuple: ToolbarPrimitive {
  @MainActor func render(_ pass: Pass) {
    for (place, item) in items.enumerated() { pass.show(item: item, .position(place)) }
  }
}

extension ToolbarItem: ToolbarPrimitive {
  @MainActor func render(_ pass: Pass) {
    pass.context.region = .toolbar(placement.name)
    pass.show(content, .content)
  }
}

extension ToolbarItemGroup: ToolbarPrimitive {
  @MainActor func render(_ pass: Pass) {
    pass.context.region = .toolbar(placement.name)
    pass.show(content, .content)
  }
}

extension Pass {
  /// Brings a toolbar, which gets the environment of the view that it is on.
  @MainActor
  func toolbar(_ items: any ToolbarContent) {
    var bar = context.part(.content)
    bar.submits = []
    bar.taps = []
    show(item: items, .bar, in: bar)
    node.collect = { node, collector in
      for child in node.children where child.key != .bar { collector.visit(child) }
      for child in node.children where child.key == .bar { collector.visit(child) }
    }
  }
}

extension AlertValue: Effect {
  @MainActor func apply(to pass: Pass) {
    let isShown = pass.value { isPresented.wrappedValue }.value
    guard isShown, let actions else {
      pass.node.collect = nil
      return
    }
    var context = pass.context.part(.content)
    context.region = .alert
    context.submits = []
    context.taps = []
    context.environment.isEnabled = true
    pass.show(actions, .actions, in: context)
    if let message { pass.show(message, .message, in: context) }
    let title = title.string
    pass.node.collect = { node, collector in
      for child in node.children where child.key == .content { collector.visit(child) }
      var elements = [HeadlessElement(.title, label: title, at: node)]
      elements[0].region = .alert
      elements += collector.apart { inner in
        node.children.filter { $0.key == .message }.forEach { inner.visit($0) }
      }
      var buttons = collector.apart { inner in
        node.children.filter { $0.key == .actions }.forEach { inner.visit($0) }
      }
      if buttons.isEmpty {
        let confirmation = HeadlessElement(.button, label: "OK", at: node)
        confirmation.region = .alert
        confirmation.action = .press {}
        buttons = [confirmation]
      }
      for place in buttons.indices {
        guard case .press(let action) = buttons[place].action else { continue }
        buttons[place].action = .press {
          isPresented.wrappedValue = false
          action()
        }
      }
      (elements + buttons).forEach { collector.add($0) }
    }
  }
}
