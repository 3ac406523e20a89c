/// Text from outside, made fit for a terminal: nothing in it can move the cursor, colour the screen, turn the
/// reading direction or hide.
package enum VisibleText {
  /// The text on one line, with what cannot be seen spelt out as in a Swift literal, `\u{202E}`.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { visible += spelling(of: scalar) } else { visible.unicodeScalars.append(scalar) }
    }
    return visible
  }

  /// A scalar's number, as in a Swift literal.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a scalar leaves no mark of its own on the screen, or changes how others are shown.
  ///
  /// The joiners U+200C and U+200D are none of these: emoji and many scripts need them.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0001:
      true
    default: false
    }
  }
}
