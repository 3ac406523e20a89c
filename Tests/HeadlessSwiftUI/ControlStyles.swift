// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Styles of fields, switches, buttons and forms.

@MainActor @preconcurrency
public protocol TextFieldStyle {
  var _styleName: String { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _styleName: String { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _styleName: String { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    with(.textFieldStyle, style)
  }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  var _styleName: String { get }
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public var _styleName: String { "switch" }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public var _styleName: String { "button" }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    with(.toggleStyle, style)
  }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  var _styleName: String { get }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _styleName: String { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _styleName: String { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _styleName: String { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _styleName: String { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    with(.buttonStyle, style)
  }
}

@MainActor @preconcurrency
public protocol FormStyle {
  var _styleName: String { get }
}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public var _styleName: String { "automatic" }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public var _styleName: String { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
  public var _styleName: String { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { with(.formStyle, style) }
}
