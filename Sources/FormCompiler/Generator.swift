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
  ///   - others: the plans of other forms that write into the same folder.
  /// - Returns: file name and text.
  /// - Throws: what is wrong with a template.
  package func files(
    for inputs: [EmitterInput], sharedWith others: [Plan] = [], workers: Workers = .one
  ) throws(TemplateFault) -> [String: String] {
    if inputs.isEmpty { return [:] }
    let emitter = emitter
    let forms = workers.map(inputs) { input in
      Result { () throws(TemplateFault) in try emitter.form(input) }
    }
    var files: [String: String] = [:]
    var needs = SharedNeeds()
    for form in forms {
      let form = try form.get()
      for (name, text) in form.files { files[name] = text }
      needs.add(form.needs)
    }
    for plan in others { needs.add(emitter.needs(of: plan)) }
    return try emitter.support(for: needs).merging(files) { support, _ in support }
  }
}
