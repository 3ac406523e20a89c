package import FormDiagnostics
package import FormRules

extension Compiler {
  /// Makes the fixes that are offered in the forms of several output folders, until none is.
  ///
  /// - Returns: the files that changed, sorted by path.
  package static func mend(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers
  ) -> [MendedFile] {
    let judged = folders.flatMap { files in
      let forms = judge([files], severities: severities, workers: workers)
      let names = names(of: forms.map(\.1))
      return forms.filter { !$0.1.disjointFixes.isEmpty }.map { (file: $0, form: $1, names: names) }
    }
    let mended = workers.map(judged) { file, form, names in
      form.mended(file) { names[$0, default: 0] > ($0 == form.name?.lowercased() ? 1 : 0) }
    }
    return mended.filter { !$0.mended.isEmpty }.sorted { $0.file.path < $1.file.path }
  }

  /// How many forms have a name, in small letters.
  static func names(of forms: [CheckedForm]) -> [String: Int] {
    Dictionary(forms.compactMap { $0.name?.lowercased() }.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
