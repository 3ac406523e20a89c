/// What stands in a field on the screen.
public enum Entry: Hashable, Sendable {
  /// A text as it was typed.
  case text(String)
  /// A toggle.
  case boolean(Bool)
  /// An option's id, or none chosen.
  case option(String?)
  /// A note holds nothing.
  case nothing

  /// What a field of this type shows before anybody touched it.
  public static func empty(_ type: ValueType) -> Entry {
    switch type {
    case .text: .text("")
    case .boolean: .boolean(false)
    case .option: .option(nil)
    case .nothing: .nothing
    }
  }
}

extension Entry: Codable {
  private enum Key: String, CodingKey { case text, boolean, option }

  /// Reads `{"text": …}`, `{"boolean": …}`, `{"option": …}` or `{}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if values.contains(.text) {
      self = .text(try values.decode(String.self, forKey: .text))
    } else if values.contains(.boolean) {
      self = .boolean(try values.decode(Bool.self, forKey: .boolean))
    } else if values.contains(.option) {
      self = .option(try values.decode(String?.self, forKey: .option))
    } else {
      self = .nothing
    }
  }

  /// Writes one member named after the type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try values.encode(text, forKey: .text)
    case .boolean(let isOn): try values.encode(isOn, forKey: .boolean)
    case .option(let id): try values.encode(id, forKey: .option)
    case .nothing: break
    }
  }
}
