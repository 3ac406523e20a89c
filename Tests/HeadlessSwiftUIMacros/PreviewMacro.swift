/// The expansion of `#Preview`: a private type that keeps the body as a closure of the type the
/// macro declares, so that whatever is wrong inside it is reported where it was written.

import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview("name") { … }`.
public struct PreviewMacro: DeclarationMacro {
  /// Puts the body into a constant that nobody reads.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let body = node.trailingClosure.map(ExprSyntax.init) ?? node.arguments.last?.expression
    guard let body else { return [] }
    return [
      """
      private enum \(context.makeUniqueName("Preview")) {
        @MainActor static let body: @MainActor () -> any View = \(body)
      }
      """
    ]
  }
}
