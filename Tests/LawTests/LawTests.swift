import FormPlan
import Foundation
import Testing

/// Facts about the repository that no compiler checks.
@Suite struct LawTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder with an ending, by their path from the root.
  static func files(_ folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `what prints and what plays a plan reads neither a form nor its rules`() throws {
    for path in try Self.files("Sources/FormEmitter", ".swift") + Self.files("Sources/FormRuntime", ".swift")
    {
      for module in ["FormReader", "FormRules", "FormLowering", "FormYAML"] {
        #expect(try !Self.text(path).contains("import \(module)"), "\(path) imports \(module)")
      }
    }
  }

  @Test func `the core reads no clock, no disk and no environment`() throws {
    let edge = ["Sources/formc/", "Sources/generate/", "Sources/FormEmitter/Embedded.swift"]
    for path in try Self.files("Sources", ".swift") where !edge.contains(where: path.hasPrefix) {
      let imports = try Self.text(path).split(separator: "\n").filter { $0.contains("import ") }
      for module in ["Foundation", "FoundationEssentials", "Glibc", "Darwin", "Dispatch"] {
        #expect(!imports.contains { $0.hasSuffix("import \(module)") }, "\(path) imports \(module)")
      }
    }
  }

  @Test func `SwiftUI's words stand in the templates alone`() throws {
    let words = [
      "TextField(", "SecureField(", "TextEditor(", "Toggle(", "Picker(", "Section {", "\"focused\"",
      ".onSubmit",
      "\"submitLabel(", "keyboardType", "textContentType", "accessibilityHint", ".toolbar {",
      "NavigationStack",
    ]
    for path in try Self.files("Sources/FormEmitter", ".swift") where !path.hasSuffix("Embedded.swift") {
      for word in words { #expect(try !Self.text(path).contains(word), "\(path) contains \(word)") }
    }
  }

  @Test func `nothing that input can reach traps`() throws {
    let traps = #/\btry!|\bas!|\bfatalError\(|[\w\)\]]!(?=[\s.,)\]]|$)/#
    for path in try Self.files("Sources", ".swift") where !path.hasSuffix("Embedded.swift") {
      for (number, line) in try Self.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = line.replacing(#/#?"(?:\\.|[^"\\])*"#?|//.*/#, with: "")
        #expect(code.firstMatch(of: traps) == nil, "\(path):\(number + 1): \(line)")
      }
    }
  }

  @Test func `a source file can be read in one sitting`() throws {
    let tables = ["Embedded.swift", "CompositionTables", "CanonicalMappings"]
    for path in try Self.files("Sources", ".swift") where !tables.contains(where: path.contains) {
      let lines = try Self.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 300, "\(path) has \(lines) lines")
    }
  }

  @Test func `what is embedded is what stands in the folders`() throws {
    let embedded = try Self.text("Sources/FormEmitter/Embedded.swift")
    for path in try Self.files("Templates", ".mustache") + Self.files("Sources/FormRuntime/Checks", ".swift")
    {
      #expect(try embedded.contains(Self.text(path)), "\(path) changed; run `swift run generate`")
    }
    for type in ["FormDay", "FormTime", "FormDateTime"] {
      let text = try Self.text("Sources/FormPlan/Values/\(type).swift").replacing("public ", with: "")
      #expect(embedded.contains(text), "\(type) changed; run `swift run generate`")
    }
  }

  @Test func `every control has a template`() throws {
    for control in Control.allCases.map(\.rawValue) {
      #expect(
        FileManager.default.fileExists(
          atPath: Self.root.appending(path: "Templates/fields/\(control).mustache").path))
    }
  }

  @Test func `every kind of field is used in a form, and every form has scenarios`() throws {
    let forms = try Self.files("Forms", ".form.yaml")
    let all = try forms.map(Self.text).joined()
    for kind in FieldKind.allCases where kind != .text { #expect(all.contains("type: \(kind.rawValue)")) }
    for form in forms {
      let scenarios = form.replacing(".form.yaml", with: ".scenarios.yaml")
      #expect(
        FileManager.default.fileExists(atPath: Self.root.appending(path: scenarios).path), "\(scenarios)")
    }
  }

  @Test func `a target imports only those above it`() throws {
    let package = try Self.text("Package.swift")
    let order = package.matches(of: #/target\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/#)
    var above: Set<String> = ["CLibYAML"]
    for match in order where !match.1.hasSuffix("Tests") {
      let imports = (match.2 ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: ["\"", " ", "\n"])
      }
      for name in imports where !name.isEmpty { #expect(above.contains(name), "\(match.1) imports \(name)") }
      above.insert(String(match.1))
    }
    #expect(above.count >= 12)
  }
}
