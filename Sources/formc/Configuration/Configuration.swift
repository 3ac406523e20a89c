import FormDiagnostics
import FormEmitter
import FormRules

/// What a formc.yaml says.
struct Configuration {
  /// Its name.
  static let name = "formc.yaml"

  /// The file.
  let file: SourceFile
  /// The folder that its paths begin in, absolute.
  let folder: String
  /// The files, folders and globs with the forms of the project, as written; the folder of the file if there are none.
  var forms: [Located<String>] = []
  /// The folder for the Swift, absolute; nil for beside each form.
  var output: String?
  /// How the code is built.
  var style: EmissionStyle?
  /// What is decided about rules, in the order written: the last that fits a form holds.
  var decisions: [Decision] = []

  /// How much a rule matters in some forms.
  struct Decision {
    /// The rule's name.
    var rule: String
    /// nil turns the rule off.
    var severity: Diagnostic.Severity?
    /// The forms that it holds for; nil for all.
    var paths: [PathPattern]?
  }

  /// The severities for a form.
  func severities(for path: String) -> Severities {
    var changes: [String: Diagnostic.Severity?] = [:]
    for decision in decisions where decision.paths?.contains(where: { $0.matches(path) }) ?? true {
      changes.updateValue(decision.severity, forKey: decision.rule)
    }
    return Severities(changes)
  }

  /// A mistake in it, as a complaint.
  func complaint(_ fault: Diagnostic) -> Complaint { .configuration(file, [fault]) }

  /// The nearest formc.yaml from the working folder upward; nil where there is none.
  static func nearest(in world: World) throws(Complaint) -> Configuration? {
    var folder = world.workingFolder
    while world.kind(Path.join(folder, name)) != .file {
      if folder == "/" { return nil }
      folder = Path.folder(of: folder)
    }
    var reader = ConfigurationReader(try world.source(Path.join(folder, name)), folder: folder)
    reader.read()
    guard reader.faults.isEmpty else { throw .configuration(reader.file, reader.faults) }
    return reader.configuration
  }
}

extension Complaint {
  /// What is wrong with a configuration, each mistake with its place.
  static func configuration(_ file: SourceFile, _ faults: [Diagnostic]) -> Complaint {
    var complaint = Complaint(.usage, "'\(file.path)' has mistakes")
    complaint.report = FileReport(file: file, form: nil, diagnostics: faults)
    return complaint
  }
}
