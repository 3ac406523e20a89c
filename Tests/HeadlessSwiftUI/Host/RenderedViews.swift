/// A view that the host shows itself, without a body.
@MainActor
protocol Primitive {
  /// Shows the views inside, and says how this one adds to what is seen.
  func render(_ pass: Pass)
}

// MARK: What a builder makes

extension EmptyView: Primitive {
  @MainActor func render(_ pass: Pass) {}
}

extension TupleView: Primitive {
  @MainActor func render(_ pass: Pass) {
    let views = children ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    for (place, view) in views.enumerated() { pass.show(view, .position(place)) }
  }
}

extension Optional: Primitive where Wrapped: View {
  @MainActor func render(_ pass: Pass) {
    if let view = self { pass.show(view, .branch(true)) }
  }
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  @MainActor func render(_ pass: Pass) {
    switch storage {
    case .first(let view): pass.show(view, .branch(true))
    case .second(let view): pass.show(view, .branch(false))
    }
  }
}

extension AnyView: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.show(content, .type(ObjectIdentifier(type(of: content as Any))))
  }
}

// MARK: Groups

extension Group: Primitive where Content: View {
  @MainActor func render(_ pass: Pass) { pass.show(content, .content) }
}

extension ForEach: Primitive where Content: View {
  @MainActor func render(_ pass: Pass) {
    let rows = pass.value { data.map { (id: identify($0), view: content($0)) } }
    var counts: [ID: Int] = [:]
    for row in rows.value {
      let count = counts[row.id, default: 0]
      counts[row.id] = count + 1
      if count == 1 { pass.node.inbox.complain("two elements of a ForEach have the id \(row.id)") }
      var context = pass.context
      if context.role == .option, context.tag == nil { context.tag = Tag(row.id) }
      let node = pass.show(row.view, .item(AnyHashable(row.id), count), in: context, isFresh: rows.isNew)
      if node.scrollID == nil { node.scrollID = AnyHashable(row.id) }
    }
  }
}

extension Form: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.show(content, .content, in: pass.context.container)
    pass.node.collect = { node, collector in
      collector.inForm(node) { $0.visitChildren(of: node) }
    }
  }
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  @MainActor func render(_ pass: Pass) {
    pass.show(header, .header, in: pass.context.part(.header))
    let isOpen = pass.value { isExpanded?.wrappedValue ?? true }
    if isOpen.value { pass.show(content, .content) }
    pass.show(footer, .footer, in: pass.context.part(.footer))
  }
}

extension GroupBox: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    pass.show(label, .header, in: pass.context.part(.header))
    pass.show(content, .content)
  }
}

extension VStack: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    pass.show(content, .content)
  }
}

extension HStack: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    pass.show(content, .content)
  }
}

extension ZStack: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    pass.show(content, .content)
  }
}

extension NavigationStack: Primitive {
  @MainActor func render(_ pass: Pass) { pass.show(root, .content) }
}

extension ScrollView: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.show(content, .content, in: pass.context.container)
    pass.node.collect = { node, collector in
      collector.containers.append(node)
      collector.visitChildren(of: node)
    }
  }
}

extension ScrollViewReader: Primitive {
  @MainActor func render(_ pass: Pass) {
    let node = pass.node
    let view = pass.value {
      content(
        ScrollViewProxy { [weak node] id, anchor in
          MainActor.assumeIsolated { node.map { $0.host.scroll(to: id, anchor: anchor, in: $0) } }
        })
    }
    pass.show(view.value, .content, isFresh: view.isNew)
  }
}

// MARK: What has nothing inside and is not typed into

extension Spacer: Primitive {
  @MainActor func render(_ pass: Pass) {}
}

extension Divider: Primitive {
  @MainActor func render(_ pass: Pass) {}
}

extension Color: Primitive {
  @MainActor func render(_ pass: Pass) { pass.area() }
}

extension Rectangle: Primitive {
  @MainActor func render(_ pass: Pass) { pass.area() }
}

extension Text: Primitive {
  var string: String {
    switch source {
    case .verbatim(let text), .key(let text), .resource(let text): text
    }
  }

  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    let text = string
    pass.node.collect = { node, collector in
      let kind: HeadlessElement.Kind =
        switch node.context.role {
        case .header: .header
        case .footer: .footer
        case .content, .label, .option: .text
        }
      collector.add(HeadlessElement(kind, label: text, at: node))
    }
  }
}

extension Image: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    let name = systemName
    pass.node.collect = { node, collector in
      collector.add(HeadlessElement(.image, label: name, at: node))
    }
  }
}

extension Label: Primitive {
  @MainActor func render(_ pass: Pass) {
    pass.node.isRow = true
    pass.show(title, .label)
    pass.show(icon, .layer, in: pass.context.part(.label))
    pass.node.collect = { node, collector in
      // The symbol says what the title says already.
      let before = collector.elements.count
      if let title = node.children.first { collector.visit(title) }
      if collector.elements.count == before { collector.visitChildren(of: node) }
    }
  }
}

extension Pass {
  /// Paints a surface, which is seen by nobody but may be tapped.
  @MainActor
  fileprivate func area() {
    node.collect = { node, collector in collector.areas.append(node) }
  }
}
