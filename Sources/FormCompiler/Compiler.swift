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
    compile(files) { _ in Severities() }
  }

  /// Compiles several forms, each with the severities that a project has decided on for it.
  package static func compile(
    _ files: [SourceFile], severities: (SourceFile) -> Severities
  ) -> [CompiledForm] {
    compare(files) { CheckedForm($0, severities: severities($0)) }.map(compiled)
  }

  /// Says what is wrong with several forms, and makes no plans.
  ///
  /// - Returns: a report on each file, sorted by path.
  package static func lint(
    _ files: [SourceFile], severities: (SourceFile) -> Severities
  ) -> [FileReport] {
    let checked = compare(files) { file in
      var checked = CheckedForm(file, severities: severities(file))
      checked.form = nil
      return checked
    }
    return checked.map(report)
  }

  private static func compare(
    _ files: [SourceFile], check: (SourceFile) -> CheckedForm
  ) -> [(SourceFile, CheckedForm)] {
    let files = files.sorted { $0.path < $1.path }
    var checked = files.map(check)
    CheckedForm.compare(&checked)
    return Array(zip(files, checked))
  }

  private static func compiled(_ file: SourceFile, _ checked: CheckedForm) -> CompiledForm {
    CompiledForm(file: file, report: report(file, checked), plan: checked.plan)
  }

  private static func report(_ file: SourceFile, _ checked: CheckedForm) -> FileReport {
    FileReport(
      file: file, form: checked.name, diagnostics: checked.diagnostics, waitingChecks: checked.waitingChecks)
  }
}
