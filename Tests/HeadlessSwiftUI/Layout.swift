// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stacks, spacing and frames.

nonisolated public struct VStack<Content>: View where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { leaf() }
}

nonisolated public struct HStack<Content>: View where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { leaf() }
}

nonisolated public struct ZStack<Content>: View where Content: View {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: Never { leaf() }
}

nonisolated public struct Spacer: View, Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public var body: Never { leaf() }
}

nonisolated public struct Divider: View {
  public init() {}
  public var body: Never { leaf() }
}

@available(*, unavailable) extension VStack: Sendable {}
@available(*, unavailable) extension HStack: Sendable {}
@available(*, unavailable) extension ZStack: Sendable {}
@available(*, unavailable) extension Divider: Sendable {}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { with(.padding, insets) }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    with(.padding, PaddingValue(edges: edges, length: length))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    with(.padding, PaddingValue(edges: .all, length: length))
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    with(.frame, FrameValue(width: width, height: height, alignment: alignment))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    with(
      .frame,
      FlexibleFrameValue(
        width: [minWidth, idealWidth, maxWidth], height: [minHeight, idealHeight, maxHeight],
        alignment: alignment))
  }
}

/// What a padding modifier was given.
struct PaddingValue {
  let edges: Edge.Set
  let length: CGFloat?
}

/// What a fixed frame was given.
struct FrameValue {
  let width, height: CGFloat?
  let alignment: Alignment
}

/// What a flexible frame was given: least, ideal, greatest.
struct FlexibleFrameValue {
  let width, height: [CGFloat?]
  let alignment: Alignment
}
