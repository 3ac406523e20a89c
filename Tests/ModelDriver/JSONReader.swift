/// Reads one line of JSON, byte by byte, so that no order and no character is lost.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ line: String) { bytes = Array(line.utf8) }

  /// The value that a line holds.
  static func value(of line: String) throws(InputError) -> JSON {
    var reader = JSONReader(line)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { throw InputError("more than one value") }
    return value
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    skipBlanks()
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func value() throws(InputError) -> JSON {
    if take("{") { return .object(try members()) }
    if take("[") { return .array(try elements()) }
    if take("\"") { return .string(try string()) }
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    let start = index
    while let byte, Array("+-.0123456789Ee".utf8).contains(byte) { index += 1 }
    guard index > start else { throw InputError("no JSON value at byte \(index + 1)") }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func members() throws(InputError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if take("}") { return members }
    repeat {
      guard take("\"") else { throw InputError("no key at byte \(index + 1)") }
      let key = try string()
      guard take(":") else { throw InputError("no colon at byte \(index + 1)") }
      guard !members.contains(where: { $0.key == key }) else { throw InputError("\(key) twice") }
      members.append(JSON.Member(key: key, value: try value()))
    } while take(",")
    guard take("}") else { throw InputError("an object without an end") }
    return members
  }

  private mutating func elements() throws(InputError) -> [JSON] {
    var elements: [JSON] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw InputError("a list without an end") }
    return elements
  }

  private mutating func string() throws(InputError) -> String {
    var text: [UInt8] = []
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      case ..<0x20: throw InputError("a control character in a string")
      default: text.append(byte)
      }
    }
    throw InputError("a string without an end")
  }

  private mutating func escaped() throws(InputError) -> Unicode.Scalar {
    guard let byte else { throw InputError("a string without an end") }
    index += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalar()
    default: throw InputError("an unknown escape at byte \(index)")
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a pair.
  private mutating func scalar() throws(InputError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard bytes[index...].starts(with: Array("\\u".utf8)) else { throw InputError("half a pair") }
    index += 2
    let second = try unit()
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else {
      throw InputError("half a pair")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(InputError) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16), digits.first != "+" else {
      throw InputError("an unknown escape at byte \(index)")
    }
    index += 4
    return unit
  }
}
