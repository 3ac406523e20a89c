/// What stands in a field on the screen.
public enum Entry: Hashable, Sendable {
  /// A text as it was typed.
  case text(String)
  /// A toggle.
  case boolean(Bool)
  /// An option's id, or none chosen.
  case option(String?)
  /// The ids of the options chosen, in the order of the options.
  case options([String])
  /// A number that is not typed; nil where there is none.
  case number(ExactNumber?)
  /// A day, or none.
  case day(FormDay?)
  /// A time, or none.
  case time(FormTime?)
  /// A day and time, or none.
  case dateTime(FormDateTime?)
  /// A note holds nothing.
  case nothing

  /// What a control that is not typed into holds before anybody touched it.
  public static func empty(_ type: ValueType) -> Entry {
    switch type {
    case .text: .text("")
    case .boolean: .boolean(false)
    case .option: .option(nil)
    case .options: .options([])
    case .integer, .number: .number(nil)
    case .day: .day(nil)
    case .time: .time(nil)
    case .dateTime: .dateTime(nil)
    case .nothing: .nothing
    }
  }
}

extension Entry: Codable {
  private enum Key: String, CodingKey { case text, boolean, option, options, number, day, time, dateTime }

  /// Reads `{"text": …}`, `{"option": …}` or the like, one member named after the type; `{}` is nothing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch values.allKeys.first {
    case .text: self = .text(try values.decode(String.self, forKey: .text))
    case .boolean: self = .boolean(try values.decode(Bool.self, forKey: .boolean))
    case .option: self = .option(try values.decode(String?.self, forKey: .option))
    case .options: self = .options(try values.decode([String].self, forKey: .options))
    case .number: self = .number(try values.decode(ExactNumber?.self, forKey: .number))
    case .day: self = .day(try values.decode(FormDay?.self, forKey: .day))
    case .time: self = .time(try values.decode(FormTime?.self, forKey: .time))
    case .dateTime: self = .dateTime(try values.decode(FormDateTime?.self, forKey: .dateTime))
    case nil: self = .nothing
    }
  }

  /// Writes one member named after the type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try values.encode(text, forKey: .text)
    case .boolean(let isOn): try values.encode(isOn, forKey: .boolean)
    case .option(let id): try values.encode(id, forKey: .option)
    case .options(let ids): try values.encode(ids, forKey: .options)
    case .number(let number): try values.encode(number, forKey: .number)
    case .day(let day): try values.encode(day, forKey: .day)
    case .time(let time): try values.encode(time, forKey: .time)
    case .dateTime(let moment): try values.encode(moment, forKey: .dateTime)
    case .nothing: break
    }
  }
}
