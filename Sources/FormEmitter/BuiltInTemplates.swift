import FormDiagnostics
package import SwiftTemplates

extension TemplateSet {
  /// The templates that come with formc.
  package static var builtIn: TemplateSet {
    TemplateSet(
      files: Dictionary(
        Embedded.templates.map { ($0.name, SourceFile(path: "\($0.name).mustache", text: $0.text)) },
        uniquingKeysWith: { first, _ in first }))
  }
}
