import Testing

@testable import formc

/// How commands are called, and what they say to a call that makes no sense.
@Suite struct CallTests {
  private static let files = [
    "Forms/A.form.yaml": Sample.form("A"), "Bad/B.form.yaml": Sample.broken, "Empty/a.txt": "",
  ]

  @Test(
    arguments: [
      ("lint Forms", .clean), ("lint", .findings), ("lint Bad/B.form.yaml", .findings),
      ("lint Empty", .usage),
      ("lint *.form.yaml", .usage), ("lint Forms/*.form.yaml", .clean), ("lint **/*.form.yaml", .findings),
      ("lint F*/?.form.yaml", .clean), ("lint Nowhere", .failure), ("lint -- --strict", .failure),
      ("lint Forms/A.form.yaml Forms", .clean), ("generate Bad --stdout", .findings),
      ("generate --check --dry-run", .usage), ("generate --diff --check", .usage), ("generate -", .usage),
      ("explain schema/unknown-key", .clean),
      ("explain", .usage), ("explain a b", .usage), ("rules", .clean), ("rules --format markdown", .clean),
      ("rules --format json", .clean), ("rules x", .usage), ("schema", .clean),
      ("schema x", .usage), ("version", .clean), ("--version", .clean),
      ("help help", .clean), ("help lint rules", .usage), ("help -x", .usage),
      ("dump Forms/A.form.yaml", .clean), ("dump Bad/B.form.yaml", .findings), ("dump Forms", .usage),
      ("dump Nowhere.form.yaml", .failure), ("run Forms/A.form.yaml", .usage), ("test Forms", .usage),
    ] as [(String, RunStatus)])
  func `a run ends with its status`(line: String, status: RunStatus) {
    let world = FakeWorld(Self.files)
    #expect(world.run(line) == status)
    #expect(
      world.complaints.isEmpty == (status == .clean || status == .findings) || line.contains("--stdout"))
  }

  @Test(arguments: [
    ("lnt", "unknown command 'lnt'", "did you mean 'lint'?"),
    ("frobnicate", "unknown command 'frobnicate'", "`formc help` lists the commands"),
    ("lint --formt json", "unknown option '--formt'", "did you mean '--format'?"),
    ("lint --format jsn", "unknown value '--format jsn'", "did you mean 'json'?"),
    ("lint --color=sometimes", "unknown value '--color sometimes'", "one of auto, always, never"),
    ("test --format xml", "unknown value '--format xml'", "one of text, json, tap, junit"),
    ("lint --format", "'--format' lacks its value", "write `--format text|json`"),
    (
      "explain schema/unknwon-key", "unknown rule 'schema/unknwon-key'",
      "did you mean 'schema/unknown-key'?"
    ),
    ("--verison", "unknown option '--verison'", "did you mean '--version'?"),
  ])
  func `a name that is not known gets the nearest`(line: String, message: String, help: String) {
    let world = FakeWorld(Self.files)
    #expect(world.run(line) == .usage)
    #expect(world.output == "")
    #expect(world.complaints == "formc: \(message)\n   help: \(help)\n")
  }

  @Test(arguments: [
    ("lsp A", "'lsp'"), ("lint --format sarif", "'--format sarif'"),
    ("lint --config x", "'lint --config'"),
    ("generate --access internal", "'generate --access'"),
    ("generate --style container", "'--style container'"),
  ])
  func `what is still to come says so`(line: String, name: String) {
    let world = FakeWorld(Self.files)
    #expect(world.run(line) == .usage)
    #expect(world.complaints == "formc: \(name) is not yet in formc 0.1\n")
  }

  @Test func `a switch takes no value, and an option stands once`() {
    let world = FakeWorld(Self.files)
    #expect(world.run("lint --strict=yes") == .usage)
    #expect(world.complaints == "formc: '--strict' takes no value\n")
    #expect(world.run("generate --style view --style mvvm") == .usage)
    #expect(world.complaints == "formc: '--style' stands twice\n")
    #expect(world.run("test --format json=") == .usage)
    #expect(world.complaints == "formc: '--format json=' names no file\n")
  }

  @Test func `a name in a complaint cannot write to the terminal`() {
    let world = FakeWorld()
    world.run("lint \u{1B}[31m")
    #expect(world.complaints == "formc: there is no '\\u{1B}[31m'\n")
  }

  @Test(arguments: [
    ("auto", false, "", false), ("auto", true, "", true), ("auto", true, "1", false),
    ("always", false, "1", true),
    ("never", true, "", false),
  ])
  func `colour is for terminals, and for those who ask`(
    choice: String, isTerminal: Bool, noColour: String, isColoured: Bool
  ) {
    let world = FakeWorld(Self.files)
    world.isTerminal = isTerminal
    world.environment = ["NO_COLOR": noColour]
    world.run("lint --color \(choice)")
    #expect(world.output.contains("\u{1B}[") == isColoured)
  }
}
