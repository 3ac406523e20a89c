/// The path that names a field; today its id, later `children.name` inside a repeat.
public struct FieldPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The path as conditions and scenarios write it.
  public var text: String

  /// Names a field.
  public init(_ text: String) { self.text = text }

  /// Names a field.
  public init(stringLiteral value: String) { text = value }

  /// The path as it is written.
  public var description: String { text }
}

extension FieldPath: Codable {
  /// Reads a path from a string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the path as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
