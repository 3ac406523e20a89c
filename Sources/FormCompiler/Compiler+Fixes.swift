package import FormDiagnostics
package import FormRules

extension Compiler {
  /// Makes the fixes that are offered in the forms of several output folders, until none is.
  ///
  /// - Returns: the files that changed, sorted by path.
  package static func mend(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers
  ) -> [MendedFile] {
    folders.flatMap { mend($0, severities, workers) }.sorted { $0.file.path < $1.file.path }
  }

  private static func mend(
    _ folder: [SourceFile], _ severities: (SourceFile) -> Severities, _ workers: Workers
  ) -> [MendedFile] {
    let forms = judge([folder], severities: severities, workers: workers)
    let names = names(of: forms.map(\.1))
    let faulty = forms.filter { !$0.1.disjointFixes.isEmpty }
    var mended = workers.map(faulty) { file, form in form.mended(file, isTaken: taken(form, names)) }
    // Two forms may have come to one name.
    var given: Set<String> = []
    for (index, (file, form)) in faulty.enumerated() {
      func isNew(_ name: String) -> Bool { name != form.name?.lowercased() && given.contains(name) }
      if let name = mended[index].name, isNew(name.lowercased()) {
        mended[index] = form.mended(file) { taken(form, names)($0) || isNew($0) }
      }
      if let name = mended[index].name { given.insert(name.lowercased()) }
    }
    return mended.filter { !$0.mended.isEmpty }
  }

  /// How many forms have a name, in small letters.
  static func names(of forms: [CheckedForm]) -> [String: Int] {
    Dictionary(forms.compactMap { $0.name?.lowercased() }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Whether a form other than this one has a name, in small letters.
  static func taken(_ form: CheckedForm, _ names: [String: Int]) -> @Sendable (String) -> Bool {
    let own = form.name?.lowercased()
    return { names[$0, default: 0] > ($0 == own ? 1 : 0) }
  }
}
