/// A decimal number, digit by digit as it was written.
package struct SwiftDecimal: Hashable, Sendable {
  /// The digits, with sign and point.
  package let text: String

  /// Checks for an optional minus, digits, a point and digits.
  package init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard (1...2).contains(parts.count), isNumber, !text.hasPrefix("--") else { return nil }
    self.text = text
  }
}
