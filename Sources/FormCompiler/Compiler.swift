public import FormDiagnostics
package import FormRules

/// The whole of the compiler as pure functions: text in, findings and plans out.
public enum Compiler {
  /// Compiles one form on its own.
  ///
  /// Never throws and never traps: what is wrong stands in the report.
  public static func compile(_ file: SourceFile) -> CompiledForm {
    compiled(file, CheckedForm(file))
  }

  /// Compiles several forms, and says what only shows between them.
  ///
  /// - Parameter files: the forms of one output folder.
  /// - Returns: a form for each file, sorted by path.
  public static func compile(_ files: [SourceFile]) -> [CompiledForm] {
    compile([files], severities: { _ in Severities() }, workers: .one)
  }

  /// Compiles the forms of several output folders, each with the severities that a project has decided on for it.
  ///
  /// - Returns: a form for each file, folder by folder, sorted by path in each.
  package static func compile(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers
  ) -> [CompiledForm] {
    check(folders, severities: severities, workers: workers).map(compiled)
  }

  /// Says what is wrong with the forms of several output folders, and makes no plans but where a rule asks for one.
  ///
  /// - Returns: a report on each file, folder by folder, sorted by path in each.
  package static func lint(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers
  ) -> [FileReport] {
    judge(folders, severities: severities, workers: workers).map(report)
  }

  /// Checks forms of which no plans are wanted: each is let go as soon as it is judged.
  static func judge(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers
  ) -> [(SourceFile, CheckedForm)] {
    check(folders, severities: severities, workers: workers) { checked in
      var checked = checked
      checked.form = nil
      return checked
    }
  }

  private static func check(
    _ folders: [[SourceFile]], severities: (SourceFile) -> Severities, workers: Workers,
    keeping kept: @Sendable (CheckedForm) -> CheckedForm = { $0 }
  ) -> [(SourceFile, CheckedForm)] {
    let folders = folders.map { files in files.sorted { $0.path < $1.path } }
    let files = folders.joined().map { (file: $0, severities: severities($0)) }
    var checked = workers.map(files) { kept(CheckedForm(untried: $0.file, severities: $0.severities)) }[...]
    let forms = folders.flatMap { files in
      var forms = Array(checked.prefix(files.count))
      checked = checked.dropFirst(files.count)
      CheckedForm.compare(&forms)
      let names = names(of: forms)
      return zip(files, forms).map { (file: $0, form: $1, names: names) }
    }
    return workers.map(forms) { file, form, names in
      var form = form
      form.offerFixes(in: file, isTaken: taken(form, names))
      return (file, form)
    }
  }

  private static func compiled(_ file: SourceFile, _ checked: CheckedForm) -> CompiledForm {
    CompiledForm(file: file, report: report(file, checked), plan: checked.plan)
  }

  static func report(_ file: SourceFile, _ checked: CheckedForm) -> FileReport {
    FileReport(
      file: file, form: checked.name, diagnostics: checked.diagnostics,
      waitingChecks: checked.waitingChecks, untriedFixes: checked.untriedFixes)
  }
}
