public import FormPlan
public import JSONText

/// What conditions, validators and the submission read of a field, and what a condition's parts amount to.
public enum LogicalValue: Hashable, Sendable {
  /// Nothing chosen, no number, no day, nothing to hold, or a sum with something empty.
  case empty
  /// A trimmed and normalized text; an empty text is `""`.
  case text(String)
  case boolean(Bool)
  case number(ExactNumber)
  /// An option's id.
  case option(String)
  /// The ids of the options chosen, in the order of the options.
  case options([String])
  case day(FormDay)
  case time(FormTime)
  case dateTime(FormDateTime)

  /// Whether nothing was entered; a toggle never is empty.
  public var isEmpty: Bool { self == .empty || self == .text("") || self == .options([]) }

  /// Whether it is true; everything that is no boolean is not.
  public var isTrue: Bool { self == .boolean(true) }

  /// The value as text, numbers and dates in canonical form; nil for toggles, choices and what is empty.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.description
    case .day(let day): day.description
    case .time(let time): time.description
    case .dateTime(let moment): moment.description
    case .empty, .boolean, .option, .options: nil
    }
  }

  /// The value as a submission writes it: what is empty is null, numbers and dates are text.
  public var json: JSON {
    switch self {
    case .empty, .text(""): .null
    case .option(let id): .string(id)
    case .boolean(let isOn): .boolean(isOn)
    case .options(let ids): .array(ids.map(JSON.string))
    case .text, .number, .day, .time, .dateTime: .optional(text)
    }
  }

  /// What a field of that type reads as while it is empty or hidden.
  package static func empty(_ type: ValueType) -> LogicalValue {
    switch type {
    case .text: .text("")
    case .boolean: .boolean(false)
    case .options: .options([])
    case .option, .integer, .number, .day, .time, .dateTime, .nothing: .empty
    }
  }
}
