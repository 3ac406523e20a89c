// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// View modifiers as types, and the chain they make.

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// The view a modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  let content: ModifierContent

  public var body: Never { leaf() }
}

/// What a modifier stands on: it may be shown anew without the modifier's body being evaluated.
final class ModifierContent {
  var view: any View = EmptyView()
  var context = Context()
  var version = 0
}

nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  nonisolated public var body: Never { leaf() }
}

@available(*, unavailable) extension _ViewModifier_Content: Sendable {}
@available(*, unavailable) extension ModifiedContent: Sendable {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View { with(.disabled, disabled) }

  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { with(.tag, tag) }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { with(.id, id) }

  nonisolated public func labelsHidden() -> some View { with(.labelsHidden, true) }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    with(.privacySensitive, sensitive)
  }
}
