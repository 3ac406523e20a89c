public import FormDiagnostics
import FormRules

/// The whole of the compiler as pure functions: text in, findings and plans out.
public enum Compiler {
  /// Compiles one form on its own.
  ///
  /// Never throws and never traps: what is wrong stands in the report.
  ///
  /// - Parameter asked: the names of rules that run although they are off by default.
  public static func compile(_ file: SourceFile, asked: Set<String> = []) -> CompiledForm {
    compiled(file, CheckedForm(file, asked: asked))
  }

  /// Compiles several forms, and says what only shows between them.
  ///
  /// - Parameters:
  ///   - files: the forms of one output folder.
  ///   - asked: the names of rules that run although they are off by default.
  /// - Returns: a form for each file, sorted by path.
  public static func compile(_ files: [SourceFile], asked: Set<String> = []) -> [CompiledForm] {
    let files = files.sorted { $0.path < $1.path }
    var checked = files.map { CheckedForm($0, asked: asked) }
    CheckedForm.compare(&checked)
    return zip(files, checked).map(compiled)
  }

  private static func compiled(_ file: SourceFile, _ checked: CheckedForm) -> CompiledForm {
    CompiledForm(
      file: file,
      report: FileReport(
        file: file, form: checked.name, diagnostics: checked.diagnostics, waitingChecks: checked.waitingChecks
      ),
      plan: checked.plan)
  }
}
