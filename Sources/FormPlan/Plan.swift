/// A form with every decision made: what is drawn, in what order, where each key leads, and what is said.
///
/// The checker proves a plan, the emitter prints one, the interpreter plays one; none of them decides anything, so
/// they cannot decide differently. An optional means that there is none, never that a default is meant.
public struct Plan: Hashable, Codable, Sendable {
  /// The layout of this type in JSON; rises when a plan written before cannot be read any more.
  public static let currentVersion = 1

  /// The layout that this plan has.
  public var version = Plan.currentVersion
  /// The stem of every generated Swift name, UpperCamelCase.
  public var name: String
  /// The title above the form; nil shows none.
  public var title: String?
  /// A BCP 47 tag: the language of the built-in texts.
  public var language: String
  /// Where the focus stands when the form appears.
  public var initialFocus: InitialFocus
  /// The buttons above the keyboard, in the order previous, next, done; none: no toolbar.
  public var toolbar: [ToolbarButton]
  /// Whether the toolbar's previous and next go round at the ends.
  public var wraps: Bool
  /// What closes the keyboard besides *done*, in the order of the cases.
  public var dismissals: [Dismissal]
  /// Where the focus goes after a failed submit.
  public var invalidFocus: InvalidFocus
  /// When fields are checked.
  public var validation: ValidationMoment
  /// The sections in the order shown; a form without any has one without title.
  public var sections: [Section]
  /// Every field, in the order shown.
  public var fields: [Field]
  /// The fields that take the keyboard, in focus order.
  public var focusOrder: [FieldPath]
  /// All fields, each after those that its visibility reads.
  public var derivationOrder: [FieldPath]
  /// The button below the last section.
  public var submit: SubmitButton

  /// Makes a plan of its parts.
  public init(
    name: String, title: String?, language: String, initialFocus: InitialFocus, toolbar: [ToolbarButton],
    wraps: Bool, dismissals: [Dismissal], invalidFocus: InvalidFocus, validation: ValidationMoment,
    sections: [Section], fields: [Field], focusOrder: [FieldPath], derivationOrder: [FieldPath],
    submit: SubmitButton
  ) {
    self.name = name
    self.title = title
    self.language = language
    self.initialFocus = initialFocus
    self.toolbar = toolbar
    self.wraps = wraps
    self.dismissals = dismissals
    self.invalidFocus = invalidFocus
    self.validation = validation
    self.sections = sections
    self.fields = fields
    self.focusOrder = focusOrder
    self.derivationOrder = derivationOrder
    self.submit = submit
  }
}

/// Where the focus stands when the form appears.
public enum InitialFocus: Hashable, Sendable {
  /// Nowhere.
  case none
  /// On the first focusable field.
  case first
  /// On this field where it is focusable, else on the first that is.
  case field(FieldPath)
}

/// A button above the keyboard.
public struct ToolbarButton: Hashable, Codable, Sendable {
  /// What the button does.
  public enum Action: String, CaseIterable, Codable, Sendable { case previous, next, done }
  /// What it does.
  public var action: Action
  /// Its caption: the author's, or the language's.
  public var caption: String
  /// Whether the author wrote the caption; such a button shows it, another may show a symbol.
  public var isCaptionWritten: Bool

  /// Describes a button.
  public init(action: Action, caption: String, isCaptionWritten: Bool) {
    self.action = action
    self.caption = caption
    self.isCaptionWritten = isCaptionWritten
  }
}

/// What closes the keyboard.
public enum Dismissal: String, CaseIterable, Codable, Sendable {
  case tapOutside, scroll
}

/// Where the focus goes after a failed submit.
public enum InvalidFocus: String, CaseIterable, Codable, Sendable {
  /// To the first faulty field.
  case first
  /// It stays.
  case none
}

/// When fields are checked.
public enum ValidationMoment: String, CaseIterable, Codable, Sendable {
  /// At submit, and then at each edit.
  case submit
  /// Also when an edited field loses the focus.
  case blur
}

/// The button that submits.
public struct SubmitButton: Hashable, Codable, Sendable {
  /// Its caption.
  public var label: String

  /// Describes the button.
  public init(label: String) { self.label = label }
}

/// Fields that stand together.
public struct Section: Hashable, Codable, Sendable {
  /// The author's id; nil where there is none.
  public var id: String?
  /// The heading; nil shows none.
  public var title: String?
  /// The text below; nil shows none.
  public var footer: String?
  /// While this does not hold the section is not shown.
  public var visible: Expression
  /// While this does not hold the section's fields are disabled.
  public var enabled: Expression
  /// Its fields, in the order shown.
  public var fields: [FieldPath]

  /// Describes a section.
  public init(
    id: String?, title: String?, footer: String?, visible: Expression, enabled: Expression,
    fields: [FieldPath]
  ) {
    self.id = id
    self.title = title
    self.footer = footer
    self.visible = visible
    self.enabled = enabled
    self.fields = fields
  }
}

extension InitialFocus: Codable {
  private enum Key: String, CodingKey { case field }

  /// Reads `"none"`, `"first"` or `{"field": …}`.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch name {
      case "none": self = .none
      case "first": self = .first
      default: throw DecodingError.noWord(name, decoder)
      }
    } else {
      self = .field(try decoder.container(keyedBy: Key.self).decode(FieldPath.self, forKey: .field))
    }
  }

  /// Writes `"none"`, `"first"` or `{"field": …}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .none, .first:
      var container = encoder.singleValueContainer()
      try container.encode(self == .none ? "none" : "first")
    case .field(let path):
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(path, forKey: .field)
    }
  }
}
