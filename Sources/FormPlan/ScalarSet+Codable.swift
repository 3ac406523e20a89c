extension ScalarSet: CustomStringConvertible {
  /// The set as a character class writes it, without the brackets: `0-9A-Z_`.
  ///
  /// A backslash stands before `-` and `\`. What is no letter, number, punctuation or symbol, a blank
  /// among it, is written `\u{20}`.
  public var description: String {
    var text = ""
    for range in ranges {
      text += Self.spelling(of: range.lowerBound)
      guard range.lowerBound != range.upperBound else { continue }
      if range.lowerBound.successor != range.upperBound { text += "-" }
      text += Self.spelling(of: range.upperBound)
    }
    return text
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    if scalar == "-" || scalar == "\\" { return "\\\(scalar)" }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      return String(scalar)
    }
  }

  /// Reads what ``description`` writes; `nil` for anything that is no such text.
  public init?(_ description: String) {
    var rest = description.unicodeScalars[...]
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !rest.isEmpty {
      guard let low = Self.scalar(from: &rest) else { return nil }
      var high = low
      if rest.first == "-" {
        rest.removeFirst()
        guard let end = Self.scalar(from: &rest), end >= low else { return nil }
        high = end
      }
      ranges.append(low...high)
    }
    self.init(ranges)
  }

  private static func scalar(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let first = rest.popFirst(), first != "-" else { return nil }
    guard first == "\\" else { return first }
    guard let escaped = rest.popFirst() else { return nil }
    if escaped == "\\" || escaped == "-" { return escaped }
    guard escaped == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension ScalarSet: Codable {
  /// Writes the set as its ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a set from its ``description``; its ranges may overlap and stand in any order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let set = ScalarSet(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no set of scalars")
    }
    self = set
  }
}
