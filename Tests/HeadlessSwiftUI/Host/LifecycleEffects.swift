/// What a node does when it comes and goes.
struct Lifecycle {
  /// Before everything else, once.
  var firstAppear: (() -> Void)?
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var task: RunningTask?
}

/// A task that lives as long as its view is on the screen.
@MainActor
final class RunningTask {
  private var id: Any
  private var priority: TaskPriority
  private var action: @Sendable () async -> Void
  private var running: Task<Void, Never>?

  init(id: Any, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  func start() {
    let action = action
    running = Task(priority: priority) { @MainActor in await action() }
  }

  func cancel() {
    running?.cancel()
    running = nil
  }

  /// Takes what a new view gives, and begins again where the id is another.
  func renew<ID: Equatable>(_ value: TaskValue<ID>) {
    priority = value.priority
    action = value.action
    guard (id as? ID) != value.id else { return }
    id = value.id
    if running != nil {
      cancel()
      start()
    }
  }
}

extension TaskValue: Effect {
  @MainActor func apply(to pass: Pass) {
    guard pass.isFresh else { return }
    if let task = pass.node.lifecycle?.task {
      task.renew(self)
    } else {
      pass.lifecycle { $0.task = RunningTask(id: id, priority: priority, action: action) }
    }
  }
}

extension ChangeValue: Effect {
  @MainActor func apply(to pass: Pass) {
    guard pass.isFresh else { return }
    let node = pass.node
    let old = node.memory as? V
    node.memory = value
    if let old {
      if old != value { pass.host.later(node) { action(old, value) } }
    } else if initial {
      pass.host.later(node) { action(value, value) }
    }
  }
}

// MARK: Preferences

/// What was collected for one preference key.
struct PreferenceSum {
  var value: Any
  /// Adds the value of a later view.
  let add: (inout Any, Any) -> Void

  init<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    self.value = value
    add = { sum, next in
      guard var typed = sum as? K.Value, let next = next as? K.Value else { return }
      key.reduce(value: &typed) { next }
      sum = typed
    }
  }
}

extension PreferenceValue: Effect {
  @MainActor func apply(to pass: Pass) {
    let sum = PreferenceSum(K.self, value)
    pass.node.collect = { node, collector in
      let inner = collector.preferences { $0.visitChildren(of: node) }
      collector.merge(inner.filter { $0.key != ObjectIdentifier(K.self) })
      collector.merge([ObjectIdentifier(K.self): sum])
    }
  }
}

extension PreferenceObserver: Effect where K.Value: Equatable {
  @MainActor func apply(to pass: Pass) {
    let action = action
    pass.node.collect = { node, collector in
      let inner = collector.preferences { $0.visitChildren(of: node) }
      let value = inner[ObjectIdentifier(K.self)]?.value as? K.Value ?? K.defaultValue
      if (node.memory as? K.Value ?? K.defaultValue) != value {
        node.host.later(node) { action(value) }
      }
      node.memory = value
      collector.merge(inner)
    }
  }
}

// MARK: Layers

/// A view that lies behind or over another.
@MainActor
protocol Layer {
  func show(in pass: Pass)
}

extension LayerValue: Layer {
  @MainActor func show(in pass: Pass) {
    pass.show(content, .layer, in: pass.context.part(pass.context.role))
  }
}
