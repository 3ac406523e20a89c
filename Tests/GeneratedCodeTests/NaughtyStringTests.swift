import FormCompiler
import FormDiagnostics
import FormEmitter
import FormPlan
import Foundation
import Testing

/// Whatever the texts of a form hold, they become literals, and nothing else of the code changes.
///
/// The compiler's own parser reads what was generated. Each form is held against one of the same shape whose texts
/// are plain words: the trees must be equal but for the literals, and each literal must be the text that went in.
@Suite struct NaughtyStringTests {
  /// Strings that have broken generators before.
  static let strings: [String] =
    [
      "a\rb", "a\nb", "a\r\nb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{B}b", "a\u{C}b", "a\u{0}b",
      "a\tb",
      "first\rlet x = 1\nimport Foundation", "*/\nlet x = 1 /*", "He said \"hi\"", "a\\new\\table",
      "\\(exit(1))",
      "\\(x)", "\\u{41}", "\"\"\"", "\"\"\"\nlet x = 1", "'", "#\"x\"#", "\"#", "\"##", "##", "\\#(x)",
      String(repeating: "#", count: 300), "*/", "/*", "//", "///", "#if",
      "#sourceLocation(file: \"a\", line: 1)",
      "@main", "`", "$0", "%@", "%1$@", "**b**", "[a](b)", "{{x}}", "{{{x}}}", "{{/x}}", "{{> x}}",
      "a\u{202E}b",
      "\u{202E}a\u{202C}", "\u{2066}a", "\u{2066}a\u{2069}", "\u{200F}a", "a\u{200B}b", "👩\u{200D}👧",
      "a\u{FEFF}b",
      "e\u{301}", "\u{301}", "\u{E000}", "\u{10FFFF}", "\u{FFFE}", "<#T##x#>", " ", "",
    ]

  /// The public list of naughty strings, where it is at hand.
  static let corpus = ProcessInfo.processInfo.environment["FORMC_CORPUS"].map {
    URL(filePath: $0).appending(path: "naughty-strings/blns.json")
  }

  @Test(arguments: EmissionStyle.allCases)
  func `texts that break programs become literals, and change nothing else`(style: EmissionStyle) throws {
    try check(Self.strings, style, refusing: 4...8)
  }

  @Test(.enabled(if: corpus != nil, "set FORMC_CORPUS to the folder with naughty-strings"))
  func `so do those of a public list`() throws {
    let strings = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: try #require(Self.corpus)))
    #expect(strings.count > 400)
    try check(Array(Set(strings)).sorted(), .mvvm, refusing: 5...20)
  }

  @Test func `what makes names in Swift too makes literals and code that can be read`() throws {
    let (sound, refused) = Self.judged(Self.strings) { [OddForm(options: [$0])] }
    #expect(sound.count > 25 && !refused.isEmpty)
    let form = OddForm(options: sound)
    let words = OddForm(options: sound.indices.map { "marker\($0)" })
    let (trees, marked) = try (form.trees(.mvvm), words.trees(.mvvm))
    for (tree, other) in zip(trees, marked) {
      let texts = other.literals.map { marker in
        marker.hasPrefix("marker") ? Int(marker.dropFirst(6)).map { sound[$0] } ?? marker : marker
      }
      // By value: the order of the cases is that of the form in both.
      #expect(tree.literals.map(Scalars.init) == texts.map(Scalars.init))
    }
  }

  /// Expects of each string that lint reports it, or that it becomes literals in its places.
  private func check(_ strings: [String], _ style: EmissionStyle, refusing: ClosedRange<Int>) throws {
    let (sound, refused) = Self.judged(strings) { [OddForm(texts: [$0])] }
    #expect(refusing.contains(refused.count), "\(refused)")
    let size = 25
    let words = try OddForm(texts: (0..<size).map { "marker\($0)" }).trees(style)
    for start in stride(from: 0, to: sound.count, by: size) {
      // The last one is filled up, so that all have the shape of the words.
      let texts = (0..<size).map { start + $0 < sound.count ? sound[start + $0] : "marker\($0)" }
      let trees = try OddForm(texts: texts).trees(style)
      #expect(trees.count == words.count)
      for (tree, other) in zip(trees, words) {
        let change = zip(tree.code, other.code).first { $0 != $1 }
        #expect(change == nil && tree.code.count == other.code.count, "code has changed: \(texts)")
        let wanted = other.literals.map { marker in
          marker.hasPrefix("marker") ? Int(marker.dropFirst(6)).map { texts[$0] } ?? marker : marker
        }
        let other = zip(tree.literals, wanted).first { Scalars($0) != Scalars($1) }
        #expect(other == nil && tree.literals.count == wanted.count)
      }
      let places = words.flatMap(\.literals).count { $0 == "marker0" }
      #expect(places >= 11, "texts of a section are in \(places) places")
    }
  }

