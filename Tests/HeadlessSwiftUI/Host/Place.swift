/// Where a value stands that views read: it knows who read it while being evaluated.
class Place {
  private var readers: [ObjectIdentifier: Node] = [:]

  /// Notes that whoever is being evaluated now depends on this value.
  func wasRead() {
    guard let reading = Reading.current else { return }
    readers[ObjectIdentifier(reading.node)] = reading.node
    reading.places.append(self)
  }

  /// Has everybody who read the value evaluated anew.
  func hasChanged() {
    for node in readers.values { node.inbox.invalidate(node) }
  }

  func forget(_ node: Node) {
    readers[ObjectIdentifier(node)] = nil
  }
}

/// One evaluation under way.
final class Reading {
  let node: Node
  var places: [Place] = []

  init(_ node: Node) { self.node = node }

  private let thread = pthread_self()
  /// The innermost evaluation; only the main actor evaluates.
  nonisolated(unsafe) private static var innermost: Reading?

  /// The evaluation that the caller is part of; what happens meanwhile on another thread is no part of it.
  static var current: Reading? {
    guard let innermost, pthread_equal(innermost.thread, pthread_self()) != 0 else { return nil }
    return innermost
  }

  /// Runs a closure as an evaluation.
  func perform<Result>(_ body: () -> Result) -> Result {
    let outer = Self.innermost
    Self.innermost = self
    defer { Self.innermost = outer }
    return body()
  }
}

/// Where the value of a state stands, as long as its view has its place in the tree.
final class StatePlace<Value>: Place {
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    wasRead()
    return value
  }

  func write(_ new: Value) {
    if let reading = Reading.current {
      reading.node.inbox.complain("a state of type \(Value.self) is written while a view is evaluated")
    }
    let isSame = isEqual(value, new)
    value = new
    if !isSame { hasChanged() }
  }
}

/// What every copy of a state's wrapper shares: its first value and, once its view stands somewhere, its place.
final class StateCell<Value> {
  let initial: Value
  var place: StatePlace<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { place?.read() ?? initial }
    set {
      guard let place else {
        Stray.complain("a state of type \(Value.self) is written outside a view: nothing happens")
        return
      }
      place.write(newValue)
    }
  }
}

/// Where a focus state's value stands.
final class FocusPlace<Value: Hashable>: Place, AnyFocusPlace {
  private var value: Value
  let none: Value
  private let inbox: Inbox
  private let focus: Inbox.Focus

  init(none: Value, focus: Inbox.Focus, inbox: Inbox) {
    value = none
    self.none = none
    self.focus = focus
    self.inbox = inbox
  }

  func read() -> Value {
    wasRead()
    return value
  }

  /// A write by the program: it asks for the focus, even where it stands already.
  func write(_ new: Value) {
    if Reading.current != nil { inbox.complain("a focus state is written while a view is evaluated") }
    settle(on: new)
    inbox.request(focus, ObjectIdentifier(self))
  }

  /// Follows the focus.
  func settle(on new: Value) {
    guard new != value else { return }
    value = new
    hasChanged()
  }

  func holds(_ other: Value) -> Bool { value == other }

  var isNone: Bool { value == none }

  func clear() { settle(on: none) }

  var text: String {
    let fields = Mirror(reflecting: value)
    return fields.displayStyle == .optional
      ? fields.children.first.map { "\($0.value)" } ?? "nil" : "\(value)"
  }
}

/// A focus state's place, whatever it holds.
protocol AnyFocusPlace: AnyObject {
  var isNone: Bool { get }
  var text: String { get }
  func clear()
}

/// What every copy of a focus state's wrapper shares.
final class FocusCell<Value: Hashable> {
  let none: Value
  let focus: Inbox.Focus
  var place: FocusPlace<Value>?

  init(none: Value, focus: Inbox.Focus) {
    self.none = none
    self.focus = focus
  }

  var value: Value {
    get { place?.read() ?? none }
    set {
      if let place {
        place.write(newValue)
      } else {
        Stray.complain("a focus state is written outside a view: nothing happens")
      }
    }
  }
}

/// A view's place in a focus state.
struct FocusLink {
  let place: () -> (any AnyFocusPlace)?
  let holds: () -> Bool
  let take: () -> Void
}

extension FocusCell {
  func link(to value: Value) -> FocusLink {
    FocusLink(
      place: { self.place }, holds: { self.place?.holds(value) ?? false },
      take: { self.place?.settle(on: value) })
  }
}
