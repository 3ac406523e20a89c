// Modifiers: each changes what the view inside gets, or what it adds to what is seen.

/// What a modifier was given, as far as it does something.
@MainActor
protocol Effect {
  func apply(to pass: Pass)
}

extension Modified: Primitive {
  @MainActor func render(_ pass: Pass) {
    var key = Key.content
    if let effect = value as? any Effect {
      effect.apply(to: pass)
    } else if kind == .id, let id = value as? any Hashable {
      key = .item(AnyHashable(id), 0)
      pass.node.scrollID = AnyHashable(id)
    } else {
      pass.apply(kind, value)
    }
    pass.show(content, key)
    (value as? any Layer)?.show(in: pass)
  }
}

extension Pass {
  /// The modifiers whose value is one of the public types.
  @MainActor
  fileprivate func apply(_ kind: ModifierKind, _ value: Any) {
    switch (kind, value) {
    case (.disabled, let isDisabled as Bool):
      context.environment.isEnabled = context.environment.isEnabled && !isDisabled
    case (.autocorrectionDisabled, let isDisabled as Bool):
      context.environment.autocorrectionDisabled = isDisabled
    case (.allowsHitTesting, let isAllowed as Bool): context.takesTaps = context.takesTaps && isAllowed
    case (.opacity, let opacity as Double): context.isTransparent = context.isTransparent || opacity == 0
    case (.keyboardType, let type as UIKeyboardType): context.input.keyboard = type
    case (.textContentType, _): context.input.contentType = value as? UITextContentType
    case (.textInputAutocapitalization, _):
      context.input.capitalization = value as? TextInputAutocapitalization
    case (.submitLabel, let label as SubmitLabel): context.input.submitLabel = label
    case (.submitScope, let isBlocking as Bool): if isBlocking { context.submits = [] }
    case (.scrollDismissesKeyboard, let mode as ScrollDismissesKeyboardMode):
      context.scrollDismissal = mode.name
    case (.tag, let tag as any Hashable): context.tag = Self.tag(tag)
    case (.accessibilityElement, let behavior as AccessibilityChildBehavior): element(behavior)
    case (.navigationTitle, let title as Text): self.title(title.string)
    case (.onAppear, _):
      lifecycle { $0.appear = (value as? (() -> Void)?) ?? nil }
    case (.onDisappear, _):
      lifecycle { $0.disappear = (value as? (() -> Void)?) ?? nil }
    case (.toolbar, let items as any ToolbarContent): toolbar(items)
    default: break  // looks only
    }
  }

  private static func tag<Value: Hashable>(_ value: Value) -> Tag { Tag(value) }

  @MainActor
  func lifecycle(_ change: (inout Lifecycle) -> Void) {
    var lifecycle = node.lifecycle ?? Lifecycle()
    change(&lifecycle)
    node.lifecycle = lifecycle
  }

  @MainActor
  private func title(_ text: String) {
    node.collect = { node, collector in
      let element = HeadlessElement(.title, label: text, at: node)
      element.region = .title
      collector.add(element)
      collector.visitChildren(of: node)
    }
  }

  /// Makes one element of a view with all that it contains, or a container.
  @MainActor
  private func element(_ behavior: AccessibilityChildBehavior) {
    let outer = context.accessibility
    context.accessibility = AccessibilityTraitsOfElement()
    node.collect = { node, collector in
      let inner = collector.apart { $0.visitChildren(of: node) }
      let isText: (HeadlessElement) -> Bool = { $0.kind == .text || $0.kind == .image }
      guard behavior != .contain, inner.contains(where: isText) else {
        inner.forEach { collector.add($0) }
        return
      }
      let texts = inner.filter { $0.kind == .text }.map(\.label)
      let element = HeadlessElement(.text, label: texts.joined(separator: ", "), at: node)
      element.apply(outer)
      collector.add(element)
      inner.filter { !isText($0) }.forEach { collector.add($0) }
    }
  }
}

extension EnvironmentValue: Effect {
  @MainActor func apply(to pass: Pass) { apply(&pass.context.environment) }
}

extension FocusValue: Effect {
  @MainActor func apply(to pass: Pass) { pass.context.focus.append(binding.cell.link(to: value)) }
}

extension AccessibilityFocusValue: Effect {
  @MainActor func apply(to pass: Pass) { pass.context.attention.append(binding.cell.link(to: value)) }
}

extension DefaultFocusValue: Effect {
  @MainActor func apply(to pass: Pass) {
    let cell = focus.binding.cell
    let value = focus.value
    let host = pass.host
    pass.lifecycle { $0.firstAppear = { if host.assumptions.defaultFocusWorks { cell.value = value } } }
  }
}

extension FocusedWrite: Effect {
  @MainActor func apply(to pass: Pass) { pass.node.memory = self }
}

extension SubmitValue: Effect {
  @MainActor func apply(to pass: Pass) {
    if triggers.contains(.text) { pass.context.submits.append(action) }
  }
}

extension TapValue: Effect {
  @MainActor func apply(to pass: Pass) {
    pass.context.taps.append(TapHandler(node: pass.node, count: count, action: action))
  }
}

extension AccessibilityAttachmentModifier {
  /// Sets one property of the elements inside; an inner modifier's property stays.
  @MainActor
  func apply(to accessibility: inout AccessibilityTraitsOfElement) {
    switch property {
    case .label(let text): accessibility.label = text.string
    case .hint(let text): accessibility.hint = text.string
    case .value(let text): accessibility.value = text.string
    case .identifier(let identifier): accessibility.identifier = identifier
    case .addTraits(let traits): accessibility.traits.formUnion(traits)
    case .hidden(let isHidden): accessibility.isHidden = accessibility.isHidden || isHidden
    }
  }
}

// MARK: Modifiers as types

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  @MainActor func render(_ pass: Pass) {
    if let attachment = modifier as? AccessibilityAttachmentModifier {
      attachment.apply(to: &pass.context.accessibility)
      pass.show(content, .content)
      return
    }
    let under = pass.node.stored("content") { ModifierContent() }
    if pass.isFresh {
      under.view = content
      under.version += 1
    }
    pass.compose(modifier) {
      modifier.body(content: _ViewModifier_Content(content: under))
    } show: { pass, body, isFresh in
      pass.show(body, .body, isFresh: isFresh)
    }
  }
}

extension _ViewModifier_Content: Primitive {
  @MainActor func render(_ pass: Pass) {
    let isFresh = (pass.node.memory as? Int) != content.version
    pass.node.memory = content.version
    pass.show(content.view, .content, isFresh: isFresh)
  }
}
