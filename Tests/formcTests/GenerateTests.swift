import FormEmitter
import Testing

@testable import formc

@Suite struct GenerateTests {
  /// A world in which one form's Swift has been written.
  private func written() -> FakeWorld {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A")])
    #expect(world.run("generate Forms") == .clean)
    return world
  }

  @Test func `Swift stands beside its form`() {
    let world = written()
    #expect(world["Forms/AForm.swift"].flatMap(FileHeader.content)?.source == "A.form.yaml")
    #expect(world["Forms/AForm.swift"].flatMap(FileHeader.content)?.isUnchanged == true)
    #expect(world.output.contains("written Forms/AForm.swift\n"))
    #expect(!world.names.contains { $0.contains("formc-new") })
  }

  @Test func `a file that has not changed is not written again`() {
    let world = written()
    #expect(world.run("generate Forms") == .clean)
    #expect(world.written == [])
    #expect(world.output.contains("unchanged Forms/AForm.swift\n"))
  }

  @Test func `one error in one form, and nothing at all is written`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A"), "B.form.yaml": Sample.broken])
    #expect(world.run("generate") == .findings)
    #expect(world.names == ["A.form.yaml", "B.form.yaml"])
    #expect(world.output.hasSuffix("nothing was written\n"))
  }

  @Test func `one form that cannot be read, and nothing at all is written`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A"), "B.form.yaml": Sample.form("B")])
    world.unreadableEnd = "B.form.yaml"
    #expect(world.run("generate") == .failure)
    #expect(world.output == "nothing was written\n")
    #expect(world.names == ["A.form.yaml", "B.form.yaml"])
  }

  @Test(arguments: ["generate Forms", "generate Forms --force", "generate Forms --check"])
  func `a file that formc did not write is left alone`(line: String) {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A"), "Forms/AForm.swift": "struct AForm {}\n"])
    #expect(world.run(line) == .findings)
    #expect(world["Forms/AForm.swift"] == "struct AForm {}\n")
    #expect(world.names == ["Forms/A.form.yaml", "Forms/AForm.swift"])
    #expect(world.output.contains("Forms/AForm.swift: formc did not write it"))
  }

  @Test func `a file that somebody edited is overwritten by force only`() {
    let world = written()
    let clean = world["Forms/AForm.swift"] ?? ""
    world["Forms/AForm.swift"] = clean + "// mine\n"
    #expect(world.run("generate Forms") == .findings)
    #expect(
      world.output.contains("left alone Forms/AForm.swift: somebody edited it; --force overwrites it\n"))
    #expect(world["Forms/AForm.swift"] == clean + "// mine\n")
    #expect(world.run("generate Forms --force") == .clean)
    #expect(world["Forms/AForm.swift"] == clean)
  }

  @Test func `an output goes with its form, and what people wrote stays`() {
    let world = written()
    world["Forms/B.form.yaml"] = Sample.form("B")
    world["Forms/A.form.yaml"] = nil
    world["Forms/AHelper.swift"] = "// by hand\n"
    #expect(world.run("generate Forms") == .clean)
    #expect(world.output.contains("removed Forms/AForm.swift: 'A.form.yaml' is gone\n"))
    #expect(world["Forms/AForm.swift"] == nil)
    #expect(world["Forms/AHelper.swift"] == "// by hand\n")
  }

  @Test(arguments: ["Forms/Generated", "Sources/App"])
  func `what another call wrote into a folder without forms is let be`(output: String) {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A")])
    #expect(world.run("generate Forms --output \(output)") == .clean)
    let written = world.names.filter { $0.hasPrefix(output) }
    #expect(!written.isEmpty)
    #expect(world.run("generate") == .clean)
    #expect(world.names.filter { $0.hasPrefix(output) } == written)
    #expect(world.run("generate --check") == .clean)
  }

  @Test func `a form with a name of its own is not gone either`() {
    let world = FakeWorld(["odd.yaml": Sample.form("Odd"), "A.form.yaml": Sample.form("A")])
    #expect(world.run("generate odd.yaml") == .clean)
    #expect(world.run("generate") == .clean)
    #expect(world["OddForm.swift"] != nil)
  }

  @Test func `what forms share waits for a form with errors`() {
    let world = written()
    world["Forms/A.form.yaml"] = Sample.broken
    world["Forms/B.form.yaml"] = Sample.form("B").replacing(
      "label: Name", with: "label: Name\n    validate: [email]")
    #expect(world.run("generate Forms/B.form.yaml") == .findings)
    #expect(
      world.output.contains(
        "left alone Forms/FormSupport.swift: it also serves 'A.form.yaml', which has errors\n"))
    #expect(world["Forms/BForm.swift"] == nil)
  }

  @Test func `another style takes the first one's files away`() {
    let world = written()
    #expect(world.run("generate Forms --style view") == .clean)
    #expect(world["Forms/AModel.swift"] == nil)
  }

  @Test func `a form that was not asked about is not gone`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A"), "B.form.yaml": Sample.form("B")])
    #expect(world.run("generate --output Out") == .clean)
    let shared = world["Out/FormSupport.swift"]
    #expect(world.run("generate A.form.yaml --output Out") == .clean)
    #expect(world["Out/BForm.swift"] != nil)
    #expect(world["Out/FormSupport.swift"] == shared)
  }

  @Test func `what forms share is not made anew without all of them`() {
    let world = FakeWorld(["A/A.form.yaml": Sample.form("A"), "B/B.form.yaml": Sample.form("B")])
    #expect(world.run("generate --output Out") == .clean)
    world["A/C.form.yaml"] = Sample.form("C")
    #expect(world.run("generate A --output Out") == .clean, "C shares nothing that was not there")
    world["A/C.form.yaml"] = Sample.form("C").replacing(
      "label: Name", with: "label: Name\n    validate: [email]")
    world["Out/CForm.swift"] = nil
    #expect(world.run("generate A --output Out") == .findings)
    #expect(
      world.output.contains(
        "left alone Out/FormSupport.swift: it also serves 'B.form.yaml', which was not asked about\n"))
    #expect(world["Out/CForm.swift"] == nil)
  }

  @Test func `two forms do not take each other's file`() {
    let world = written()
    world["Forms/B.form.yaml"] = Sample.form("A")
    #expect(world.run("generate Forms/B.form.yaml") == .findings)
    #expect(world.output.contains("left alone Forms/AForm.swift: it belongs to 'A.form.yaml'\n"))
  }

  @Test func `when the disk is full nothing half done stays`() {
    let world = written()
    let before = world.files
    world["Forms/A.form.yaml"] = Sample.form("A", field: "other")
    world.failingEnd = ".AModel.swift.formc-new"
    #expect(world.run("generate Forms") == .failure)
    #expect(world.complaints.contains("the disk is full"))
    #expect(world.names == before.keys.map { String($0.dropFirst("/home/ada/".count)) }.sorted())
    #expect(world["Forms/AForm.swift"] == before["/home/ada/Forms/AForm.swift"])
  }

  @Test func `temporary names are nothing that a build picks up`() {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A")])
    world.run("generate Forms")
    #expect(!world.written.isEmpty)
    #expect(world.written.allSatisfy { $0.hasPrefix("/home/ada/Forms/.") && !$0.hasSuffix(".swift") })
  }

  @Test func `a dry run says what would be, and does not do it`() {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A")])
    #expect(world.run("generate Forms --dry-run") == .clean)
    #expect(world.names == ["Forms/A.form.yaml"])
    #expect(world.output.contains("would write Forms/AForm.swift\n"))
    #expect(world.output.contains("nothing was written; it would be: "))
  }

  @Test func `standard output gets the Swift alone`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A")])
    #expect(world.run("generate A.form.yaml --stdout") == .clean)
    #expect(world.output.contains("// MARK: - AForm.swift\n\n// Generated by formc"))
    #expect(world.names == ["A.form.yaml"])
  }
}
