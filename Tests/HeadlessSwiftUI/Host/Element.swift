/// Something that a person sees: a text, a control, an item of a toolbar.
@_spi(Headless)
public final class HeadlessElement {
  /// What it is.
  public enum Kind: String, Sendable {
    case title, text, image, header, footer, labeled
    case textField, secureField, textEditor
    case toggle, picker, stepper, slider, datePicker, button, link, progress
  }

  /// Where it stands.
  public enum Region: Equatable, Sendable {
    case title, content, alert
    case toolbar(String)

    /// Above the keyboard, and there only while the keyboard is.
    public static let keyboard = Region.toolbar("keyboard")
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands.
  public internal(set) var region: Region
  /// The accessibility identifier.
  public private(set) var identifier: String?
  /// The text that is seen: its own, or that of its label.
  public let text: String
  /// The accessibility label; where none is set, the text that is seen.
  public private(set) var label: String
  /// What it holds, as it is seen: a text, `on` or `off`, the label of what is chosen.
  public internal(set) var value: String?
  /// What an empty field shows, if that is not its label.
  public internal(set) var prompt: String?
  /// The accessibility hint.
  public private(set) var hint: String?
  /// The labels of a picker's options.
  public internal(set) var options: [String] = []
  /// The keyboard of a field.
  public internal(set) var keyboard = UIKeyboardType.default
  /// What a field is for.
  public internal(set) var contentType: UITextContentType?
  /// What a field capitalises.
  public internal(set) var capitalization: String?
  /// The label of a field's return key.
  public internal(set) var submitLabel: String?
  /// Whether a field corrects what is typed.
  public internal(set) var isAutocorrected = true
  /// Whether a text field has several lines.
  public internal(set) var isMultiline = false
  /// How many handlers a submit calls.
  public internal(set) var submitHandlers = 0
  /// The role of a button.
  public internal(set) var role: String?
  /// Whether it answers.
  public private(set) var isEnabled: Bool
  /// Whether it has the keyboard.
  public internal(set) var isFocused = false
  /// Whether accessibility focus was sent to it last.
  public internal(set) var hasAccessibilityFocus = false
  /// Whether the row that it is in is on the screen.
  public internal(set) var isRealised = true
  /// Whether it is there, but cannot be seen.
  public let isTransparent: Bool
  /// Whether assistive technologies and tests do not know of it.
  public private(set) var isHidden = false
  /// The traits that were added.
  public private(set) var traits: AccessibilityTraits = []

  let node: Node
  var action = Action.none
  var tag: Tag?

  /// What can be done with it.
  enum Action {
    case none, edit
    case press(() -> Void)
    case choose([Choice])
    case step(up: (() -> Void)?, down: (() -> Void)?)
    case slide(ClosedRange<Double>, Double?, (Double) -> Void)
    case date(earliest: Date?, latest: Date?, (Date) -> Void)
  }

  /// One option of a picker.
  struct Choice {
    let label: String
    let tag: Tag?
    let isEnabled: Bool
    /// Chooses it; false where its tag is of another type than the selection.
    let take: () -> Bool
  }

  @MainActor
  init(_ kind: Kind, label: String, at node: Node) {
    self.kind = kind
    self.label = label
    text = label
    self.node = node
    let context = node.context
    region = context.region
    isEnabled = context.environment.isEnabled
    isTransparent = context.isTransparent
    tag = context.tag
    apply(context.accessibility)
  }

  func apply(_ accessibility: AccessibilityTraitsOfElement) {
    identifier = accessibility.identifier ?? identifier
    label = accessibility.label ?? label
    value = accessibility.value ?? value
    hint = accessibility.hint ?? hint
    traits.formUnion(accessibility.traits)
    isHidden = isHidden || accessibility.isHidden
  }

  /// Whether it is typed into, and so can have the focus.
  public var isTyped: Bool { kind == .textField || kind == .secureField || kind == .textEditor }

  /// Whether a person does something with it, rather than reads it.
  public var isControl: Bool {
    switch kind {
    case .title, .text, .image, .header, .footer, .labeled, .progress: false
    case .textField, .secureField, .textEditor, .toggle, .picker, .stepper, .slider, .datePicker, .button,
      .link:
      true
    }
  }

  /// One line that says all that can be seen of it.
  public var line: String {
    var words = [kind.rawValue, quoted(label)]
    func add(_ name: String, _ text: String?) { if let text { words.append("\(name)=\(text)") } }
    if label != text, !text.isEmpty { add("text", quoted(text)) }
    add("id", identifier)
    add("value", value.map(quoted))
    if !options.isEmpty { words.append("of " + options.map(quoted).joined(separator: ",")) }
    add("prompt", prompt.map(quoted))
    add("hint", hint.map(quoted))
    if keyboard != .default { words.append("keyboard=\(keyboard)") }
    add("submit", submitLabel)
    add("content", contentType?.rawValue)
    add("caps", capitalization)
    if isTyped && !isAutocorrected { words.append("autocorrect=off") }
    if isMultiline && kind == .textField { words.append("lines") }
    add("role", role)
    if !isEnabled && isControl { words.append("disabled") }
    if isTransparent { words.append("transparent") }
    if isHidden { words.append("hidden") }
    if isFocused { words.append("*focused*") }
    if hasAccessibilityFocus { words.append("*attended*") }
    switch region {
    case .content, .title: break
    case .alert: words.append("in alert")
    case .toolbar(let placement): words.append("in \(placement)")
    }
    return words.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\n", with: "\\n") + "\"" }
}
