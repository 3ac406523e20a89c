import FormCompiler
import FormEmitter
import FormPlan
import Foundation

/// Generated models and the driver, compiled into one program.
struct ModelProgram {
  private let folder: URL

  /// Generates the models of these plans and compiles them.
  init(plans: [EmitterInput]) throws {
    let files = try Generator(style: .mvvm).files(for: plans)
      .filter { !$0.key.hasSuffix("Form.swift") && $0.key != "FormSupportViews.swift" }
    folder = try GeneratedForms.written(files, "models")
    try (Self.glue(plans.map(\.plan), files) + AppStubs(plans.map(\.plan)).answeringFunctions)
      .write(to: folder.appending(path: "Glue.swift"), atomically: false, encoding: .utf8)
    let sources =
      files.keys.map { folder.appending(path: $0).path } + [folder.appending(path: "Glue.swift").path]
    let driver = try Repository.files(in: "Tests/ModelDriver", ending: ".swift").map(\.path)
    let outcome = try Tool.run(
      "swiftc",
      [
        "-swift-version", "6", "-Onone", "-wmo", "-num-threads", "2", "-module-name", "ModelProgram", "-o",
        program.path,
      ]
        + sources.sorted() + driver)
    guard outcome.status == 0 else { throw Failure(text: outcome.complaints) }
  }

  /// The models do not compile, or the program fails.
  struct Failure: Error {
    var text: String
  }

  private var program: URL { folder.appending(path: "program") }

  /// Removes what was compiled.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The trace of each script.
  func traces(of scripts: [Script]) throws -> [[String]] {
    let outcome = try Tool.run(program.path, [], input: scripts.map(\.input).joined())
    guard outcome.status == 0 else { throw Failure(text: outcome.complaints) }
    var traces: [[String]] = [[]]
    for line in outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.isEmpty { traces.append([]) } else { traces[traces.count - 1].append(String(line)) }
    }
    return traces.dropLast()
  }

  /// What the driver must know of each form: names, and nothing else.
  private static func glue(_ plans: [Plan], _ files: [String: String]) -> String {
    let extensions = plans.map { "extension \($0.name)Model: DrivenModel {}\n" }.joined()
    let functions = plans.map { function($0, files["\($0.name)Model.swift"] ?? "") }.joined(separator: "\n")
    let calls = plans.map { "  register\($0.name)()\n" }.joined()
    return "\(extensions)\n\(functions)\n@MainActor func registerForms() {\n\(calls)}\n"
  }

  private static func function(_ plan: Plan, _ model: String) -> String {
    let texts = plan.fields.filter(\.isTyped).map { "\"\($0.path)\": \\.`\($0.swiftName)`" }
    let slots = plan.fields.compactMap { field in slot(field).map { "\"\(field.path)\": \($0)" } }
    let fields = plan.fields.map { "(\"\($0.path)\", .\($0.kind.rawValue), \"\($0.keyboard.rawValue)\")" }
    let focusable = plan.fields.filter { $0.takesKeyboard && !$0.isTyped }.map(\.path.text)
    func list(_ members: [String]) -> String {
      members.isEmpty ? "[:]" : "[\n        \(members.joined(separator: ",\n        "))]"
    }
    let given = Surroundings(model)
    return """
      @MainActor func register\(plan.name)() {
        register(
          "\(plan.name)", \(plan.name)Model.self,
          make: { values, \(given.name) in \(plan.name)Model(values: values\(given.arguments)) },
          start: { \(given.startName) in \(plan.name)Values(\(given.startArgument)) },
          names: FormNames(
            fields: [\(fields.joined(separator: ", "))],
            buttons: \(plan.toolbar.map(\.action.rawValue)), dismissals: \(plan.dismissals.map(\.rawValue)),
            focusable: \(focusable), texts: \(list(texts)), slots: \(list(slots))))
      }

      """
  }

  /// Where the driver finds the value of a field that is not typed; nil where it has none.
  private static func slot(_ field: Field) -> String? {
    guard !field.isTyped, field.holds != .nothing else { return nil }
    let path = "\\.`\(field.swiftName)`"
    if let range = field.range {
      return "Slot(\(path), steps: Steps(\"\(range.lower)\", \"\(range.upper)\", \"\(range.step)\"))"
    }
    return field.holds.isMoment ? "Slot(moment: \(path))" : "Slot(\(path))"
  }

  /// What a model is given from outside, as far as it takes it.
  private struct Surroundings {
    var arguments = ""
    var startArgument = ""

    /// Reads it from the model's own text.
    init(_ model: String) {
      if model.contains("today: FormDay? = nil") { arguments += ", today: FormDay(run.today)" }
      if model.contains("decimalSeparator: Character =") { arguments += ", decimalSeparator: run.separator" }
      if model.contains("timeZone: TimeZone =") { arguments += ", timeZone: .gmt" }
      if model.contains("init(today: FormDay?)") { startArgument = "today: FormDay(run.today)" }
    }

    var name: String { arguments.isEmpty ? "_" : "run" }
    var startName: String { startArgument.isEmpty ? "_" : "run" }
  }
}
