/// A property wrapper that the host connects to its place before a body is evaluated.
@MainActor
protocol Connected {
  /// Connects the wrapper to what is stored for it at a node.
  func connect(to node: Node, as label: String, in context: Context) -> Connection
}

/// What connecting the properties of a view came to.
struct Connection {
  /// Whether one of them reads something else than last time.
  var hasChanged = false
  /// What the environment lacks, if anything.
  var missing: String?

  mutating func add(_ other: Connection) {
    hasChanged = hasChanged || other.hasChanged
    missing = missing ?? other.missing
  }
}

extension Node {
  /// Connects the dynamic properties of a view, a modifier or a toolbar item.
  func connect(_ owner: Any, in context: Context, prefix: String = "") -> Connection {
    var connection = Connection()
    for field in Mirror(reflecting: owner).children {
      let label = prefix + (field.label ?? "")
      if let property = field.value as? any Connected {
        connection.add(property.connect(to: self, as: label, in: context))
      } else if let property = field.value as? any DynamicProperty {
        connection.add(connect(property, in: context, prefix: label + "."))
        var copy = property
        copy.update()
      }
    }
    return connection
  }

  /// What is stored under a name, made where there is nothing yet.
  func stored<Object: AnyObject>(_ label: String, _ make: () -> Object) -> Object {
    if let object = storage[label] as? Object { return object }
    let object = make()
    storage[label] = object
    return object
  }
}

/// The value that a property read last time.
final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension State: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    let place = node.stored(label) { StatePlace(cell.initial) }
    node.host.remember(place, at: node)
    if let other = cell.place, other !== place {
      node.host.suspect(place, other, "one value of a view with the state \(label) stands at two places")
    }
    cell.place = place
    return Connection()
  }
}

extension FocusState: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    cell.connect(to: node, as: label)
  }
}

extension AccessibilityFocusState: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    cell.connect(to: node, as: label)
  }
}

extension FocusCell {
  @MainActor
  fileprivate func connect(to node: Node, as label: String) -> Connection {
    let place = node.stored(label) { FocusPlace(none: none, focus: focus, inbox: node.inbox) }
    node.host.focusPlaces[ObjectIdentifier(place)] = (place, node)
    self.place = place
    return Connection()
  }
}

extension Environment: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    cell.environment = context.environment
    guard let value = read(context.environment) else { return Connection(missing: "\(Value.self)") }
    let last = node.stored(label) { LastValue(value) }
    let hasChanged = !haveSameInput(last.value, value)
    last.value = value
    return Connection(hasChanged: hasChanged)
  }
}

extension FocusedValue: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    node.host.publish(to: cell, at: node, as: label) { [read] in read($0) }
    return Connection()
  }
}

extension FocusedBinding: Connected {
  @MainActor func connect(to node: Node, as label: String, in context: Context) -> Connection {
    node.host.publish(to: cell, at: node, as: label) { [read] in read($0) }
    return Connection()
  }
}

// What the host keeps for a view is no input to it.
extension State: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

extension FocusState: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

extension AccessibilityFocusState: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

extension Environment: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

extension FocusedValue: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

extension FocusedBinding: ComparableInput {
  func isSameInput(as other: Any) -> Bool { other is Self }
}

// Bindings are the same where they lead to the same place.
extension Binding: ComparableInput {
  func isSameInput(as other: Any) -> Bool {
    guard let other = other as? Self, let source, let theirs = other.source else { return false }
    return source == theirs
  }
}

extension Bindable: ComparableInput {
  func isSameInput(as other: Any) -> Bool {
    (other as? Self).map { isEqual(wrappedValue, $0.wrappedValue) } ?? false
  }
}

extension FocusState.Binding: ComparableInput {
  func isSameInput(as other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return cell === other.cell || (cell.place != nil && cell.place === other.cell.place)
  }
}

extension AccessibilityFocusState.Binding: ComparableInput {
  func isSameInput(as other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return cell === other.cell || (cell.place != nil && cell.place === other.cell.place)
  }
}

extension TupleView: ComparableInput {
  func isSameInput(as other: Any) -> Bool {
    (other as? Self).map { haveSameInput(value, $0.value) } ?? false
  }
}