  /// The strings that pass the checks, and those that are reported.
  private static func judged(_ strings: [String], _ forms: (String) -> [OddForm]) -> (
    sound: [String], refused: [String]
  ) {
    var (sound, refused) = ([String](), [String]())
    for string in strings {
      let findings = forms(string).flatMap { $0.compiled.report.diagnostics }
      if findings.contains(where: { $0.severity == .error }) {
        refused.append(string)
      } else {
        sound.append(string)
      }
    }
    return (sound, refused)
  }
}

/// A string that equals another scalar by scalar only.
private struct Scalars: Equatable, CustomStringConvertible {
  var scalars: [UInt32]
  init(_ string: String) { scalars = string.unicodeScalars.map(\.value) }
  var description: String { scalars.map { String($0, radix: 16) }.joined(separator: " ") }
}

/// A form whose texts, or whose options, are strings from elsewhere.
private struct OddForm {
  var text: String

  /// A section for each string, which stands wherever a section has a text.
  init(texts: [String]) {
    text = "form: Odd\nfocus: {toolbar: [next, done]}\nsections:\n"
    for (number, string) in texts.enumerated() {
      let text = Self.quoted(string)
      self.text += """
          - id: part\(number)
            title: \(text)
            footer: \(text)
            fields:
              - id: name\(number)
                label: \(text)
                placeholder: \(text)
                help: \(text)
                default: \(text)
                validate: [{required, message: \(text)}]
              - id: pick\(number)
                type: choice
                label: \(text)
                placeholder: \(text)
                options: [{id: a, label: \(text)}, b]
              - {id: hint\(number), type: note, text: \(text)}
              - {id: count\(number), type: integer, label: \(text), unit: \(text)}
              - {id: call\(number), type: action, label: \(text), perform: call}

        """
    }
    text += "submit: {label: Send}\n"
  }

  /// A choice with these options, and a section called like each, since both become names in Swift.
  init(options: [String]) {
    text = "form: Odd\nsections:\n"
    for (number, title) in options.enumerated() {
      text += "  - {title: \(Self.quoted(title)), fields: [{id: hint\(number), type: note, text: Hint}]}\n"
    }
    text += "  - fields:\n      - id: pick\n        type: choice\n        label: Pick\n        options:\n"
    for (number, option) in options.enumerated() {
      text += "          - {id: \(Self.quoted(option)), label: \"o\(number)\"}\n"
    }
    text += "submit: {label: Send}\n"
  }

  /// What the compiler says.
  var compiled: CompiledForm { Compiler.compile(SourceFile(path: "Odd.form.yaml", text: text)) }

  /// What the compiler's parser sees in each file, by name.
  func trees(_ style: EmissionStyle) throws -> [SwiftTree] {
    let plan = try #require(compiled.plan, "\(text)")
    let input = EmitterInput(plan: plan, source: "Odd.form.yaml")
    let files = try FormCompiler.Generator(style: style).files(for: [input])
    let folder = try GeneratedForms.written(files, "naughty")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try files.keys.filter { $0.hasPrefix("Odd") }.sorted().map {
      try SwiftTree(folder.appending(path: $0))
    }
  }

  /// A scalar in double quotes; what YAML does not allow bare is escaped.
  private static func quoted(_ string: String) -> String {
    let scalars = string.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x22, 0x5C: "\\" + String(scalar)
      case 0x20..<0x7F, 0xA1...0x2027, 0x202A..<0xD800, 0xE000..<0xFEFF, 0xFF00..<0xFFFE: String(scalar)
      case 0x10000...: String(scalar)
      default: "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
      }
    }
    return "\"" + scalars.joined() + "\""
  }
}

/// A file of Swift as `swiftc -frontend -dump-parse` sees it.
private struct SwiftTree {
  /// The values of its string literals, in order.
  var literals: [String] = []
  /// Everything else in pieces, without places.
  var code: [String] = []

  init(_ file: URL) throws {
    let outcome = try Tool.run(
      "swiftc", ["-frontend", "-dump-parse", "-dump-ast-format", "json", file.path])
    #expect(outcome.status == 0, "\(outcome.complaints)")
    add(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
  }

  private mutating func add(_ node: Any) {
    switch node {
    case let node as [String: Any]:
      if node["_kind"] as? String == "string_literal_expr" {
        literals.append(node["value"] as? String ?? "")
        code.append("literal")
        return
      }
      // Places, and a declaration's name, which ends with one.
      for key in node.keys.sorted() where !["range", "filename", "decl_context", "decl"].contains(key) {
        code.append(key)
        if let value = node[key] { add(value) }
      }
      code.append(";")
    case let nodes as [Any]: nodes.forEach { add($0) }
    default: code.append("\(node)")
    }
  }
}
