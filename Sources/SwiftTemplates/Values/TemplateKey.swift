/// A name by which templates find a value, with its hash, so that looking for it compares numbers.
package struct TemplateKey: Sendable, ExpressibleByStringLiteral {
  /// The name.
  package let text: String
  private let hash: UInt64

  /// Takes a name.
  package init(_ text: String) {
    self.text = text
    hash = text.utf8.withContiguousStorageIfAvailable(Self.hash) ?? Self.hash(text.utf8)
  }

  /// Takes a name.
  package init(stringLiteral text: String) { self.init(text) }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension TemplateKey: Hashable {
  package static func == (one: TemplateKey, other: TemplateKey) -> Bool {
    one.hash == other.hash && one.text == other.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
