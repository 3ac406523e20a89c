// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The return key.

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    with(.onSubmit, SubmitValue(triggers: triggers, action: action))
  }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    with(.submitScope, isBlocking)
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    with(.submitLabel, submitLabel)
  }
}

/// What a submit handler was given.
struct SubmitValue {
  let triggers: SubmitTriggers
  let action: () -> Void
}
