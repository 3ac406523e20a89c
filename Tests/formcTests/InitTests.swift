import Testing

@testable import formc

/// `formc init`: what it writes is a project at once, and it never takes a file's place.
@Suite struct InitTests {
  private static let files = ["Forms/Contact.form.yaml", "formc.schema.json", "formc.yaml"]

  @Test(arguments: ["", "New", "New/Deep", "/home/bob"])
  func `a project that is sound from the start`(folder: String) {
    let world = FakeWorld()
    #expect(world.run("init \(folder)") == .clean)
    let path = Path.absolute(folder.isEmpty ? "." : folder, in: "/home/ada")
    #expect(world.files.keys.sorted() == Self.files.map { path + "/" + $0 })
    #expect(world.output.hasSuffix("next: formc lint, then formc generate\n"))
    world.workingFolder = path
    #expect(world.run("lint --strict") == .clean)
    #expect(world.output == "nothing found in 1 form\n")
    #expect(world.run("generate") == .clean)
    #expect(world.files[path + "/Generated/ContactForm.swift"] != nil)
    #expect(world.run("generate --check") == .clean)
  }

  @Test(arguments: files) func `a file that is there stays, and nothing is written`(name: String) {
    let world = FakeWorld(["New/\(name)": "mine\n"])
    let before = world.files
    #expect(world.run("init New") == .findings)
    #expect(world.files == before)
    #expect(world.written == [])
    #expect(world.output == "")
    #expect(
      world.complaints == """
        formc: 'New/\(name)' is there already; nothing was written
           help: move it away, or name another folder: `formc init DIR`

        """)
  }

  @Test func `when the disk is full nothing half done stays`() {
    let world = FakeWorld()
    world.failingEnd = ".formc.yaml.formc-new"
    #expect(world.run("init") == .failure)
    #expect(world.files == [:])
  }

  @Test func `the form tells editors where the schema stands`() {
    let world = FakeWorld()
    world.run("init")
    #expect(
      world["Forms/Contact.form.yaml"]?.hasPrefix(
        "# yaml-language-server: $schema=../formc.schema.json\n") == true)
    let printed = FakeWorld()
    #expect(printed.run("schema") == .clean)
    #expect(world["formc.schema.json"] == printed.output)
  }
}
