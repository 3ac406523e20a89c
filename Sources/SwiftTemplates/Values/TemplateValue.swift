/// What a Swift template can be given: things that print themselves as Swift, and ways to choose and repeat.
///
/// No case takes text as code.
package enum TemplateValue: Sendable {
  case name(SwiftName)
  case literal(SwiftLiteral)
  case expression(SwiftExpression)
  case comment(SwiftComment)
  case number(Int)
  /// Something to choose by; prints as `true` or `false`.
  case flag(Bool)
  /// What the form does not say: false in a section, a fault where it should print.
  case absent
  case list([TemplateContext])
  case context(TemplateContext)
  /// The name of a template, for `{{> *name}}`.
  case template(TemplateName)
}

/// The name of a template in its set, such as `mvvm/fields/text`.
package struct TemplateName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  package var text: String

  /// Names a template.
  package init(_ text: String) {
    self.text = text
  }

  /// Names a template.
  package init(stringLiteral text: String) {
    self.text = text
  }
}
