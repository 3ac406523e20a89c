/// What a view gets from those around it; copied only where it is changed.
struct Context {
  private var values = Values()

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

  /// Of what is inside a form or a scroll view, which bears its identifier and label itself.
  var container: Context {
    var inside = self
    inside.accessibility = AccessibilityTraitsOfElement()
    inside.accessibility.isHidden = accessibility.isHidden
    return inside
  }

  /// The values, which many contexts share.
  private final class Values {
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

    init() {}

    init(_ other: Values) {
      environment = other.environment
      input = other.input
      accessibility = other.accessibility
      region = other.region
      role = other.role
      focus = other.focus
      attention = other.attention
      submits = other.submits
      tag = other.tag
      taps = other.taps
      isTransparent = other.isTransparent
      takesTaps = other.takesTaps
      scrollDismissal = other.scrollDismissal
    }
  }

  private var own: Values {
    mutating get {
      if !isKnownUniquelyReferenced(&values) { values = Values(values) }
      return values
    }
  }

  var environment: EnvironmentValues {
    get { values.environment }
    set { own.environment = newValue }
  }

  var input: InputTraits {
    get { values.input }
    set { own.input = newValue }
  }

  var accessibility: AccessibilityTraitsOfElement {
    get { values.accessibility }
    set { own.accessibility = newValue }
  }

  var region: HeadlessElement.Region {
    get { values.region }
    set { own.region = newValue }
  }

  var role: Role {
    get { values.role }
    set { own.role = newValue }
  }

  var focus: [FocusLink] {
    get { values.focus }
    set { own.focus = newValue }
  }

  var attention: [FocusLink] {
    get { values.attention }
    set { own.attention = newValue }
  }

  var submits: [() -> Void] {
    get { values.submits }
    set { own.submits = newValue }
  }

  var tag: Tag? {
    get { values.tag }
    set { own.tag = newValue }
  }

  var taps: [TapHandler] {
    get { values.taps }
    set { own.taps = newValue }
  }

  var isTransparent: Bool {
    get { values.isTransparent }
    set { own.isTransparent = newValue }
  }

  var takesTaps: Bool {
    get { values.takesTaps }
    set { own.takesTaps = newValue }
  }

  var scrollDismissal: String {
    get { values.scrollDismissal }
    set { own.scrollDismissal = newValue }
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
