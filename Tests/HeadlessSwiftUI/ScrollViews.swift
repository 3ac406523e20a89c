// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Scrolling.

nonisolated public struct ScrollView<Content>: View where Content: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public var body: Never { leaf() }
}

nonisolated public struct ScrollViewReader<Content>: View where Content: View {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: Never { leaf() }
}

public struct ScrollViewProxy {
  let scroll: (AnyHashable, UnitPoint?) -> Void

  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    scroll(AnyHashable(id), anchor)
  }
}

@available(*, unavailable) extension ScrollView: Sendable {}
@available(*, unavailable) extension ScrollViewReader: Sendable {}
@available(*, unavailable) extension ScrollViewProxy: Sendable {}

public struct ScrollDismissesKeyboardMode: Sendable {
  let name: String

  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

extension View {
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    with(.scrollDismissesKeyboard, mode)
  }
}
