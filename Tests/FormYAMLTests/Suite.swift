import FormDiagnostics
import Foundation
import Testing

@testable import FormYAML

/// The public YAML test suite, from the folder that `FORMC_CORPUS` names.
enum PublicSuite {
  static let folder = ProcessInfo.processInfo.environment["FORMC_CORPUS"].map {
    $0 + "/yaml-test-suite/cases"
  }

  static let names: [String] = {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.sorted()
  }()

  static func bytes(_ name: String, _ file: String) -> [UInt8]? {
    folder.flatMap { FileManager.default.contents(atPath: $0 + "/" + name + "/" + file) }.map(Array.init)
  }

  /// How a case went: `nil` when it went as the suite says.
  static func outcome(of name: String) -> String? {
    guard let yaml = bytes(name, "in.yaml"), let events = bytes(name, "test.event") else { return nil }
    let (document, faults) = YAMLDocument.parse(SourceFile(path: name, bytes: yaml))
    let isError = bytes(name, "error") != nil
    if !faults.isEmpty { return isError ? nil : "refused: \(kind(faults[0]))" }
    if isError { return "accepted" }
    guard let document else { return "neither" }
    let expected = String(decoding: events, as: UTF8.self).split(separator: "\n").map { line in
      line.hasPrefix("+DOC") ? "+DOC" : line.hasPrefix("-DOC") ? "-DOC" : String(line)
    }
    if EventPrinter(document).lines != expected {
      print("DIFF", name, EventPrinter(document).lines, "\n    EXPECTED", expected)
    }
    return EventPrinter(document).lines == expected ? nil : "differs"
  }

  static func kind(_ fault: YAMLFault) -> String {
    if case .syntax(let syntax) = fault { return "\(syntax.problem) \(syntax.raw)" }
    return String("\(fault)".prefix { $0 != "(" })
  }
}

@Suite struct SuiteTests {
  @Test func `print`() {
    for name in PublicSuite.names {
      if let outcome = PublicSuite.outcome(of: name) { Swift.print("CASE", name, outcome) }
    }
  }
}
