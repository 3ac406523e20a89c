// Stands for the compiler until its parts are joined; to be replaced as a whole.
public import FormDiagnostics
public import FormEmitter
public import FormPlan
package import JSONText

/// The compiler as pure functions.
public enum Compiler {
  /// Compiles one form, alone.
  public static func compile(_ file: SourceFile) -> CompiledForm {
    var stub = StubReader(file)
    return stub.form()
  }

  /// Compiles several forms, and says what only shows between them; sorted by path.
  public static func compile(_ files: [SourceFile]) -> [CompiledForm] {
    files.sorted { $0.path < $1.path }.map { compile($0) }
  }
}

/// A form and all that the compiler knows of it.
public struct CompiledForm: Sendable {
  /// The file.
  public var file: SourceFile
  /// What was found.
  public var report: FileReport
  /// The plan; nil where stages 1 to 3 found errors.
  public var plan: Plan?
  /// The tree of the file.
  package var yaml: JSON?
  /// The form as written.
  package var form: JSON?
}

/// Writes Swift.
public struct Generator: Sendable {
  private let style: EmissionStyle

  /// Takes a style.
  public init(style: EmissionStyle) { self.style = style }

  /// File names and texts for these forms and what all forms of the folder share.
  public func files(
    for forms: [CompiledForm], shared: [Plan], source: (CompiledForm) -> String
  ) -> Result<[String: String], Diagnostic> {
    var files: [String: String] = [:]
    for form in forms {
      guard let plan = form.plan else { continue }
      let names = style == .view ? ["Form"] : ["Form", "Model"]
      let fields = plan.fields.map { "  var \($0.swiftName) = \"\"\n" }.joined()
      for name in names {
        let text = "\nstruct \(plan.name)\(name) {\n\(fields)}\n"
        files[plan.name + name + ".swift"] = FileHeader.adding(to: text, source: source(form))
      }
    }
    let names = shared.map(\.name).sorted().joined(separator: ", ")
    files["FormSupport.swift"] = FileHeader.adding(to: "\n// Serves \(names).\n", source: nil)
    return .success(files)
  }
}

extension Diagnostic: Error {}

private struct StubReader {
  let file: SourceFile
  var name: String?
  var fields: [Field] = []
  var found: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func form() -> CompiledForm {
    var start = 0
    for line in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      read(String(decoding: line, as: UTF8.self), at: start)
      start += line.count + 1
    }
    let report = FileReport(
      file: file, form: name, diagnostics: found,
      waitingChecks: found.contains { $0.severity == .error } ? 40 : 0)
    return CompiledForm(
      file: file, report: report, plan: report.hasErrors ? nil : plan, yaml: ["stub"], form: ["stub"])
  }

  private mutating func read(_ line: String, at start: Int) {
    let words = line.split(separator: " ")
    guard let key = words.first(where: { $0 != "-" }) else { return }
    let value = words.last.map(String.init) ?? ""
    let offset = start + line.utf8.distance(from: line.startIndex, to: key.startIndex)
    switch key {
    case "form:": name = value
    case "id:": fields.append(Field(path: FieldPath(value), swiftName: value, kind: .text, label: value))
    case "labl:":
      found.append(
        Diagnostic(
          rule: "schema/unknown-key", severity: .error, message: "a field has no key 'labl'",
          primary: .init(SourceSpan(offset, offset + 4), "not a key of a field"),
          help: "did you mean 'label'?"))
    default: break
    }
  }

  private var plan: Plan {
    let paths = fields.map(\.path)
    let section = Section(
      id: nil, title: nil, footer: nil, visible: .always, enabled: .always, fields: paths)
    return Plan(
      name: name ?? "Unnamed", title: nil, language: "en", initialFocus: .first, toolbar: [], wraps: false,
      dismissals: [.scroll], invalidFocus: .first, validation: .submit, sections: [section], fields: fields,
      focusOrder: paths, derivationOrder: paths, submit: SubmitButton(label: "Submit"))
  }
}
