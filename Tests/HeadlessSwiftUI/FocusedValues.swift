// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Values published by the focused view.

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    Set(lhs.values.keys) == Set(rhs.values.keys)
  }
}

@available(*, unavailable) extension FocusedValues: Sendable {}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  let read: (FocusedValues) -> Value?
  let cell = FocusedCell()

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.values[ObjectIdentifier(objectType)] as? Value }
  }

  public var wrappedValue: Value? { read(cell.values) }
}

@available(*, unavailable) extension FocusedValue: Sendable {}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  let read: (FocusedValues) -> Binding<Value>?
  let cell = FocusedCell()

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value? {
    get { read(cell.values)?.wrappedValue }
    nonmutating set {
      if let newValue { read(cell.values)?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
  }
}

@available(*, unavailable) extension FocusedBinding: Sendable {}

/// The values that every copy of a wrapper reads.
final class FocusedCell {
  var values = FocusedValues()
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    with(.focusedValue, FocusedWrite { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    with(.focusedValue, FocusedWrite { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedValue<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    with(.focusedValue, FocusedWrite { $0.values[ObjectIdentifier(T.self)] = object })
  }
}

/// A write into the values of the focused view.
struct FocusedWrite {
  let apply: (inout FocusedValues) -> Void
}
