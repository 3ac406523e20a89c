/// The values that a template, or a section of it, finds by name.
///
/// A section sees its own context's names first, then those around it. Contexts are small and short-lived, so a list
/// that is searched from its end costs less than a dictionary that has to be filled.
package struct TemplateContext: Sendable, ExpressibleByDictionaryLiteral {
  /// The names with their values; the last of equal names counts.
  private var entries: [(TemplateKey, TemplateValue)]

  /// Takes names with their values; the last of equal names counts.
  package init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) {
    entries = elements
  }

  /// The value of a name.
  package subscript(name: TemplateKey) -> TemplateValue? {
    for index in entries.indices.reversed() where entries[index].0 == name { return entries[index].1 }
    return nil
  }

  /// Takes the values of `other`; of equal names its count.
  package mutating func add(_ other: TemplateContext) { entries += other.entries }

  /// Goes through all expressions, those in lists and inner contexts too.
  package func forEachExpression(_ body: (SwiftExpression) -> Void) {
    for (_, value) in entries {
      switch value {
      case .expression(let expression): body(expression)
      case .context(let context): context.forEachExpression(body)
      case .list(let contexts): for context in contexts { context.forEachExpression(body) }
      case .name, .literal, .comment, .number, .flag, .absent, .template: break
      }
    }
  }
}
