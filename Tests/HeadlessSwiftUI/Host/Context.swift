/// What a view gets from those around it.
struct Context {
  var environment = EnvironmentValues()
  var input = InputTraits()
  var accessibility = AccessibilityTraitsOfElement()
  var region = HeadlessElement.Region.content
  var role = Role.content
  var focus: [FocusLink] = []
  var attention: [FocusLink] = []
  /// What a submit calls, the outermost first.
  var submits: [() -> Void] = []
  var tag: Tag?
  var taps: [TapHandler] = []
  var isTransparent = false
  var takesTaps = true
  var scrollDismissal = "automatic"

  /// What a view is part of.
  enum Role {
    case content, label, header, footer, option
  }

  /// Of a view that belongs to a control or stands elsewhere: the environment stays, what marks one view goes.
  func part(_ role: Role) -> Context {
    var part = self
    part.role = role
    part.accessibility = AccessibilityTraitsOfElement()
    part.focus = []
    part.attention = []
    part.tag = nil
    return part
  }
}

/// How text is typed.
struct InputTraits {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var submitLabel: SubmitLabel?
}

/// What assistive technologies and tests know of a view.
struct AccessibilityTraitsOfElement {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var isHidden = false
}

/// The value that an option stands for, with its very type.
struct Tag {
  let value: AnyHashable
  let type: Any.Type

  init<Value: Hashable>(_ value: Value) {
    self.value = AnyHashable(value)
    type = Value.self
  }
}

/// A tap gesture around a view.
struct TapHandler {
  let node: Node
  let count: Int
  let action: () -> Void
}
