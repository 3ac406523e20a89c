// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stored state and bindings to it.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  let cell: StateCell<Value>

  public init(wrappedValue value: Value) { cell = StateCell(value) }
  public init(initialValue value: Value) { cell = StateCell(value) }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    if let place = cell.place {
      return Binding(
        read: { place.read() }, write: { place.write($0) }, source: BindingSource(owner: place, path: []))
    }
    return Binding(read: { [cell] in cell.value }, write: { [cell] in cell.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  /// Where the value stands, if that is known.
  let source: BindingSource?

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void, source: BindingSource? = nil) {
    self.read = read
    self.write = write
    self.source = source
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(read: get, write: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 },
      source: source?.appending(keyPath))
  }
}

/// The object that a binding leads to, and the way from there.
struct BindingSource: Equatable {
  let owner: AnyObject
  let path: [AnyKeyPath]

  func appending(_ keyPath: AnyKeyPath) -> BindingSource {
    BindingSource(owner: owner, path: path + [keyPath])
  }

  static func == (one: BindingSource, other: BindingSource) -> Bool {
    one.owner === other.owner && one.path == other.path
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  init(stored: Value) { object = stored }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { object = wrappedValue }

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }
}

@available(*, unavailable) extension Bindable: Sendable {}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(stored: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 },
      source: BindingSource(owner: object, path: [keyPath]))
  }
}
