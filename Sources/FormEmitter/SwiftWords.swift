import FormPlan
import SwiftTemplates

extension SwiftName {
  /// A word of ours, or one that the rules have checked, as an identifier.
  ///
  /// - Precondition: it is one; anything else is a mistake of formc's own.
  static func word(_ text: String) -> SwiftName {
    guard let name = SwiftName(text) else { preconditionFailure("'\(text)' is no identifier") }
    return name
  }
}

extension SwiftExpression {
  /// A member by a word of ours.
  func member(_ word: String) -> SwiftExpression { member(SwiftName.word(word)) }

  /// A name by a word of ours.
  static func word(_ word: String) -> SwiftExpression { .name(SwiftName.word(word)) }

  /// A field's case: `.name`.
  static func `case`(_ field: Field) -> SwiftExpression { .implicitMember(field.name) }

  /// A string literal.
  static func text(_ text: String) -> SwiftExpression { .literal(.string(text)) }
}

extension Field {
  /// Its name in Swift.
  var name: SwiftName { SwiftName.word(swiftName) }

  /// The name of the enum of its options.
  var choiceType: SwiftName { SwiftName.word(choiceTypeName) }
}
