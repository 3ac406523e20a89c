/// One place in the tree of views: what stands there now, and what outlives the views that come and go there.
@MainActor
final class Node {
  unowned let host: HeadlessHost
  nonisolated let inbox: Inbox
  private(set) weak var parent: Node?
  let key: Key
  let depth: Int
  fileprivate(set) var children: [Node] = []
  fileprivate(set) var context: Context
  private(set) var isAlive = true
  fileprivate(set) var isDirty = false
  /// Whether nothing has been shown here yet.
  fileprivate var isNew = true
  /// Whether something was read here that may change.
  private var isTracking = false
  /// The place in the order of the last collection.
  var order = 0
  private var type: Any.Type = Never.self
  /// What stands here, for complaints.
  var name: String { "\(type)" }

  /// How this node adds to what is seen; nil adds what its children add.
  var collect: (@MainActor (Node, inout Collector) -> Void)?
  var lifecycle: Lifecycle?
  var editor: Editor?
  /// What a modifier remembers from one view to the next.
  var memory: Any?
  /// The ids that a scroll can name this node by.
  var scrollID: AnyHashable?
  /// Whether the node starts a row of its own inside a form.
  var isRow = false
  /// Storage of dynamic properties by their names.
  var storage: [String: AnyObject] = [:]

  /// How often something was read here; what was observed before the last time does not count any more.
  private(set) var evaluation = 0
  private var places: [Place] = []
  private var again: (@MainActor (Node) -> Void)?
  fileprivate var kept: Any?
  fileprivate var owner: Any?
  fileprivate var showBody: (@MainActor (Pass, Bool) -> Void)?

  init(host: HeadlessHost, parent: Node?, key: Key, context: Context) {
    self.host = host
    self.inbox = host.inbox
    self.parent = parent
    self.key = key
    self.context = context
    depth = (parent?.depth ?? -1) + 1
  }

  /// Shows a view here.
  ///
  /// - Parameter isFresh: whether whoever made the view was evaluated; if not, it is the view of last time.
  func update<V: View>(_ view: V, in context: Context, isFresh: Bool) {
    let pass = begin(V.self, context, isFresh)
    if let primitive = view as? any Primitive {
      primitive.render(pass)
    } else {
      pass.compose(view, evaluate: { view.body }) { pass, body, isFresh in
        pass.show(body, .body, isFresh: isFresh)
      }
    }
    end(pass)
    if isFresh, isTracking { again = { $0.update(view, in: $0.context, isFresh: false) } }
  }

  /// Shows an item of a toolbar here.
  func update<Item: ToolbarContent>(item: Item, in context: Context, isFresh: Bool) {
    let pass = begin(Item.self, context, isFresh)
    if let primitive = item as? any ToolbarPrimitive {
      primitive.render(pass)
    } else {
      pass.compose(item, evaluate: { item.body }) { pass, body, isFresh in
        pass.show(item: body, .body, isFresh: isFresh)
      }
    }
    end(pass)
    if isFresh, isTracking { again = { $0.update(item: item, in: $0.context, isFresh: false) } }
  }

  private func begin(_ type: Any.Type, _ context: Context, _ isFresh: Bool) -> Pass {
    self.context = context
    self.type = type
    return Pass(node: self, context: context, isFresh: isFresh)
  }

  private func end(_ pass: Pass) {
    for gone in pass.left() { gone.remove() }
    children = pass.shown
    isDirty = false
    isNew = false
  }

  /// Shows the view of last time once more, as something that it read has changed.
  func showAgain() { again?(self) }

  func markDirty() { isDirty = true }

  /// Evaluates something, and has this node evaluated anew when what was read changes.
  func track<Result>(_ read: () -> Result) -> Result {
    isTracking = true
    evaluation += 1
    for place in places { place.forget(self) }
    let reading = Reading(self)
    let (inbox, evaluation) = (inbox, evaluation)
    let result = withObservationTracking {
      reading.perform(read)
    } onChange: { [self] in
      if Reading.current != nil { inbox.complain("an observed object is changed while a view is evaluated") }
      inbox.invalidate(self, since: evaluation)
    }
    places = reading.places
    return result
  }

