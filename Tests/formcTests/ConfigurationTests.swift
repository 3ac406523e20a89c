import Testing

@testable import formc

/// formc.yaml: what it says is done, and what it should not say is found.
@Suite struct ConfigurationTests {
  /// A project with two listed folders and a form that no entry lists.
  private func project(_ configuration: String) -> FakeWorld {
    FakeWorld([
      "formc.yaml": configuration, "Forms/A.form.yaml": Sample.form("A"),
      "More/B.form.yaml": Sample.form("B"), "Drafts/C.form.yaml": Sample.broken, "Empty/a.txt": "",
    ])
  }

  @Test(
    arguments: [
      ("version: 0.1\nform: [Forms]", "2:1", "formc.yaml has no key 'form'", "did you mean 'forms'?"),
      ("version: 0.1\noutput: Out", "2:1", "formc.yaml has no key 'output'", "it is a key of 'generate'"),
      (
        "version: 0.1\ngenerate: {outptu: Out}", "2:12", "'generate' has no key 'outptu'",
        "did you mean 'output'?"
      ),
      ("version: 0.1\nlint: {rule: {}}", "2:8", "'lint' has no key 'rule'", "did you mean 'rules'?"),
      (
        "version: 0.1\nlint: off", "2:7", "'lint' is a mapping, keys with values",
        "write `lint: {rules: {keyboard/no-return-key: warning}}`"
      ),
      ("forms: [Forms]", "1:1", "formc.yaml has no 'version'", "add `version: 0.1`"),
      ("", "1:1", "formc.yaml has no 'version'", "add `version: 0.1`"),
      ("# nothing", "1:1", "formc.yaml has no 'version'", "add `version: 0.1`"),
      ("- version", "1:1", "formc.yaml is a mapping, keys with values", "write `version: 0.1`"),
      (
        "version: 0.2\nfroms: []", "1:10", "this file is for formc 0.2, and this is formc 0.1",
        "use that formc, or write `version: 0.1`"
      ),
      (
        "version: 0.10", "1:10", "this file is for formc 0.10, and this is formc 0.1",
        "use that formc, or write `version: 0.1`"
      ),
      ("version: [0.1]", "1:10", "'version' is one text", "write `version: 0.1`"),
      ("version: !!str 0.1", "1:10", "tag '!!str' stands before a value", "leave it out; a text"),
      ("version: 0.1\nforms: Forms", "2:8", "'forms' is a list of paths", "write `forms: [Forms]`"),
      ("version: 0.1\nforms: []", "2:8", "'forms' is a list of paths", "write `forms: [Forms]`"),
      (
        "version: 0.1\nforms: [['Forms']]", "2:9", "an entry of 'forms' is one text", "write `forms: [Forms]`"
      ),
      (
        "version: 0.1\nforms: [Froms]", "2:9", "there is no 'Froms'",
        "paths begin in the folder of formc.yaml"
      ),
      (
        "version: 0.1\nforms: [Forms, Sources]", "2:16", "there is no 'Sources'",
        "paths begin in the folder of formc.yaml"
      ),
      ("version: 0.1\nforms: [Empty]", "2:9", "no form in 'Empty'", "searched for *.form.yaml"),
      (
        "version: 0.1\ngenerate: {output: ''}", "2:20", "'output' names no path",
        "`.` is the folder of this file"
      ),
      ("version: 0.1\ngenerate: {style: mvm}", "2:19", "there is no style 'mvm'", "did you mean 'mvvm'?"),
      (
        "version: 0.1\ngenerate: {style: container}", "2:19", "'style: container' is not yet in formc 0.1",
        "one of mvvm, view"
      ),
      (
        "version: 0.1\ngenerate: {platform: iOS 16}", "2:22", "the platform 'iOS 16' is not supported",
        "iOS 17 to iOS 27 are"
      ),
      (
        "version: 0.1\ngenerate: {platform: iOS 28}", "2:22", "the platform 'iOS 28' is not supported",
        "iOS 17 to iOS 27 are"
      ),
      (
        "version: 0.1\ngenerate: {platform: 17}", "2:22", "the platform '17' is not supported",
        "did you mean 'iOS 17'?"
      ),
      (
        "version: 0.1\ngenerate: {access: public}", "2:20", "'access: public' is not yet in formc 0.1",
        "only 'internal' is known"
      ),
      (
        "version: 0.1\ngenerate: {access: private}", "2:20", "there is no access 'private'",
        "only 'internal' is known"
      ),
      (
        "version: 0.1\nlint: {rules: {regex/syntx: off}}", "2:16", "there is no rule 'regex/syntx'",
        "did you mean 'regex/syntax'?"
      ),
      (
        "version: 0.1\nlint: {rules: {regex/syntax: off}}", "2:30", "'regex/syntax' is always an error",
        "take the line away: a form that breaks this rule cannot be understood"
      ),
      (
        "version: 0.1\nlint: {rules: {keyboard/no-return-key: warnin}}", "2:40",
        "there is no severity 'warnin'", "did you mean 'warning'?"
      ),
      (
        "version: 0.1\nlint: {rules: {keyboard/no-return-key: }}", "2:39", "an entry of 'rules' is one text",
        "write `rules: {keyboard/no-return-key: warning}`"
      ),
      (
        "version: 0.1\nlint: {rules: {keyboard/no-return-key: {off: Forms}}}", "2:46",
        "'off' is a list of paths", "write `off: [Forms]`"
      ),
      ("version: 0.1\nversion: 0.1", "2:1", "key 'version' is written twice", nil),
      ("version: 0.1\nforms: [", "3:1", "a value is missing", nil),
    ] as [(String, String, String, String?)])
  func `a mistake is found in its place`(text: String, place: String, message: String, help: String?) {
    let world = project(text + "\n")
    #expect(world.run("lint") == .usage)
    #expect(world.output == "")
    #expect(world.complaints.hasPrefix("formc.yaml:\(place): error: \(message)"), "\(world.complaints)")
    #expect(world.complaints.contains("   help: \(help ?? "")") == (help != nil), "\(world.complaints)")
    #expect(world.complaints.split(separator: "\n").count { $0.contains(": error: ") } == 1)
  }

