// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The view protocol and the structural views a builder makes: tuples, branches, erased views,
/// and the internal node every modifier without a public result type wraps its view in.

@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// What a leaf answers when somebody asks for its body.
func leaf() -> Never { fatalError("a leaf has no body") }

extension Never: View {
  public var body: Never { leaf() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { leaf() }
}

nonisolated public struct EmptyView: View, Sendable {
  public init() {}
  public var body: Never { leaf() }
}

nonisolated public struct AnyView: View {
  let content: any View

  public init<V>(_ view: V) where V: View { content = view }
  public init<V>(erasing view: V) where V: View { content = view }
  public var body: Never { leaf() }
}

nonisolated public struct TupleView<T>: View {
  private var storage: Storage

  public var value: T {
    get { storage.value }
    set { storage = Storage(newValue, children: nil) }
  }

  /// The views of the tuple; nil where nobody but the tuple itself knows them.
  var children: [any View]? { storage.children }

  public init(_ value: T) { self.init(value, children: nil) }

  init(_ value: T, children: [any View]?) { storage = Storage(value, children: children) }

  /// What copies of the view share, as there are many.
  private final class Storage {
    let value: T
    let children: [any View]?

    init(_ value: T, children: [any View]?) {
      self.value = value
      self.children = children
    }
  }

  public var body: Never { leaf() }
}

/// Shared by the view builder and the toolbar builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  nonisolated public var body: Never { leaf() }
}

@available(*, unavailable) extension AnyView: Sendable {}
@available(*, unavailable) extension TupleView: Sendable {}
@available(*, unavailable) extension _ConditionalContent: Sendable {}

/// One modifier on one view: the kind says which, the value is all it was given.
nonisolated struct Modified<Content: View, Value>: View {
  let content: Content
  let kind: ModifierKind
  let value: Value

  var body: Never { leaf() }
}

extension View {
  nonisolated func with<Value>(_ kind: ModifierKind, _ value: Value) -> Modified<Self, Value> {
    Modified(content: self, kind: kind, value: value)
  }
}

/// The modifiers that leave their value in a ``Modified`` node.
enum ModifierKind {
  case accessibilityElement, accessibilityFocused, alert, autocorrectionDisabled, background
  case allowsHitTesting, buttonStyle, contentShape, datePickerStyle, defaultFocus, disabled, environment
  case environmentObject, focused, focusedValue, font, foregroundStyle, formStyle, frame, id
  case keyboardType, labelsHidden, lineLimit, listRowBackground, navigationBarTitleDisplayMode
  case navigationTitle, onAppear, onChange, onDisappear, onPreferenceChange, onSubmit, onTapGesture
  case opacity, overlay, padding, pickerStyle, preference, privacySensitive, scrollDismissesKeyboard
  case submitLabel, submitScope, tag, task, textContentType, textFieldStyle
  case textInputAutocapitalization, toggleStyle, toolbar
}
