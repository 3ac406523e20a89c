import FormEmitter
import Testing

@testable import formc

/// What `generate` does in the output folder of a formc.yaml: it knows which forms there are.
@Suite struct ProjectOutputTests {
  /// A project whose Swift has been written.
  private func written() -> FakeWorld {
    let world = FakeWorld([
      "formc.yaml": "version: 0.1\nforms: [Forms]\ngenerate: {output: Out}\n",
      "Forms/A.form.yaml": Sample.form("A"), "Forms/Sub/B.form.yaml": Sample.form("B"),
    ])
    #expect(world.run("generate") == .clean)
    return world
  }

  private func source(_ world: FakeWorld, _ path: String) -> String? {
    world[path].flatMap(FileHeader.content)?.source
  }

  @Test func `headers name forms from the folder of the file, wherever formc runs`() {
    let world = written()
    #expect(source(world, "Out/AForm.swift") == "Forms/A.form.yaml")
    #expect(source(world, "Out/BForm.swift") == "Forms/Sub/B.form.yaml")
    world.workingFolder = "/home/ada/Forms/Sub"
    #expect(world.run("generate --check") == .clean)
    #expect(world.run("generate B.form.yaml --check") == .clean)
    world.input = Sample.form("B")
    #expect(world.run("generate - --stdout --stdin-name B.form.yaml") == .clean)
    #expect(world.output.contains(" from Forms/Sub/B.form.yaml, "))
  }

  @Test func `a form outside is named by the way to it`() {
    let world = written()
    world.files["/home/Common/C.form.yaml"] = Sample.form("C")
    world["formc.yaml"]?.replace("[Forms]", with: "[Forms, ../Common]")
    #expect(world.run("generate") == .clean)
    #expect(source(world, "Out/CForm.swift") == "../Common/C.form.yaml")
    world.files["/home/Common/C.form.yaml"] = nil
    world.files["/home/Common/D.form.yaml"] = Sample.form("D")
    #expect(world.run("generate") == .clean)
    #expect(world["Out/CForm.swift"] == nil)
  }

  @Test func `an output goes with its form`() {
    let world = written()
    world["Forms/Sub/B.form.yaml"] = nil
    #expect(world.run("generate --check") == .findings)
    #expect(world.output.contains("left over: Out/BForm.swift: 'Forms/Sub/B.form.yaml' is gone\n"))
    #expect(world.run("generate") == .clean)
    #expect(world.output.contains("removed Out/BForm.swift: 'Forms/Sub/B.form.yaml' is gone\n"))
    #expect(world["Out/BForm.swift"] == nil)
    #expect(world["Out/AForm.swift"] != nil)
    #expect(world.run("generate --check") == .clean)
  }

  @Test func `a form that moved takes its output along`() {
    let world = written()
    world["Forms/B.form.yaml"] = world["Forms/Sub/B.form.yaml"]
    world["Forms/Sub/B.form.yaml"] = nil
    #expect(world.run("generate") == .clean)
    #expect(source(world, "Out/BForm.swift") == "Forms/B.form.yaml")
  }

  @Test(arguments: ["generate Forms/A.form.yaml", "generate Forms/A.form.yaml --check"])
  func `a form that was not asked about is not gone`(line: String) {
    let world = written()
    let before = world.files
    #expect(world.run(line) == .clean)
    #expect(world.files == before)
  }

  @Test func `a form that is there but not listed is not gone`() {
    let world = written()
    world["formc.yaml"]?.replace("[Forms]", with: "[Forms/A.form.yaml]")
    let before = world.files
    #expect(world.run("generate") == .clean)
    #expect(world.files == before)
  }

  @Test func `what somebody edited is named and left alone, unless by force`() {
    let world = written()
    world["Forms/Sub/B.form.yaml"] = nil
    world["Out/BForm.swift"]?.append("// mine\n")
    world["Out/Mine.swift"] = "// by hand\n"
    #expect(world.run("generate") == .findings)
    #expect(
      world.output.contains(
        "left alone Out/BForm.swift: 'Forms/Sub/B.form.yaml' is gone, but somebody edited it; --force overwrites it\n"
      ))
    #expect(world["Out/BForm.swift"]?.hasSuffix("// mine\n") == true)
    #expect(world.run("generate --force") == .clean)
    #expect(world["Out/BForm.swift"] == nil)
    #expect(world["Out/Mine.swift"] != nil)
  }

  @Test func `a folder that the call names is let be`() {
    let world = written()
    #expect(world.run("generate --output Other") == .clean)
    world["Forms/Sub/B.form.yaml"] = nil
    #expect(world.run("generate --output Other") == .clean)
    #expect(world["Other/BForm.swift"] != nil)
    #expect(world.run("generate --output Out") == .clean)
    #expect(world["Out/BForm.swift"] == nil)
  }

  @Test func `what forms share is the same whichever were asked about`() {
    let world = written()
    world["Forms/Sub/B.form.yaml"] = Sample.form("B").replacing(
      "label: Name", with: "label: Name\n    validate: [email]")
    #expect(world.run("generate Forms/A.form.yaml") == .clean)
    let shared = world["Out/FormSupport.swift"]
    #expect(world.run("generate") == .clean)
    #expect(world["Out/FormSupport.swift"] == shared)
  }

  @Test func `outputs from before there was a file are taken over`() {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A"), "Forms/B.form.yaml": Sample.form("B")])
    #expect(world.run("generate Forms --output Out") == .clean)
    #expect(source(world, "Out/AForm.swift") == "A.form.yaml")
    world["formc.yaml"] = "version: 0.1\nforms: [Forms]\ngenerate: {output: Out}\n"
    #expect(world.run("generate Forms/B.form.yaml") == .clean)
    #expect(source(world, "Out/AForm.swift") == "A.form.yaml")
    #expect(source(world, "Out/BForm.swift") == "Forms/B.form.yaml")
    #expect(world.run("generate --style view") == .clean)
    #expect(source(world, "Out/AForm.swift") == "Forms/A.form.yaml")
    #expect(world["Out/AModel.swift"] == nil)
  }

  @Test func `and beside their forms when the file is gone`() {
    let world = FakeWorld([
      "formc.yaml": "version: 0.1\n", "Forms/A.form.yaml": Sample.form("A"),
      "Forms/B.form.yaml": Sample.form("B"),
    ])
    #expect(world.run("generate") == .clean)
    world["formc.yaml"] = nil
    #expect(world.run("generate Forms/B.form.yaml") == .clean)
    #expect(world["Forms/AForm.swift"] != nil)
    #expect(source(world, "Forms/BForm.swift") == "B.form.yaml")
  }
}
