// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The navigation stack around a form, its titles, and animation of a change.

public struct NavigationPath {
  public init() {}
}

nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public var body: Never { leaf() }
}

@available(*, unavailable) extension NavigationStack: Sendable {}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { with(.navigationTitle, title) }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    with(.navigationTitle, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    with(.navigationTitle, Text(title))
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    with(.navigationBarTitleDisplayMode, displayMode)
  }
}

public struct Animation: Equatable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static var linear: Animation { Animation(name: "linear") }
  public static var easeIn: Animation { Animation(name: "easeIn") }
  public static var easeOut: Animation { Animation(name: "easeOut") }
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
