// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Toolbars and their items.

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  nonisolated public var body: Never { return leaf() }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  nonisolated public var body: Never { return leaf() }
}

public struct ToolbarItemPlacement {
  let name: String

  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(name: "automatic") }
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "primaryAction") }
  public static var confirmationAction: ToolbarItemPlacement { .init(name: "confirmationAction") }
  public static var cancellationAction: ToolbarItemPlacement { .init(name: "cancellationAction") }
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(name: "keyboard") }
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }
}

nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  public var body: Never { return leaf() }
}

nonisolated extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { return leaf() }
}

@available(*, unavailable) extension ToolbarItemPlacement: Sendable {}
@available(*, unavailable) extension ToolbarItem: Sendable {}
@available(*, unavailable) extension ToolbarItemGroup: Sendable {}

/// Several items side by side.
nonisolated struct ToolbarTuple<T>: ToolbarContent {
  let value: T
  let items: [any ToolbarContent]

  var body: Never { return leaf() }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
  where repeat each Content: ToolbarContent {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return ToolbarTuple(value: (repeat each content), items: items)
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
    content
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .second(second))
  }
}

extension View {
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    with(.toolbar, content())
  }

  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    with(.toolbar, ToolbarItemGroup(content: content))
  }
}
