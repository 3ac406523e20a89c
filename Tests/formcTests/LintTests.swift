import Testing

@testable import formc

@Suite struct LintTests {
  @Test func `findings come with their line, and are counted`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A"), "B.form.yaml": Sample.broken])
    #expect(world.run("lint") == .findings)
    #expect(
      world.output.hasPrefix(
        """
        B.form.yaml:5:5: error: a field has no key 'labl' [schema/unknown-key]
            5 |     labl: Name
              |     ^~~~
        """))
    #expect(world.output.contains("\n\n1 error in 2 forms"))
    #expect(world.complaints == "")
  }

  @Test func `a clean run says what it looked at`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A")])
    #expect(world.run("lint") == .clean)
    #expect(world.output == "nothing found in 1 form\n")
  }

  @Test func `a file that cannot be read does not hide what others hold`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A"), "B.form.yaml": Sample.broken])
    world.unreadableEnd = "A.form.yaml"
    #expect(world.run("lint . Nowhere") == .failure)
    #expect(world.output.hasPrefix("B.form.yaml:5:5: error: "))
    #expect(world.output.contains("1 error in 1 form"))
    #expect(
      world.complaints == """
        formc: there is no 'Nowhere'
        formc: cannot read '/home/ada/A.form.yaml': permission denied

        """)
    #expect(world.run("lint A.form.yaml") == .failure)
    #expect(world.output == "")
  }

  @Test func `a note is shown and counted, and leaves the exit status alone`() {
    let form = """
      form: A
      fields:
        - id: name
          label: Name
          validate: [{length: 1...}]
      submit: {label: Send}

      """
    let world = FakeWorld(["A.form.yaml": form])
    #expect(world.run("lint --strict") == .clean)
    #expect(world.output.hasPrefix("A.form.yaml:5:17: info: 'length' lets every text in 'name' pass ["))
    #expect(world.output.hasSuffix("\n\n1 info in 1 form\n"))
    #expect(world.run("lint --format json") == .clean)
    #expect(world.output.contains("\"infos\": 1"))
  }

  @Test func `hidden folders are not searched, named files always read`() {
    let world = FakeWorld([
      "A.form.yaml": Sample.form("A"), ".build/B.form.yaml": Sample.broken, "C/.D/E.form.yml": Sample.broken,
      "odd.yaml": Sample.broken,
    ])
    #expect(world.run("lint") == .clean)
    #expect(world.run("lint .build/B.form.yaml") == .findings)
    #expect(world.run("lint odd.yaml") == .findings)
  }

  @Test func `paths outside the working folder are shown from the root`() {
    let world = FakeWorld()
    world.files["/other/A.form.yaml"] = Sample.broken
    #expect(world.run("lint ../../other") == .findings)
    #expect(world.output.hasPrefix("/other/A.form.yaml:5:5: error: "))
  }

  @Test func `standard input has the name that it is given`() {
    let world = FakeWorld()
    world.input = Sample.broken
    #expect(world.run("lint - --stdin-name Draft.form.yaml") == .findings)
    #expect(world.output.hasPrefix("Draft.form.yaml:5:5: error: "))
  }

  @Test func `formats go to files, and several stand together`() {
    let world = FakeWorld(["A.form.yaml": Sample.broken])
    #expect(world.run("lint --format text --format json=report.json --color always") == .findings)
    #expect(world.output.contains("1 error in 1 form"))
    #expect(
      world["report.json"]?.hasPrefix("{\n  \"formc\": \"0.1.0\",\n  \"files\": 1,\n  \"errors\": 1,") == true
    )
    #expect(world.run("lint --format json") == .findings)
    #expect(world.output == world["report.json"])
  }
}
