// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Taps and the shape that receives them.

extension View {
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    with(.onTapGesture, TapValue(count: count, action: action))
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    with(.allowsHitTesting, enabled)
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    with(.contentShape, shape)
  }
}

/// What a tap gesture was given.
struct TapValue {
  let count: Int
  let action: () -> Void
}

@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  nonisolated func _contains(_ point: CGPoint, in rect: CGRect) -> Bool
}

nonisolated public struct Rectangle: Shape {
  public init() {}
  public var body: Never { leaf() }
  public func _contains(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
}
