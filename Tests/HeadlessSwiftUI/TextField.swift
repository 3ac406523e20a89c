// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Text fields over a string.

nonisolated public struct TextField<Label>: View where Label: View {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let source: TextFieldSource

  public var body: Never { leaf() }
}

/// What a text field edits: a string, or any value through a pair of conversions.
struct TextFieldSource {
  let text: () -> String
  let setText: (String) -> Void
  /// Whether the text must be parsed, which waits until the editing ends.
  let parses: Bool
}

extension TextFieldSource {
  init(_ text: Binding<String>) {
    self.init(text: { text.wrappedValue }, setText: { text.wrappedValue = $0 }, parses: false)
  }
}

nonisolated extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, axis: .horizontal, source: TextFieldSource(text))
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, axis: axis, source: TextFieldSource(text))
  }
}

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, axis: .horizontal, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), prompt: nil, axis: .horizontal, source: TextFieldSource(text))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleResource), prompt: prompt, axis: .horizontal, source: TextFieldSource(text))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, axis: axis, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), prompt: nil, axis: axis, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleResource), prompt: nil, axis: axis, source: TextFieldSource(text))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), prompt: prompt, axis: axis, source: TextFieldSource(text))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleResource), prompt: prompt, axis: axis, source: TextFieldSource(text))
  }
}

@available(*, unavailable) extension TextField: Sendable {}
