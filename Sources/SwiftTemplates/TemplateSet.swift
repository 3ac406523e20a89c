package import FormDiagnostics

/// The templates of a style and its partials, by name, parsed once.
package struct TemplateSet: Sendable {
  private var templates: [String: Template] = [:]
  /// What is wrong with the files, in the order of their names; a template with a fault is not in the set.
  package private(set) var faults: [TemplateFault] = []

  /// Parses files; a name is a path in the folder of templates without its ending, `mvvm/fields/text`.
  package init(files: [String: SourceFile]) {
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      switch Template.parsed(file, mode: .swift) {
      case .success(let template): templates[name] = template
      case .failure(let found): faults += found.all
      }
    }
    for (_, template) in templates.sorted(by: { $0.key < $1.key }) {
      for partial in template.fixedPartials where files[partial.name] == nil {
        let reason = TemplateFault.Reason.unknownPartial(partial.name)
        faults.append(TemplateFault(reason, path: template.file.path, span: partial.span))
      }
    }
  }

  /// The names of the templates that parsed, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// Swift text, its long lines broken as `swift format` breaks them; ends with one line feed.
  ///
  /// Lines that are short enough stay as the template has them.
  package func render(_ name: String, _ context: TemplateContext) throws(TemplateFault) -> String {
    guard let template = templates[name] else {
      throw TemplateFault(.unknownTemplate(name), path: name, span: SourceSpan(0, 0))
    }
    var renderer = TemplateRenderer<TemplateValue> { templates[$0] }
    return SwiftPrinter.fitted(try renderer.text(of: template, .context(context)))
  }
}
