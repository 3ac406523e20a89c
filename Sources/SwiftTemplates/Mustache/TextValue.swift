/// A value of text mode, as JSON has them.
package enum TextValue: MustacheValue {
  case null
  case flag(Bool)
  case text(String)
  case list([TextValue])
  case map([String: TextValue])

  package static var isStrict: Bool { false }

  package var hasMembers: Bool {
    if case .map = self { return true }
    return false
  }

  package func member(_ name: TemplateKey) -> TextValue? {
    guard case .map(let values) = self else { return nil }
    return values[name.text]
  }

  package var shape: MustacheShape {
    switch self {
    case .null, .flag(false): .nothing
    case .list(let values): .list(count: values.count)
    default: .one
    }
  }

  package func item(_ index: Int) -> TextValue? {
    guard case .list(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
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
