import Testing

@testable import formc

@Suite struct FixTests {
  private static let slip = "form: A\nfields:\n  - id: name\n    labl: Name # shown\nsubmit: {label: Go}\n"
  private static let mended = "form: A\nfields:\n  - id: name\n    label: Name # shown\nsubmit: {label: Go}\n"

  @Test func `a fix is shown as lines that go and lines that come`() {
    let world = FakeWorld(["A.form.yaml": Self.slip])
    #expect(world.run("lint") == .findings)
    #expect(
      world.output.hasPrefix(
        """
        A.form.yaml:4:5: error: a field has no key 'labl' [schema/unknown-key]
            4 |     labl: Name # shown
              |     ^~~~ not a key of a field
           help: did you mean 'label'?
            4 -     labl: Name # shown
            4 +     label: Name # shown

        1 error in 1 form
        """))
    #expect(world.written == [])
  }

  @Test func `a fix is data too`() {
    let world = FakeWorld(["A.form.yaml": Self.slip])
    world.run("lint --format json")
    #expect(
      world.output.contains(
        """
              "fixes": [
                {
                  "title": "write 'label'",
                  "edits": [
                    {"line": 4, "column": 5, "endLine": 4, "endColumn": 9, "text": "label"}
                  ]
                }
              ]
        """))
    #expect(world.output.contains("\"untriedFixes\": 0"))
  }

  @Test func `what can be mended is, and what is left decides the status`() {
    let broken = "form: B\nfields:\n  - id: name\n    labl: Name\n    colour: red\nsubmit: {label: Go}\n"
    let world = FakeWorld(["A.form.yaml": Self.slip, "B.form.yaml": broken, "C.form.yaml": Sample.form("C")])
    #expect(world.run("lint --fix") == .findings)
    #expect(world["A.form.yaml"] == Self.mended)
    #expect(world["B.form.yaml"] == broken.replacing("labl", with: "label"))
    #expect(
      world.output.hasPrefix(
        """
        fixed A.form.yaml: schema/unknown-key
        fixed B.form.yaml: schema/unknown-key
        B.form.yaml:5:5: error: a field has no key 'colour' [schema/unknown-key]
        """))
    #expect(world.output.contains("\n\n1 error in 3 forms"))
    #expect(world.written.map(Path.name) == ["A.form.yaml", "B.form.yaml"])
    #expect(world.run("lint --fix A.form.yaml") == .clean)
    #expect(world.written == [])
    #expect(world.output == "nothing found in 1 form\n")
  }

  @Test func `several findings of a rule are counted`() {
    let form = "form: A\nfields:\n  - {id: a, labl: A}\n  - {id: b, labl: B}\nsubmit: {labl: Go}\n"
    let world = FakeWorld(["A.form.yaml": form])
    #expect(world.run("lint --fix") == .clean)
    #expect(world.output == "fixed A.form.yaml: schema/unknown-key (3)\nnothing found in 1 form\n")
  }

  @Test func `with JSON on standard output what was fixed goes to standard error`() {
    let world = FakeWorld(["A.form.yaml": Self.slip])
    #expect(world.run("lint --fix --format json") == .clean)
    #expect(world.output.hasPrefix("{\n  \"formc\""))
    #expect(world.complaints == "fixed A.form.yaml: schema/unknown-key\n")
  }

  @Test func `a file that cannot be written is named, and judged as it is`() {
    let world = FakeWorld([
      "A.form.yaml": Self.slip, "B.form.yaml": Self.slip.replacing("form: A", with: "form: B"),
    ])
    world.failingEnd = "A.form.yaml"
    #expect(world.run("lint --fix") == .failure)
    #expect(world["A.form.yaml"] == Self.slip)
    #expect(world.output.hasPrefix("fixed B.form.yaml: schema/unknown-key\nA.form.yaml:4:5: error: "))
    #expect(world.complaints == "formc: cannot write '/home/ada/A.form.yaml': the file is read-only\n")
  }

  @Test func `a patch is printed and nothing written`() {
    let world = FakeWorld(["A.form.yaml": Self.slip])
    #expect(world.run("lint --fix --diff") == .findings)
    #expect(
      world.output == """
        --- a/A.form.yaml
        +++ b/A.form.yaml
        @@ -1,5 +1,5 @@
         form: A
         fields:
           - id: name
        -    labl: Name # shown
        +    label: Name # shown
         submit: {label: Go}

        """)
    #expect(world.written == [])
    world["A.form.yaml"] = Self.mended
    #expect(world.run("lint --fix --diff") == .clean)
    #expect(world.output == "")
    #expect(world.run("lint --diff") == .usage)
  }

  @Test func `standard input is printed, and what is left goes to standard error`() {
    let world = FakeWorld()
    world.input = Self.slip.replacing("\n", with: "\r\n").replacing("# shown", with: "# ä\r\n    colour: red")
    #expect(world.run("lint --fix -") == .findings)
    #expect(world.output == world.input.replacing("labl", with: "label"))
    #expect(world.complaints.hasPrefix("<stdin>:5:5: error: a field has no key 'colour'"))
    world.input = Self.mended
    #expect(world.run("lint --fix -") == .clean)
    #expect(world.output == Self.mended)
    #expect(world.run("lint --fix - A.form.yaml") == .usage)
  }

  @Test func `a rule that is off mends nothing`() {
    let form = Sample.form("A").replacing("label: Name", with: "label: Name\n    submitLabel: next")
    let world = FakeWorld([
      "A.form.yaml": form, "formc.yaml": "version: 0.1\nlint:\n  rules: {submit/next-on-last: off}\n",
    ])
    #expect(world.run("lint --fix") == .clean)
    #expect(world["A.form.yaml"] == form)
    world["formc.yaml"] = nil
    #expect(world.run("lint --fix") == .clean)
    #expect(world["A.form.yaml"] == form.replacing("\n    submitLabel: next", with: ""))
  }

  @Test func `two forms do not come to one name`() {
    func form(_ name: String) -> String { Sample.form("X").replacing("form: X", with: "form: \(name)") }
    let world = FakeWorld(["A.form.yaml": form("my form"), "B.form.yaml": form("my-form")])
    #expect(world.run("lint --fix") == .findings)
    #expect(world["A.form.yaml"] == form("MyForm"))
    #expect(world["B.form.yaml"] == form("my-form"))
    #expect(world.output.hasPrefix("fixed A.form.yaml: naming/invalid-id\nB.form.yaml:1:9: error: "))
  }
}
