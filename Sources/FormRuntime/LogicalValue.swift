public import JSONText

/// What conditions, validators and the submission read of a field, and what a condition's parts amount to.
public enum LogicalValue: Hashable, Sendable {
  /// Nothing chosen, nothing to hold, or a sum with something empty.
  case empty
  /// A trimmed and normalized text; an empty text is `""`.
  case text(String)
  case boolean(Bool)
  case integer(Int)
  /// An option's id.
  case option(String)

  /// Whether nothing was entered; a toggle never is empty.
  public var isEmpty: Bool { self == .empty || self == .text("") }

  /// Whether it is true; everything that is no boolean is not.
  public var isTrue: Bool { self == .boolean(true) }

  /// The value as a submission writes it: what is empty is null, numbers are text.
  public var json: JSON {
    switch self {
    case .empty, .text(""): .null
    case .text(let text), .option(let text): .string(text)
    case .boolean(let isOn): .boolean(isOn)
    case .integer(let number): .string(String(number))
    }
  }
}
