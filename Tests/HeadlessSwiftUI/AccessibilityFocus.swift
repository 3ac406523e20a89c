// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where an assistive technology's cursor is.

public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  let cell: FocusCell<Value>
  let technologies: AccessibilityTechnologies

  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    cell = FocusCell(none: false, focus: .accessibility)
    self.technologies = technologies
  }

  public init<T>() where Value == T?, T: Hashable { self.init(for: [.voiceOver, .switchControl]) }

  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    cell = FocusCell(none: nil, focus: .accessibility)
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(cell: cell) }

  @propertyWrapper
  public struct Binding {
    let cell: FocusCell<Value>

    public var wrappedValue: Value {
      get { cell.value }
      nonmutating set { cell.value = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

@available(*, unavailable) extension AccessibilityFocusState: Sendable {}
@available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}

extension View {
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    with(.accessibilityFocused, AccessibilityFocusValue(binding: binding, value: value))
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    with(.accessibilityFocused, AccessibilityFocusValue(binding: condition, value: true))
  }
}

/// A view's place in an accessibility focus state.
struct AccessibilityFocusValue<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}
