/// The bytes that mean something in YAML.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark = UInt8(ascii: "!")
  static let numberSign = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")

  var isBlank: Bool { self == .space || self == .tab }
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isWhiteSpace: Bool { isBlank || isLineBreak }

  /// An ASCII letter or digit, `-` or `_`: what libyaml takes for a part of an anchor's name.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
