import FormCompiler
import FormDiagnostics
import FormEmitter
import Foundation
import Testing

/// What the toolchain says about everything that is generated from `Forms`.
@Suite struct GeneratedSwiftTests {
  static let modes: [[String]] = [
    ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "5"],
  ]

  @Test(arguments: EmissionStyle.allCases, modes)
  func `generated code type-checks without a warning`(style: EmissionStyle, mode: [String]) throws {
    let forms = try GeneratedForms(folder: "Forms")
    let folder = try GeneratedForms.written(forms.files(style).merging(forms.stubs) { $1 }, "typecheck")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Tool.run(
      "swiftc",
      ["-typecheck", "-wmo", "-warnings-as-errors"] + mode + HeadlessModule.flags.get()
        + swiftFiles(in: folder))
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  @Test(arguments: EmissionStyle.allCases) func `generated code parses`(style: EmissionStyle) throws {
    let folder = try GeneratedForms.written(GeneratedForms(folder: "Forms").files(style), "parse")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Tool.run("swiftc", ["-frontend", "-parse"] + swiftFiles(in: folder))
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  @Test(arguments: EmissionStyle.allCases)
  func `swift format has nothing to say and nothing to change`(style: EmissionStyle) throws {
    let files = try GeneratedForms(folder: "Forms").files(style)
    try expectFormatted(files)
  }

  @Test(arguments: EmissionStyle.allCases, ["Forms", "Tests/Semantics"])
  func `generated code has no way round the compiler`(style: EmissionStyle, folder: String) throws {
    let forbidden = [
      "AnyView", "@unchecked", "nonisolated(unsafe)", "@preconcurrency", "try!", "as!", "fatalError",
    ]
    for (name, text) in try GeneratedForms(folder: folder).files(style) {
      for word in forbidden { #expect(!text.contains(word), "\(name) contains \(word)") }
      let code = text.replacing(#/"(?:\\.|[^"\\])*"|//[^\n]*/#, with: "")
      #expect(code.firstMatch(of: #/[\w\)\]]!(?!=)/#) == nil, "\(name) forces an optional")
    }
  }

  @Test(arguments: EmissionStyle.allCases)
  func `what the semantics are judged by type-checks`(style: EmissionStyle) throws {
    let forms = try GeneratedForms(folder: "Tests/Semantics")
    let files = try forms.files(style)
    try expectFormatted(files)
    let folder = try GeneratedForms.written(files.merging(forms.stubs) { $1 }, "semantics")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Tool.run(
      "swiftc",
      ["-typecheck", "-wmo", "-warnings-as-errors", "-swift-version", "6"] + HeadlessModule.flags.get()
        + swiftFiles(in: folder))
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  @Test(arguments: EmissionStyle.allCases)
  func `what complaints are judged by type-checks`(style: EmissionStyle) throws {
    let forms = try GeneratedForms(folder: "Tests/Complaints", allowingWarnings: true)
    try expectTypeChecks(forms.files(style).merging(forms.stubs) { $1 }, "complaints")
  }

  @Test(arguments: EmissionStyle.allCases)
  func `a section may have more than ten fields, and they stay in their order`(style: EmissionStyle) throws {
    let sizes = [9, 10, 11, 40]
    let inputs = try sizes.map { size in
      let fields = (0..<size).map {
        "      - {id: f\($0), label: F\($0)\($0 % 3 == 1 ? ", visible: '!f0.isEmpty'" : "")}\n"
      }
      let text = "form: Size\(size)\nsections:\n  - fields:\n\(fields.joined())submit: {label: Send}\n"
      let form = Compiler.compile(SourceFile(path: "Size\(size).form.yaml", text: text))
      return EmitterInput(plan: try #require(form.plan), source: form.file.path)
    }
    let files = try FormCompiler.Generator(style: style).files(for: inputs)
    try expectTypeChecks(files, "sizes")
    for size in sizes {
      let view = try #require(files["Size\(size)Form.swift"])
      let identifiers = view.matches(of: #/accessibilityIdentifier\("size\d+\.(f\d+)"\)/#).map {
        String($0.1)
      }
      #expect(identifiers == (0..<size).map { "f\($0)" })
    }
  }

  private func expectTypeChecks(_ files: [String: String], _ name: String) throws {
    let folder = try GeneratedForms.written(files, name)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Tool.run(
      "swiftc",
      ["-typecheck", "-wmo", "-warnings-as-errors", "-swift-version", "6"] + HeadlessModule.flags.get()
        + swiftFiles(in: folder))
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0).path }
  }
}

/// Expects that the toolchain's formatter, by its own defaults, leaves files as they are and finds no fault.
///
/// - Parameter allowingLongLines: whether a literal may be too long for any line.
func expectFormatted(
  _ files: [String: String], allowingLongLines: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = try GeneratedForms.written(files, "format")
  defer { try? FileManager.default.removeItem(at: folder) }
  let configuration = folder.appending(path: "defaults.json")
  try Tool.run("swift", ["format", "dump-configuration"]).output
    .write(to: configuration, atomically: false, encoding: .utf8)
  let arguments = ["--configuration", configuration.path, "-r", "-p", folder.path]
  let lint = try Tool.run("swift", ["format", "lint", "--strict"] + arguments)
  let complaints = lint.complaints.split(separator: "\n").filter {
    !allowingLongLines || !$0.contains("[LineLength]")
  }
  #expect(complaints == [], sourceLocation: sourceLocation)
  _ = try Tool.run("swift", ["format", "-i"] + arguments)
  for (name, text) in files {
    let formatted = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let difference = firstDifference(text, formatted)
    #expect(difference == nil, "\(name) would be formatted differently", sourceLocation: sourceLocation)
  }
}

/// The first lines in which two texts differ, with those around them.
func firstDifference(_ one: String, _ other: String) -> String? {
  guard one != other else { return nil }
  let lines = [one, other].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
  return lines.map { lines in
    lines[max(0, place - 3)..<min(lines.count, place + 6)].joined(separator: "\n")
  }.joined(separator: "\n-- becomes\n")
}