  private func remove() {
    for child in children { child.remove() }
    isAlive = false
    for place in places { place.forget(self) }
    places = []
    host.forget(self)
  }

  /// Whether this node is the other or stands somewhere in it.
  func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

/// What tells a view from its siblings.
enum Key: Hashable {
  case body, content, label, value, prompt, header, footer, layer, actions, message, bar
  case minimum, maximum
  case position(Int)
  case branch(Bool)
  case item(AnyHashable, Int)
  case type(ObjectIdentifier)
}

/// One visit of a node: it shows the views inside, and remembers which of them are left over.
@MainActor
final class Pass {
  let node: Node
  /// What the views inside get.
  var context: Context
  let isFresh: Bool
  private(set) var shown: [Node] = []
  private var cursor = 0
  /// Whether the nodes so far are those of last time.
  private var isInOrder = true

  init(node: Node, context: Context, isFresh: Bool) {
    self.node = node
    self.context = context
    self.isFresh = isFresh
  }

  var host: HeadlessHost { node.host }

  /// Shows a view inside; it is fresh where this one is, if nothing else is said.
  @discardableResult
  func show<V: View>(
    _ view: V, _ key: Key, in other: Context? = nil, isFresh isViewFresh: Bool? = nil
  ) -> Node {
    let child = child(key)
    child.update(view, in: other ?? context, isFresh: (isViewFresh ?? isFresh) || child.isNew)
    shown.append(child)
    return child
  }

  @discardableResult
  func show<Item: ToolbarContent>(
    item: Item, _ key: Key, in other: Context? = nil, isFresh isViewFresh: Bool? = nil
  ) -> Node {
    let child = child(key)
    child.update(item: item, in: other ?? context, isFresh: (isViewFresh ?? isFresh) || child.isNew)
    shown.append(child)
    return child
  }

  private func child(_ key: Key) -> Node {
    let old = node.children
    if cursor < old.count, old[cursor].key == key {
      cursor += 1
      return old[cursor - 1]
    }
    isInOrder = false
    if let place = old.firstIndex(where: { $0.key == key }) {
      cursor = place + 1
      return old[place]
    }
    return Node(host: node.host, parent: node, key: key, context: context)
  }

  /// The nodes that were here before and are not shown any more.
  func left() -> [Node] {
    if isInOrder, node.children.count == shown.count { return [] }
    let stay = Set(shown.map(ObjectIdentifier.init))
    return node.children.filter { !stay.contains(ObjectIdentifier($0)) }
  }

  /// Reads what a primitive shows: anew only where its view is new or something that it read has changed.
  func value<Value>(_ read: () -> Value) -> (value: Value, isNew: Bool) {
    if !isFresh, !node.isDirty, !host.isEvaluatingEverything, let kept = node.kept as? Value {
      return (kept, false)
    }
    let value = node.track(read)
    node.kept = value
    return (value, true)
  }

  /// Evaluates the body of a view, a modifier or a toolbar item where it must be, and shows it.
  func compose<Owner, Body>(
    _ owner: Owner, evaluate: () -> Body, show: @escaping @MainActor (Pass, Body, Bool) -> Void
  ) {
    let connection = node.connect(owner, in: context)
    if let missing = connection.missing {
      node.inbox.complain("\(Owner.self) needs \(missing) in its environment, and there is none")
      return
    }
    let isSame =
      node.showBody != nil && !node.isDirty && !connection.hasChanged && !host.isEvaluatingEverything
    let must = !isSame || (isFresh && !(node.owner.map { haveSameInput($0, owner) } ?? false))
    if isFresh { node.owner = owner }
    if must {
      let body = node.track(evaluate)
      host.evaluated(owner)
      node.showBody = { show($0, body, $1) }
    }
    node.showBody?(self, must)
  }
}
