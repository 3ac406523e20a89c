public import FormDiagnostics
public import FormPlan

/// What the compiler knows of one file.
public struct CompiledForm: Sendable {
  /// The file.
  public var file: SourceFile
  /// The findings, sorted.
  public var report: FileReport
  /// The plan; nil where the reading, the names or the conditions have errors.
  public var plan: Plan?
}
