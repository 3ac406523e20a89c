import SwiftSyntax
import SwiftSyntaxMacros

public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return [] }
    let name = context.makeUniqueName("Preview")
    return [
      """
      private enum \(name) {
        @MainActor static let body: @MainActor () -> any View = \(closure)
      }
      """
    ]
  }
}
