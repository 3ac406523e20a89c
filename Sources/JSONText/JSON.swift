/// A JSON value whose members keep the order they were given in.
///
/// Foundation's encoder orders the keys of an object as it likes or by name; traces, reports and dumps are
/// compared byte for byte, so they are written from this.
public enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that is not whole, in JSON's own digits: `0.5`.
  case decimal(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value under that name.
    public var value: JSON

    /// Makes a member of an object.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An object of these members, in this order.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A string, or `null`.
  public static func optional(_ text: String?) -> JSON {
    text.map(JSON.string) ?? .null
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// An array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
