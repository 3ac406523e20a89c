import Testing

@testable import formc

/// What is no form, or cannot be read: a located sentence, the right exit status, and nothing written.
@Suite struct BadInputTests {
  /// A file that cannot be read as a form.
  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Where the first finding stands, and its rule.
    var place: String
    var rule: String
    var bytes: [UInt8]

    init(_ name: String, _ place: String, _ rule: String, _ text: String) {
      self.init(name, place, rule, Array(text.utf8))
    }

    init(_ name: String, _ place: String, _ rule: String, _ bytes: [UInt8]) {
      (testDescription, self.place, self.rule, self.bytes) = (name, place, rule, bytes)
    }
  }

  private static let form = "form: A\nfields: [{id: name, label: Näme}]\nsubmit: {label: Send}\n"

  static let bad: [Bad] = [
    Bad("nothing", "1:1", "schema/missing-key", ""),
    Bad("a list", "1:1", "schema/wrong-type", "- a\n"),
    Bad(
      "a million brackets", "2:72", "yaml/limit",
      "form: A\nfields: " + String(repeating: "[", count: 1_000_000)),
    Bad(
      "hyphens without end", "3:127", "yaml/limit",
      "form: A\nfields:\n" + String(repeating: "- ", count: 10_000) + "x\n"),
    Bad("aliases that multiply", "7:40", "yaml/limit", "form: A\n" + bomb),
    Bad(
      "an alias in itself", "2:15", "yaml/recursive-alias",
      "form: A\nfields: &all [*all]\nsubmit: {label: S}\n"),
    Bad(
      "parentheses without end", "5:97", "condition/syntax",
      "form: A\nfields:\n  - {id: a, label: A}\n  - {id: b, label: B}\n  - {id: c, label: C, visible: '"
        + String(repeating: "(", count: 2000) + "'}\nsubmit: {label: S}\n"),
    Bad(
      "UTF-16", "1:1", "yaml/encoding",
      [0xFF, 0xFE] + form.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    Bad("Latin-1", "2:29", "yaml/encoding", form.unicodeScalars.map { UInt8($0.value) }),
    Bad("a character that is cut off", "1:8", "yaml/encoding", Array("form: Ä".utf8) + [0xE2, 0x82]),
    Bad("NUL", "2:29", "yaml/encoding", form.replacing("ä", with: "\u{0}")),
    Bad("two byte-order marks", "1:1", "yaml/encoding", "\u{FEFF}\u{FEFF}" + form),
    Bad("a byte-order mark inside", "2:1", "yaml/encoding", form.replacing("fields", with: "\u{FEFF}fields")),
    Bad(
      "a tab that indents", "3:1", "yaml/tab",
      "form: A\nfields:\n\t- {id: name, label: Name}\nsubmit: {label: S}\n"),
    Bad("two documents", "4:1", "yaml/multiple-documents", form + "---\n" + form),
    Bad("text behind the end", "5:1", "yaml/multiple-documents", form + "...\nform: B\n"),
    Bad("a name that is a path", "1:7", "naming/invalid-id", form.replacing("form: A", with: "form: ../x")),
    Bad(
      "a name that is a line", "1:7", "naming/invisible-character",
      form.replacing("form: A", with: "form: \"A\\nB\"")),
  ]

  private static let bomb: String = (0...9).map { level in
    let aliases = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
    return level == 0 ? "a0: &a0 [x]\n" : "a\(level): &a\(level) [\(aliases)]\n"
  }.joined()

  @Test(arguments: bad) func `what is no form is a finding at its place, and nothing is written`(file: Bad) {
    let world = FakeWorld(["B.form.yaml": Sample.form("B")])
    world.bytes["/home/ada/A.form.yaml"] = file.bytes
    #expect(world.run("lint") == .findings)
    let line = world.output.prefix { $0 != "\n" }
    #expect(line.hasPrefix("A.form.yaml:\(file.place): error: "), "\(line)")
    #expect(line.hasSuffix("[\(file.rule)]"), "\(line)")
    #expect(world.output.utf8.count < 4000)
    #expect(world.complaints == "")

    #expect(world.run("generate --output Out") == .findings)
    #expect(world.output.hasPrefix("A.form.yaml:\(file.place): error: "))
    #expect(world.written == [])
    #expect(world.names == ["B.form.yaml"])
  }

  @Test func `what is not there is said, and nothing is written`() {
    let world = FakeWorld(["Notes/a.txt": "form: A", "B.form.yaml": Sample.form("B")])
    for command in ["lint", "generate", "test"] {
      #expect(world.run("\(command) Nowhere") == .failure)
      #expect(world.complaints.hasPrefix("formc: there is no 'Nowhere'"))
      #expect(world.run("\(command) Notes") == .usage)
      #expect(world.complaints.hasPrefix("formc: no "))
      #expect(world.written == [])
    }
    world.unreadableEnd = "B.form.yaml"
    for command in ["lint", "generate"] {
      #expect(world.run(command) == .failure)
      #expect(world.complaints.hasPrefix("formc: cannot read '/home/ada/B.form.yaml': permission denied"))
      #expect(world.written == [])
    }
  }

  @Test(arguments: [
    "\u{FEFF}" + form, "\u{FEFF}---\n" + form, form.replacing("\n", with: "\r\n"),
    "\u{FEFF}" + form.replacing("\n", with: "\r\n"), form.replacing(": ", with: ":\t"), form + "---\n",
    form + "...\n",
    "# a form\n---\n" + form,
  ]) func `what only looks odd is a form`(text: String) {
    let world = FakeWorld()
    world.bytes["/home/ada/A.form.yaml"] = Array(text.utf8)
    #expect(world.run("lint") == .clean)
    #expect(world.output == "nothing found in 1 form\n")
    #expect(world.run("generate") == .clean)
    #expect(world["AForm.swift"]?.contains("Text(verbatim: \"Näme\")") == true)
    #expect(world["AForm.swift"]?.contains("\r") == false)
  }

  @Test func `300 aliases to a list that fields share are fine`() {
    let fields = (0..<300).map { "  - {id: f\($0), type: choice, label: F\($0), options: *sizes}\n" }.joined()
    let world = FakeWorld([
      "A.form.yaml": """
      form: A
      fields:
        - {id: first, type: choice, label: First, options: &sizes [s, m, l]}
      \(fields)submit: {label: Send}

      """
    ])
    #expect(world.run("lint") == .clean)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}"]) func `a path in a header stays in its line`(end: String)
  {
    let name = "A\(end)import Foundation.form.yaml"
    let world = FakeWorld([name: Sample.form("A")])
    let plain = FakeWorld(["A.form.yaml": Sample.form("A")])
    #expect(world.run("generate") == .clean && plain.run("generate") == .clean)
    let lines = { (text: String?) in
      Array((text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    }
    for file in ["AForm.swift", "AModel.swift"] {
      #expect(lines(world[file]).first?.hasPrefix("// Generated by formc") == true)
      #expect(lines(world[file]).dropFirst() == lines(plain[file]).dropFirst())
    }
    #expect(world.run("generate --check") == .clean)
  }
}
