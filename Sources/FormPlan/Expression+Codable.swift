/// An expression is written as nested arrays: an operator's name, then its operands.
///
/// `["all", ["field", "isGift"], ["==", ["field", "country"], ["option", "us"]]]`
extension Expression: Codable {
  /// Reads nested arrays; a name that is none, or operands that do not fit, are a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer().decode(Bool.self) {
      self = .boolean(value)
      return
    }
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    func rest() throws -> [Expression] {
      var parts: [Expression] = []
      while !list.isAtEnd { parts.append(try list.decode(Expression.self)) }
      return parts
    }
    switch name {
    case "text": self = .text(try list.decode(String.self))
    case "number": self = .number(try list.decode(ExactNumber.self))
    case "day": self = .day(try list.decode(FormDay.self))
    case "time": self = .time(try list.decode(FormTime.self))
    case "dateTime": self = .dateTime(try list.decode(FormDateTime.self))
    case "today": self = .today
    case "offset":
      self = .offset(
        try list.decode(Expression.self), try list.decode(Int.self), try list.decode(FormDay.Unit.self))
    case "optionsContain":
      self = .optionsContain(try list.decode(FieldPath.self), try list.decode(String.self))
    case "option": self = .option(try list.decode(String.self))
    case "field": self = .field(try list.decode(FieldPath.self))
    case "isEmpty": self = .isEmpty(try list.decode(FieldPath.self))
    case "count": self = .count(try list.decode(FieldPath.self))
    case "textContains":
      self = .textContains(try list.decode(FieldPath.self), try list.decode(Expression.self))
    case "isOneOf": self = .isOneOf(try list.decode(Expression.self), try rest())
    case "not": self = .not(try list.decode(Expression.self))
    case "all": self = .all(try rest())
    case "any": self = .any(try rest())
    case "+": self = .add(try list.decode(Expression.self), try list.decode(Expression.self))
    case "-": self = .subtract(try list.decode(Expression.self), try list.decode(Expression.self))
    default:
      guard let comparison = Comparison(rawValue: name) else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "'\(name)' is no operator")
      }
      self = .compare(comparison, try list.decode(Expression.self), try list.decode(Expression.self))
    }
  }

  /// Writes nested arrays.
  public func encode(to encoder: any Encoder) throws {
    if case .boolean(let value) = self {
      var container = encoder.singleValueContainer()
      try container.encode(value)
      return
    }
    var list = encoder.unkeyedContainer()
    func write(_ name: String, all parts: [Expression]) throws {
      try list.encode(name)
      for part in parts { try list.encode(part) }
    }
    func write(_ name: String, _ value: some Encodable) throws {
      try list.encode(name)
      try list.encode(value)
    }
    switch self {
    case .boolean: break
    case .text(let text): try write("text", text)
    case .number(let number): try write("number", number)
    case .option(let id): try write("option", id)
    case .day(let day): try write("day", day)
    case .time(let time): try write("time", time)
    case .dateTime(let moment): try write("dateTime", moment)
    case .today: try list.encode("today")
    case .offset(let base, let amount, let unit):
      try write("offset", base)
      try list.encode(amount)
      try list.encode(unit)
    case .optionsContain(let path, let id):
      try write("optionsContain", path)
      try list.encode(id)
    case .field(let path): try write("field", path)
    case .isEmpty(let path): try write("isEmpty", path)
    case .count(let path): try write("count", path)
    case .textContains(let path, let part):
      try write("textContains", path)
      try list.encode(part)
    case .isOneOf(let value, let options): try write("isOneOf", all: [value] + options)
    case .not(let part): try write("not", all: [part])
    case .all(let parts): try write("all", all: parts)
    case .any(let parts): try write("any", all: parts)
    case .compare(let comparison, let left, let right): try write(comparison.rawValue, all: [left, right])
    case .add(let left, let right): try write("+", all: [left, right])
    case .subtract(let left, let right): try write("-", all: [left, right])
    }
  }
}
