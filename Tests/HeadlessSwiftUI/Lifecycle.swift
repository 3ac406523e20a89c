// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Appearing, disappearing, tasks and changed values.

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    with(.onAppear, action)
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    with(.onDisappear, action)
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    with(.task, TaskValue(id: 0, priority: priority, action: action))
  }

  nonisolated public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    with(.task, TaskValue(id: value, priority: priority, action: action))
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    with(.onChange, ChangeValue(value: value, initial: initial, action: action))
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    with(.onChange, ChangeValue(value: value, initial: initial) { _, _ in action() })
  }
}

/// What a task modifier was given.
struct TaskValue<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// What a change observer was given.
struct ChangeValue<V: Equatable> {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void
}
