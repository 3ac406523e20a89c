/// A value that a template can look into, repeat and print.
package protocol MustacheValue: Sendable {
  /// Whether a missing name or partial is a fault.
  static var isStrict: Bool { get }
  /// Whether the value has names inside it.
  var hasMembers: Bool { get }
  /// The value of a name inside this one.
  func member(_ name: TemplateKey) -> Self?
  /// What a section makes of the value.
  var shape: MustacheShape { get }
  /// An item of a list; nil where it has none there.
  func item(_ index: Int) -> Self?
  /// The name of a template, where the value is one.
  var partialName: String? { get }
  /// Says where a list's item stands, `isFirst` or `isLast`; nil where items know nothing of it.
  static func place(_ holds: Bool) -> Self?
  /// Appends the value's text; `next` is the template's text that follows.
  func write(raw: Bool, to output: inout [UInt8], before next: ArraySlice<UInt8>) throws(MustacheRefusal)
}

/// What a section makes of a value.
package enum MustacheShape: Sendable {
  /// Nothing: false, absent.
  case nothing
  /// The section once.
  case one
  /// The section once an item.
  case list(count: Int)
}

/// Why a value does not print here.
package enum MustacheRefusal: Error, Sendable {
  case noText, commentNotAlone
}
