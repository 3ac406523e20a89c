// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Buttons and links, and the spinner shown while something runs.

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

nonisolated public struct Button<Label>: View where Label: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public var body: Never { leaf() }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping () -> Void) where S: StringProtocol {
    self.init(role: nil, action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(role: nil, action: action, label: { Text(titleResource) })
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) where S: StringProtocol {
    self.init(role: role, action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(titleResource) })
  }
}

nonisolated public struct Link<Label>: View where Label: View {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: Never { leaf() }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination, label: { Text(title) })
  }
}

nonisolated public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  let label: Label?

  public init() where Label == EmptyView, CurrentValueLabel == EmptyView { label = nil }

  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.label = label()
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol {
    label = Text(title)
  }

  public var body: Never { leaf() }
}

@available(*, unavailable) extension Button: Sendable {}
@available(*, unavailable) extension Link: Sendable {}
@available(*, unavailable) extension ProgressView: Sendable {}
