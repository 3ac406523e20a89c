/// A value that a template can look into, repeat and print.
package protocol MustacheValue: Sendable {
  /// Whether a missing name or partial is a fault.
  static var isStrict: Bool { get }
  /// The value of a name inside this one.
  func member(_ name: String) -> Self?
  /// What a section makes of the value.
  var shape: MustacheShape<Self> { get }
  /// The name of a template, where the value is one.
  var partialName: String? { get }
  /// Says where a list's item stands, `isFirst` or `isLast`; nil where items know nothing of it.
  static func place(_ holds: Bool) -> Self?
  /// Appends the value's text; `next` is the template's text that follows.
  func write(raw: Bool, to output: inout [UInt8], before next: ArraySlice<UInt8>) throws(MustacheRefusal)
}

/// What a section makes of a value.
package enum MustacheShape<Value: Sendable>: Sendable {
  /// Nothing: false, absent.
  case nothing
  /// The section once.
  case one
  /// The section once an item.
  case list([Value])
}

/// Why a value does not print here.
package enum MustacheRefusal: Error, Sendable {
  case noText, commentNotAlone
}

/// A value of text mode, as JSON has them.
package enum TextValue: MustacheValue {
  case null
  case flag(Bool)
  case text(String)
  case list([TextValue])
  case map([String: TextValue])

  package static var isStrict: Bool { false }

  package func member(_ name: String) -> TextValue? {
    guard case .map(let values) = self else { return nil }
    return values[name]
  }

  package var shape: MustacheShape<TextValue> {
    switch self {
    case .null, .flag(false): .nothing
    case .list(let values): .list(values)
    default: .one
    }
  }

  package var partialName: String? {
    guard case .text(let name) = self else { return nil }
    return name
  }

  package static func place(_ holds: Bool) -> TextValue? { nil }

  package func write(
    raw: Bool, to output: inout [UInt8], before next: ArraySlice<UInt8>
  ) throws(MustacheRefusal) {
    switch self {
    case .text(let text): raw ? output.append(contentsOf: text.utf8) : escape(text, to: &output)
    case .flag(let flag): output.append(contentsOf: String(flag).utf8)
    case .null, .list, .map: break
    }
  }

  private func escape(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      default: output.append(byte)
      }
    }
  }
}
