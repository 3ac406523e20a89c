/// A field of a plan.
public struct Field: Hashable, Codable, Sendable {
  /// Its path; the key of the submitted value.
  public var path: FieldPath
  /// Its name in Swift, not escaped.
  public var swiftName: String
  /// What it is.
  public var kind: FieldKind
  /// What it holds.
  public var holds: ValueType
  /// Whether the focus can stand on it.
  public var takesKeyboard: Bool
  /// The label; a note has none and holds the empty text.
  public var label: String
  /// The grey text in an empty field; on a choice or date, the name of the empty state; nil for none.
  public var placeholder: String?
  /// More words, below the field and as accessibility hint; nil for none.
  public var help: String?
  /// What a note says; empty elsewhere.
  public var text: String
  /// What it holds before anybody touched it.
  public var start: Entry
  /// How many lines a text over several of them is high; nil leaves it to the view.
  public var lines: Bounds?
  /// What stands behind a number; nil for nothing.
  public var unit: String?
  /// The values of a stepper or slider; nil elsewhere.
  public var range: StepRange?
  /// What an empty date shows first when it is opened; nil for today, now, or noon.
  public var opensAt: Expression?
  /// Where a link leads; nil elsewhere.
  public var url: String?
  /// The Swift function that an action calls; nil elsewhere.
  public var function: String?
  /// The Swift view that draws a field of one's own; nil elsewhere.
  public var view: String?
  /// A day that depends on that of the run, put in at the start; nil where ``start`` says all.
  public var startMoment: Expression?
  /// The keyboard.
  public var keyboard: Keyboard
  /// What AutoFill may offer; nil for nothing.
  public var content: ContentType?
  /// nil leaves it to the system.
  public var capitalization: Capitalization?
  /// nil leaves it to the system.
  public var autocorrection: Bool?
  /// What the return key says.
  public var submitLabel: SubmitLabelChoice
  /// The edges written after `next`, tried in order; where none holds, the neighbour in focus order.
  public var next: [Edge]
  /// While this does not hold the field is not shown; its section's condition is part of it.
  public var visible: Expression
  /// While this does not hold the field is disabled; its section's condition is part of it.
  public var enabled: Expression
  /// Its validators, in the order they run.
  public var validators: [Validator]
  /// Whether white space at the ends is dropped from the value.
  public var trims: Bool
  /// What else is done to the value, in order.
  public var normalizations: [Normalization]
  /// The options of a choice; empty elsewhere.
  public var options: [Option]
  /// The name of the set that the options are shared in; nil for options of the field's own.
  public var optionSet: String?
  /// How a choice is drawn; nil leaves it to the system.
  public var style: ChoiceStyle?
  /// The fields that are checked again when this one is edited, if they show an error then.
  ///
  /// Itself, where it holds a value, and those whose validators or their `when` read it.
  public var rechecks: [FieldPath]

  /// Makes a field with nothing but a name and a kind; the rest is set afterwards.
  public init(path: FieldPath, swiftName: String, kind: FieldKind, label: String) {
    self.path = path
    self.swiftName = swiftName
    self.kind = kind
    self.label = label
    holds = kind.row.holds
    takesKeyboard = kind.takesKeyboard
    text = ""
    start = kind.row.control.isTyped ? .text("") : .empty(kind.row.holds)
    keyboard = kind.row.keyboard
    submitLabel = .followsEdge
    next = []
    visible = .always
    enabled = .always
    validators = []
    trims = !kind.row.keepsText
    normalizations = []
    options = []
    rechecks = []
  }

  /// Whether a person types into it, so that a text stands there on the screen.
  public var isTyped: Bool { kind.row.control.isTyped }

  /// What stands there while nobody has put anything in.
  public var emptyEntry: Entry {
    if let range { return .number(range.lower) }
    return isTyped ? .text("") : .empty(holds)
  }

  /// One entry of `next`.
  public struct Edge: Hashable, Codable, Sendable {
    /// The edge is taken where this holds.
    public var when: Expression
    /// Where it leads.
    public var target: Target

    /// Describes an edge.
    public init(when: Expression = .always, target: Target) {
      self.when = when
      self.target = target
    }
  }

  /// Where an edge leads.
  public enum Target: Hashable, Sendable {
    case field(FieldPath)
    case submit
    case dismiss
  }

  /// One option of a choice.
  public struct Option: Hashable, Codable, Sendable {
    /// The submitted value.
    public var id: String
    /// Its name in Swift, not escaped.
    public var swiftName: String
    /// What is shown.
    public var label: String

    /// Describes an option.
    public init(id: String, swiftName: String, label: String) {
      self.id = id
      self.swiftName = swiftName
      self.label = label
    }
  }
}

extension Field.Target: Codable {
  private enum Key: String, CodingKey { case field }

  /// Reads `"submit"`, `"dismiss"` or `{"field": …}`.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch name {
      case "submit": self = .submit
      case "dismiss": self = .dismiss
      default: throw DecodingError.noWord(name, decoder)
      }
    } else {
      self = .field(try decoder.container(keyedBy: Key.self).decode(FieldPath.self, forKey: .field))
    }
  }

  /// Writes `"submit"`, `"dismiss"` or `{"field": …}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .submit, .dismiss:
      var container = encoder.singleValueContainer()
      try container.encode(self == .submit ? "submit" : "dismiss")
    case .field(let path):
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(path, forKey: .field)
    }
  }
}
