// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where the keyboard is.

@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  let cell: FocusCell<Value>

  public init() where Value == Bool { cell = FocusCell(none: false, focus: .keyboard) }

  public init<T>() where Value == T?, T: Hashable { cell = FocusCell(none: nil, focus: .keyboard) }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(cell: cell) }

  @propertyWrapper
  public struct Binding {
    let cell: FocusCell<Value>

    public var wrappedValue: Value {
      get { cell.value }
      nonmutating set { cell.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

@available(*, unavailable) extension FocusState: Sendable {}
@available(*, unavailable) extension FocusState.Binding: Sendable {}

public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool

  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    with(.focused, FocusValue(binding: binding, value: value))
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    with(.focused, FocusValue(binding: condition, value: true))
  }

  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    with(.defaultFocus, DefaultFocusValue(focus: .init(binding: binding, value: value), priority: priority))
  }
}

/// A view's place in a focus state.
struct FocusValue<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

/// Where focus goes first.
struct DefaultFocusValue<Value: Hashable> {
  let focus: FocusValue<Value>
  let priority: DefaultFocusEvaluationPriority
}
