import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan
import Foundation

/// Forms compiled and printed once for all tests.
struct GeneratedForms {
  /// The plans with the paths of their forms.
  let inputs: [EmitterInput]

  /// Compiles every form of a folder but those that are there to be wrong; a finding in one of `Forms` is a failure.
  ///
  /// Forms of other folders do what an author would be told not to: a plan is enough.
  ///
  /// - Parameter allowingWarnings: whether only errors are a failure.
  init(folder: String, allowingWarnings: Bool = false) throws {
    let forms = try Repository.files(in: folder, ending: ".form.yaml")
    inputs = try forms.filter { !$0.lastPathComponent.hasSuffix(".wrong.form.yaml") }.map { url in
      let file = SourceFile(
        path: "\(folder)/\(url.lastPathComponent)", bytes: Array(try Data(contentsOf: url)))
      let form = Compiler.compile(file)
      let isSound =
        folder != "Forms" || form.report.diagnostics.allSatisfy { allowingWarnings && $0.severity != .error }
      guard isSound, let plan = form.plan else {
        throw Unsound(path: file.path, findings: form.report.diagnostics.map { "\($0.rule): \($0.message)" })
      }
      return EmitterInput(plan: plan, source: file.path)
    }
  }

  /// A form that should have no findings has some.
  struct Unsound: Error {
    var path: String
    var findings: [String]
  }

  /// The files of all forms in a style.
  func files(_ style: EmissionStyle) throws -> [String: String] {
    try Generator(style: style).files(for: inputs)
  }

  /// What the forms leave to the app, as a file.
  var stubs: [String: String] { ["AppStubs.swift": AppStubs(inputs.map(\.plan)).text] }

  /// Writes files into a new folder.
  static func written(_ files: [String: String], _ name: String) throws -> URL {
    let folder = try Repository.temporaryFolder(name)
    for (file, text) in files {
      try text.write(to: folder.appending(path: file), atomically: false, encoding: .utf8)
    }
    return folder
  }
}
