// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Fonts, colours and what may be painted with, behind and over a view.

public struct Font: Hashable, Sendable {
  let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public func bold() -> Font { Font(name: name + ".bold") }
}

public protocol ShapeStyle: Sendable {
  var _shapeStyleName: String { get }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public let _shapeStyleName: String
}

public struct TintShapeStyle: ShapeStyle {
  public var _shapeStyleName: String { "tint" }

  public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(_shapeStyleName: "primary") }
  public static var secondary: HierarchicalShapeStyle { .init(_shapeStyleName: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { .init(_shapeStyleName: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle { .init(_shapeStyleName: "quaternary") }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(_shapeStyleName: "red") }
  public static var orange: Color { Color(_shapeStyleName: "orange") }
  public static var yellow: Color { Color(_shapeStyleName: "yellow") }
  public static var green: Color { Color(_shapeStyleName: "green") }
  public static var blue: Color { Color(_shapeStyleName: "blue") }
  public static var purple: Color { Color(_shapeStyleName: "purple") }
  public static var pink: Color { Color(_shapeStyleName: "pink") }
  public static var white: Color { Color(_shapeStyleName: "white") }
  public static var gray: Color { Color(_shapeStyleName: "gray") }
  public static var black: Color { Color(_shapeStyleName: "black") }
  public static var clear: Color { Color(_shapeStyleName: "clear") }
}

nonisolated public struct Color: View, ShapeStyle, Hashable {
  public let _shapeStyleName: String

  public static let red = Color(_shapeStyleName: "red")
  public static let orange = Color(_shapeStyleName: "orange")
  public static let yellow = Color(_shapeStyleName: "yellow")
  public static let green = Color(_shapeStyleName: "green")
  public static let blue = Color(_shapeStyleName: "blue")
  public static let purple = Color(_shapeStyleName: "purple")
  public static let pink = Color(_shapeStyleName: "pink")
  public static let white = Color(_shapeStyleName: "white")
  public static let gray = Color(_shapeStyleName: "gray")
  public static let black = Color(_shapeStyleName: "black")
  public static let clear = Color(_shapeStyleName: "clear")
  public static let primary = Color(_shapeStyleName: "primary")
  public static let secondary = Color(_shapeStyleName: "secondary")
  public static let accentColor = Color(_shapeStyleName: "accentColor")

  public func opacity(_ opacity: Double) -> Color {
    Color(_shapeStyleName: "\(_shapeStyleName)*\(opacity)")
  }

  public var body: Never { leaf() }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { with(.font, font) }

  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    with(.foregroundStyle, style)
  }

  nonisolated public func opacity(_ opacity: Double) -> some View { with(.opacity, opacity) }

  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    with(.background, LayerValue(content: background, alignment: alignment))
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    with(.background, LayerValue(content: content(), alignment: alignment))
  }

  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    with(.background, style)
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    with(.overlay, LayerValue(content: overlay, alignment: alignment))
  }

  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    with(.overlay, LayerValue(content: content(), alignment: alignment))
  }

  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    with(.listRowBackground, view)
  }
}

/// A view laid behind or over another.
struct LayerValue<Content: View> {
  let content: Content
  let alignment: Alignment
}