  @Test func `every mistake is found at once`() {
    let world = project("version: 0.1\nform: []\ngenerate: {style: x, acces: internal}\n")
    #expect(world.run("generate") == .usage)
    #expect(world.complaints.split(separator: "\n").count { $0.contains(": error: ") } == 3)
  }

  @Test func `without PATH what it lists is looked at, from wherever in the project`() {
    let world = project("version: 0.1\nforms: [Forms, More/*.form.yaml]\n")
    #expect(world.run("lint") == .clean)
    #expect(world.output == "nothing found in 2 forms\n")
    world.workingFolder = "/home/ada/Drafts"
    #expect(world.run("lint") == .clean)
    #expect(world.output == "nothing found in 2 forms\n")
    #expect(world.run("lint .") == .findings)
    world["Drafts/formc.yaml"] = "version: 0.1\n"
    #expect(world.run("lint") == .findings)
  }

  @Test func `what a call says goes before`() {
    let world = project("version: 0.1\nforms: [Forms]\ngenerate: {output: Out, style: view}\n")
    #expect(world.run("generate") == .clean)
    #expect(world["Out/AForm.swift"] != nil)
    #expect(world["Out/AModel.swift"] == nil)
    #expect(world.run("generate --style mvvm --output Other") == .clean)
    #expect(world["Other/AModel.swift"] != nil)
  }

  @Test func `scenarios are looked for in the folder of the file`() {
    let world = project("version: 0.1\n")
    world["Forms/A.scenarios.yaml"] = "form: A.form.yaml\nscenarios:\n  - {name: a, steps: [submit]}\n"
    world.workingFolder = "/home/ada/Drafts"
    #expect(world.run("test") == .clean)
    #expect(world.output.contains("1 scenario in 1 file"))
  }

  @Test func `a rule that is off by default runs where it is asked for`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A", field: "email")])
    #expect(world.run("lint") == .clean)
    #expect(!world.output.contains("autofill/missing-type"))
    world["formc.yaml"] = "version: 0.1\nlint: {rules: {autofill/missing-type: warning}}\n"
    #expect(world.run("lint --strict") == .findings)
    #expect(world.output.hasPrefix("A.form.yaml:"))
    #expect(world.output.contains(" warning: "))
    #expect(world.output.contains("[autofill/missing-type]"))
  }

  /// A form with an error that a project may think less of.
  private static let trapped = Sample.form("T").replacing(
    "label: Name", with: "label: Name\n    keyboard: phonePad")

  @Test(
    arguments: [
      ("error", .findings, "error:"), ("warning", .clean, "warning:"), ("info", .clean, "info:"),
      ("off", .clean, nil),
      ("{warning: [Forms]}", .clean, "warning:"), ("{off: [Forms/T*]}", .clean, nil),
      ("{off: [More]}", .findings, "error:"), ("{info: [.], off: ['**/T.form.yaml']}", .clean, nil),
    ] as [(String, RunStatus, String?)])
  func `a project decides how much a rule matters`(severity: String, status: RunStatus, word: String?) {
    let world = FakeWorld([
      "formc.yaml": "version: 0.1\nlint:\n  rules:\n    keyboard/no-return-key: \(severity)\n",
      "Forms/T.form.yaml": Self.trapped,
    ])
    #expect(world.run("lint") == status)
    #expect(world.output.contains("[keyboard/no-return-key]") == (word != nil))
    if let word { #expect(world.output.hasPrefix("Forms/T.form.yaml:5:15: \(word) ")) }
    #expect(!world.output.contains("wait until") || status == .findings)
    #expect(world.run("generate") == status)
    #expect((world["Forms/TForm.swift"] != nil) == (status == .clean))
  }
}
