import FormDiagnostics
import FormReader

/// What is compared of a form with the others of a run, so that the rest of it need not be kept.
package struct NamedForm: Sendable {
  /// The file it came from.
  var file: SourceFile
  /// Its name.
  var name: Located<String>

  init(_ form: Form) {
    file = form.file
    name = form.name
  }
}
