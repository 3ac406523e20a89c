// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Hidden text and long text.

nonisolated public struct SecureField<Label>: View where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: Never { leaf() }
}

nonisolated extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, label: { Text(title) })
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt, label: { Text(title) })
  }
}

nonisolated public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: Never { leaf() }
}

@available(*, unavailable) extension SecureField: Sendable {}
@available(*, unavailable) extension TextEditor: Sendable {}
