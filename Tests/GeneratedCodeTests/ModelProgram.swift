import FormCompiler
import FormEmitter
import FormPlan
import Foundation

/// Generated models and the driver, compiled into one program.
struct ModelProgram {
  private let folder: URL

  /// Generates the models of these plans and compiles them.
  init(plans: [EmitterInput]) throws {
    let files = try Generator(style: .mvvm).files(for: plans, shared: plans.map(\.plan)).get()
      .filter { !$0.key.hasSuffix("Form.swift") && $0.key != "FormSupportViews.swift" }
    folder = try GeneratedForms.written(files, "models")
    try Self.glue(plans.map(\.plan))
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
  private static func glue(_ plans: [Plan]) -> String {
    let extensions = plans.map { "extension \($0.name)Model: DrivenModel {}\n" }.joined()
    let functions = plans.map(function).joined(separator: "\n")
    let calls = plans.map { "  register\($0.name)()\n" }.joined()
    return "\(extensions)\n\(functions)\n@MainActor func registerForms() {\n\(calls)}\n"
  }

  private static func function(_ plan: Plan) -> String {
    func members(_ type: ValueType, _ text: (String) -> String = { $0 }) -> String {
      let fields = plan.fields.filter { $0.kind.row.holds == type }
      return fields.isEmpty
        ? "[:]"
        : "[\(fields.map { "\"\($0.path)\": \(text("\\.`\($0.swiftName)`"))" }.joined(separator: ", "))]"
    }
    let fields = plan.fields.map { "(\"\($0.path)\", .\($0.kind.rawValue), \"\($0.keyboard.rawValue)\")" }
    return """
      @MainActor func register\(plan.name)() {
        register(
          "\(plan.name)", \(plan.name)Model.self, make: { \(plan.name)Model(values: $0) }, start: \(plan.name)Values(),
          names: FormNames(
            fields: [\(fields.joined(separator: ", "))],
            buttons: \(plan.toolbar.map(\.action.rawValue)), dismissals: \(plan.dismissals.map(\.rawValue)),
            texts: \(members(.text)), toggles: \(members(.boolean)), choices: \(members(.option) { "Choice(\($0))" })))
      }

      """
  }
}
