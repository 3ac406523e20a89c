/// What JSON writes as the text of its description.
public protocol TextCodable: LosslessStringConvertible, Codable {}

extension TextCodable {
  /// Reads the value from its description.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else { throw DecodingError.noWord(text, decoder) }
    self = value
  }

  /// Writes the value's description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ExactNumber: TextCodable {}
extension FormDay: TextCodable {}
extension FormTime: TextCodable {}
extension FormDateTime: TextCodable {}
extension FormDay.Unit: Codable {}
