// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Styles. Each protocol has one underscored requirement, so that nothing outside conforms by accident.

@MainActor @preconcurrency
public protocol PickerStyle {
  var _styleName: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _styleName: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    with(.pickerStyle, style)
  }
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  var _styleName: String { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _styleName: String { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _styleName: String { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _styleName: String { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    with(.datePickerStyle, style)
  }
}
