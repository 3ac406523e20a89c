/// A value that is written out in Swift source.
package enum SwiftLiteral: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case decimal(SwiftDecimal)
  case boolean(Bool)
  case `nil`
  /// An array or a set.
  case array([SwiftLiteral])
  /// Keys and values in the order in which they are written.
  case dictionary([Pair])

  /// One entry of a dictionary.
  package struct Pair: Hashable, Sendable {
    /// The key.
    package var key: SwiftLiteral
    /// Its value.
    package var value: SwiftLiteral

    /// Ties a value to its key.
    package init(_ key: SwiftLiteral, _ value: SwiftLiteral) {
      self.key = key
      self.value = value
    }
  }

  /// The literal as Swift source, on one line.
  package var text: String {
    switch self {
    case .string(let value): Self.quoted(value)
    case .integer(let value): Self.grouped(value)
    case .decimal(let value): value.text
    case .boolean(let value): String(value)
    case .nil: "nil"
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .dictionary(let pairs):
      pairs.isEmpty
        ? "[:]" : "[\(pairs.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
    }
  }

  /// Digits in groups of three from seven digits on, as `swift format` wants them.
  private static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    let sign = value < 0 ? "-" : ""
    guard digits.count >= 7 else { return sign + String(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "_" }
      text.append(digit)
    }
    return sign + text
  }

  /// The string in quotes: only what a reader sees stands as itself.
  private static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(value)\"" }
    var scalars = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": scalars.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": scalars.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
      case "\r": scalars.append(contentsOf: "\\r".unicodeScalars)
      case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
      default:
        if scalar.isPlain { scalars.append(scalar) } else { scalars.append(contentsOf: scalar.escape) }
      }
    }
    scalars.append("\"")
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it stands as itself in a literal or a comment: a visible character of any script, or a space.
  var isPlain: Bool {
    if value >= 0x20, value < 0x7F { return true }
    if isHidden { return false }
    switch properties.generalCategory {
    case .spaceSeparator: return false
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return true
    }
  }

  /// The scalar as `\u{…}`.
  var escape: String.UnicodeScalarView {
    String.UnicodeScalarView("\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars)
  }
}
