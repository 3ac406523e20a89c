// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where the keyboard is.

@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  let box: Box<Value>
  let none: Value

  public init() where Value == Bool {
    box = Box(false)
    none = false
  }

  public init<T>() where Value == T?, T: Hashable {
    box = Box(nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(box: box, none: none) }

  @propertyWrapper
  public struct Binding {
    let box: Box<Value>
    let none: Value

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
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
