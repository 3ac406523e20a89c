/// The values that a template, or a section of it, finds by name.
///
/// A section sees its own context's names first, then those around it.
package struct TemplateContext: Sendable, ExpressibleByDictionaryLiteral {
  /// The values.
  package private(set) var values: [String: TemplateValue]

  /// Takes names with their values.
  package init(_ values: [String: TemplateValue] = [:]) {
    self.values = values
  }

  /// Takes names with their values; the last of equal names counts.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    values = Dictionary(elements) { _, last in last }
  }

  /// The value of a name.
  package subscript(name: String) -> TemplateValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Takes the values of `other`; of equal names its count.
  package mutating func add(_ other: TemplateContext) { values.merge(other.values) { _, new in new } }

  /// These values, and those of `other` where this has none.
  package func over(_ other: TemplateContext) -> TemplateContext {
    TemplateContext(values.merging(other.values) { own, _ in own })
  }
}
