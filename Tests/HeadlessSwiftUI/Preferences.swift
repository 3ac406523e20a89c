// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Values handed up the tree.

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    with(.preference, PreferenceValue<K>(value: value))
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    with(.onPreferenceChange, PreferenceObserver<K>(action: action))
  }
}

/// One preference written by a view.
struct PreferenceValue<K: PreferenceKey> {
  let value: K.Value
}

/// One observer of a preference.
struct PreferenceObserver<K: PreferenceKey> {
  let action: @Sendable (K.Value) -> Void
}
