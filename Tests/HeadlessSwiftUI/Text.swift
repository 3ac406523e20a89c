// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Text, symbols and labels.

nonisolated public struct Text: View, Equatable, Sendable {
  /// Where the characters come from.
  enum Source: Equatable {
    case verbatim(String)
    case key(String)
    case resource(String)
  }

  let source: Source

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    source = .key(key.value)
  }

  public init(verbatim content: String) { source = .verbatim(content) }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { source = .verbatim(String(content)) }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { source = .resource(resource.key) }

  public var body: Never { leaf() }
}

nonisolated public struct Image: View, Equatable, Sendable {
  let systemName: String

  public init(systemName: String) { self.systemName = systemName }
  public var body: Never { leaf() }
}

nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: Never { leaf() }
}

@available(*, unavailable) extension Label: Sendable {}

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension View {
  nonisolated public func lineLimit(_ number: Int?) -> some View { with(.lineLimit, number) }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { with(.lineLimit, limit) }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    with(.lineLimit, limit)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    with(.lineLimit, limit)
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    with(.lineLimit, LineLimitValue(limit: limit, reservesSpace: reservesSpace))
  }
}

/// A line limit that may hold its space.
struct LineLimitValue {
  let limit: Int
  let reservesSpace: Bool
}
