package import FormEmitter
package import FormPlan
package import SwiftTemplates

/// Writes Swift from compiled forms: a pure function from forms to a map of path to text.
package struct Generator: Sendable {
  private let emitter: FormEmitter

  /// Prints in a style with the templates that come with formc.
  package init(style: EmissionStyle) {
    emitter = FormEmitter(templates: .builtIn, style: style)
  }

  /// The files of these forms and those that they share.
  ///
  /// - Parameters:
  ///   - inputs: the forms whose files are wanted.
  ///   - shared: the plans of all forms that write into the same folder, these included.
  /// - Returns: file name and text, or what is wrong with a template.
  package func files(for inputs: [EmitterInput], shared: [Plan]) -> Result<[String: String], TemplateFault> {
    var files: [String: String] = [:]
    for input in inputs {
      switch emitter.files(for: input) {
      case .success(let some): files.merge(some) { _, new in new }
      case .failure(let fault): return .failure(fault)
      }
    }
    return inputs.isEmpty
      ? .success([:]) : emitter.support(for: shared).map { files.merging($0) { _, new in new } }
  }
}
