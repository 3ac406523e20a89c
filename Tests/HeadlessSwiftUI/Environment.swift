// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Values and objects handed down the tree.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }
enum EnabledKey: EnvironmentKey { static let defaultValue = true }
enum LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }

@available(*, unavailable) extension EnvironmentValues: Sendable {}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let read: (EnvironmentValues) -> Value?
  let cell = EnvironmentCell()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.values[ObjectIdentifier(objectType)] as? Value }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.values[ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value {
    guard let value = read(cell.environment) else {
      fatalError("no \(Value.self) in the environment: the host says so before it asks")
    }
    return value
  }
}

@available(*, unavailable) extension Environment: Sendable {}

/// The environment that every copy of a wrapper reads.
final class EnvironmentCell {
  var environment = EnvironmentValues()
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    with(.environment, EnvironmentValue { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    with(.environmentObject, EnvironmentValue { $0.values[ObjectIdentifier(T.self)] = object })
  }
}

/// A write into the environment of a subtree.
struct EnvironmentValue {
  let apply: (inout EnvironmentValues) -> Void
}
