// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Text fields over a value, through a format or a formatter.

extension TextFieldSource {
  init<F>(_ value: Binding<F.FormatInput>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: { format.format(value.wrappedValue) },
      setText: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } },
      parses: true)
  }

  init<F>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map(format.format) ?? "" },
      setText: { value.wrappedValue = try? format.parseStrategy.parse($0) }, parses: true)
  }

  /// A formatter's way back is not played.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(text: { formatter.string(for: value.wrappedValue) ?? "" }, setText: { _ in }, parses: true)
  }
}

nonisolated extension TextField {
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, formatter))
  }
}

nonisolated extension TextField where Label == Text {
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  @_disfavoredOverload
  public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  @_disfavoredOverload
  public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  @_disfavoredOverload
  public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  @_disfavoredOverload
  public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, format))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: .horizontal, source: TextFieldSource(value, formatter))
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(label: Text(title), prompt: nil, axis: .horizontal, source: TextFieldSource(value, formatter))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(
      label: Text(titleKey), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, formatter))
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?)
  where S: StringProtocol {
    self.init(
      label: Text(title), prompt: prompt, axis: .horizontal, source: TextFieldSource(value, formatter))
  }
}
