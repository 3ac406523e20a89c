/// What a `custom` field holds: what an author may write after its `value:`.
public enum CustomValue: String, CaseIterable, Codable, Sendable {
  case text, integer, number, toggle, date, none

  /// The type of its value.
  public var holds: ValueType {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .toggle: .boolean
    case .date: .day
    case .none: .nothing
    }
  }
}
