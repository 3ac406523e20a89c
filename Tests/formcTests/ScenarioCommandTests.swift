import Testing

@testable import formc

@Suite struct ScenarioCommandTests {
  private static let scenarios = """
    form: A.form.yaml
    scenarios:
      - name: a name goes out
        steps:
          - type: Ray
          - submit
          - expect: {submitted: true}
      - name: this one is wrong
        steps:
          - expect: {focus: none}

    """

  private func world(_ scenarios: String = scenarios) -> FakeWorld {
    FakeWorld(["A.form.yaml": Sample.form("A"), "A.scenarios.yaml": scenarios])
  }

  @Test func `scenarios are played and failures shown where they stand`() {
    let world = world()
    #expect(world.run("test") == .findings)
    #expect(
      world.output == """
        A.scenarios.yaml
          passed  a name goes out
          FAILED  this one is wrong
        A.scenarios.yaml:10:25: error: expected the focus 'none', found 'name' [scenario/failed]
           10 |       - expect: {focus: none}
              |                         ^~~~

        2 scenarios in 1 file: 1 passed, 1 failed

        """)
  }

  @Test func `TAP has a point for each scenario`() {
    let world = world()
    #expect(world.run("test --format tap") == .findings)
    #expect(
      world.output == """
        TAP version 14
        1..2
        ok 1 - A.scenarios.yaml: a name goes out
        not ok 2 - A.scenarios.yaml: this one is wrong
          ---
          message: "expected the focus 'none', found 'name'"
          file: "A.scenarios.yaml"
          line: 10
          column: 25
          ...

        """)
  }

  @Test func `JSON has the step that failed`() {
    let world = world()
    #expect(world.run("test --format json") == .findings)
    #expect(world.output.contains("\"scenarios\": 2,\n  \"failed\": 1,"))
    #expect(world.output.contains("\"step\": 0"))
  }

  @Test func `a scenarios file of no form is a finding`() {
    let world = world("form: B.form.yaml\nscenarios: []\n")
    #expect(world.run("test") == .findings)
    #expect(
      world.output.contains(
        "A.scenarios.yaml:1:7: error: there is no form 'B.form.yaml' [scenario/missing-form]"))
  }

  @Test func `a form with errors is not played`() {
    let world = world()
    world["A.form.yaml"] = Sample.broken
    #expect(world.run("test") == .findings)
    #expect(world.output.contains("[schema/unknown-key]"))
    #expect(world.run("run A.form.yaml --script A.scenarios.yaml") == .findings)
    #expect(world.output.contains("[schema/unknown-key]"))
  }

  @Test func `a scenarios file that cannot be read does not hide the others`() {
    let world = world()
    world["B.scenarios.yaml"] = Self.scenarios
    world.unreadableEnd = "B.scenarios.yaml"
    #expect(world.run("test") == .failure)
    #expect(world.output.contains("\n  passed  a name goes out\n"))
    #expect(world.complaints == "formc: cannot read '/home/ada/B.scenarios.yaml': permission denied\n")
  }

  @Test func `a script is played in the form that it is for`() {
    let world = world()
    world["B.form.yaml"] = Sample.form("B")
    #expect(world.run("run B.form.yaml --script A.scenarios.yaml") == .usage)
    #expect(
      world.complaints == """
        formc: 'A.scenarios.yaml' is a script for 'A.form.yaml', not for 'B.form.yaml'
           help: write `formc run A.form.yaml --script A.scenarios.yaml`

        """)
    world["B.form.yaml"] = world["A.form.yaml"]
    #expect(world.run("run B.form.yaml --script A.scenarios.yaml") == .findings)
  }

  @Test func `a run says what each step does`() {
    let world = world()
    #expect(world.run("run A.form.yaml --script A.scenarios.yaml") == .findings)
    #expect(
      world.output == """
        a name goes out
          appear                    focus name; shown: name
          type "Ray"                name = "Ray"
          submit                    focus nowhere; submitted: name = "Ray"

        this one is wrong
          appear                    focus name; shown: name

        """)
  }

  @Test func `a trace is JSON, a line for each step`() {
    let world = world(Self.scenarios.replacing("a name goes out", with: "one"))
    #expect(world.run("run A.form.yaml --script A.scenarios.yaml --scenario one --trace") == .clean)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("{\"event\":\"appear\",\"refused\":null,\"focus\":\"name\""))
    #expect(lines[2].hasSuffix("\"submission\":{\"name\":\"Ray\"}}"))
    #expect(world.run("run A.form.yaml --script A.scenarios.yaml --scenario on --trace") == .usage)
  }
}
