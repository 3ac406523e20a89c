/// A field of a plan.
public struct Field: Hashable, Codable, Sendable {
  /// Its path; the key of the submitted value.
  public var path: FieldPath
  /// Its name in Swift, not escaped.
  public var swiftName: String
  /// What it is.
  public var kind: FieldKind
  /// The label; a note has none and holds the empty text.
  public var label: String
  /// The grey text in an empty field; on a choice, the name of the empty state; nil for none.
  public var placeholder: String?
  /// More words, below the field and as accessibility hint; nil for none.
  public var help: String?
  /// What a note says; empty elsewhere.
  public var text: String
  /// What it holds before anybody touched it.
  public var start: Entry
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
    text = ""
    start = .empty(kind.row.holds)
    keyboard = .default
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
