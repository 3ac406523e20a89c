import Testing

@testable import formc

/// `formc why`: what is said of a field, and what stands behind it.
@Suite struct WhyTests {
  private static let form = """
    form: Trip
    focus: {toolbar: [previous, next, done]}
    sections:
      - title: Who
        fields:
          - {id: isGift, type: toggle, label: A gift}
          - {id: name, label: Name, validate: [required]}
      - title: Gift
        visible: isGift
        fields:
          - id: wrap
            type: choice
            label: Paper
            options: [{id: red, label: Red}, {id: blue, label: Blue}]
          - id: card
            label: Card
            visible: wrap == .red || name == "Ada"
            enabled: '!name.isEmpty'
            validate:
              - {required: , when: wrap == .red, message: Write a card}
      - title: When
        fields:
          - {id: extras, type: choices, label: Extras, options: [{id: a, label: A}, {id: b, label: B}]}
          - id: leave
            type: date
            label: Leaves
            validate: [{after: today, message: Too late}]
          - {id: price, type: number, label: Price, visible: extras.contains(.b)}
          - id: last
            label: Last
            next: [{when: price > 3, to: name}, {to: submit}]
    submit: {label: Go}

    """

  private func why(_ line: String) -> String {
    let world = FakeWorld(["A.form.yaml": Self.form])
    #expect(world.run("why A.form.yaml \(line)") == .clean, "\(world.complaints)")
    return world.output
  }

  @Test func `hidden, by its section and by a field that is itself hidden`() {
    #expect(
      why("card --given wrap=red") == """
        A.form.yaml:15: card "Card"
          holds empty
          hidden
            section 'Gift': `isGift` is false (line 9): isGift is off
            `wrap == .red || name == "Ada"` is false (line 17)
              `wrap == .red` is false
                wrap is hidden, so it reads as empty, as section 'Gift': `isGift` is false (line 9): isGift is off
              `name == "Ada"` is false: name is empty
          disabled, as `!name.isEmpty` is false (line 18): name is empty
          not required now (line 20)
            `wrap == .red` is false (line 20): wrap is hidden, so it reads as empty, as said
          not checked while it is hidden
          takes no focus while it is hidden

        """)
  }

  @Test func `shown, but disabled`() {
    #expect(
      why("card --given isGift=true --given wrap=red") == """
        A.form.yaml:15: card "Card"
          holds empty
          shown
            section 'Gift': `isGift` is true (line 9): isGift is on
            `wrap == .red || name == "Ada"` is true (line 17), as `wrap == .red` is true: wrap is .red
          disabled, as `!name.isEmpty` is false (line 18): name is empty
          required (line 20), as `wrap == .red` is true (line 20): wrap is .red
          not checked while it is disabled
          takes no focus while it is disabled

        """)
  }

  @Test func `required, empty, and where its keys lead`() {
    #expect(
      why("card --given isGift=true --given wrap=red --given name=Bo") == """
        A.form.yaml:15: card "Card"
          holds empty
          shown
            section 'Gift': `isGift` is true (line 9): isGift is on
            `wrap == .red || name == "Ada"` is true (line 17), as `wrap == .red` is true: wrap is .red
          enabled, as `!name.isEmpty` is true (line 18): name is "Bo"
          required (line 20), as `wrap == .red` is true (line 20): wrap is .red
          wrong: 'required' fails, “Write a card” (line 20), as `wrap == .red` is true (line 20): wrap is .red
          takes the focus
          return, labelled 'next', leads to last
            what follows in the order of the focus
            passing over price, which is hidden
          next leads to last too
          previous leads to name: name leads here
          reached from name by return

        """)
  }

  @Test func `the focus goes on by what is written after next`() {
    #expect(
      why("last").hasSuffix(
        """
          return, labelled 'go', submits
            `next` leads to submit (line 31)
              `price > 3` is false (line 31)
                price is hidden, so it reads as empty, as `extras.contains(.b)` is false (line 28): extras is empty
          next is off
            `next` leads to submit (line 31)
              `price > 3` is false (line 31): price is hidden, so it reads as empty, as said
            the toolbar does not submit
          previous leads to name: name leads here
          reached from name by return

        """))
    let given = why("last --given extras=[b] --given price=4")
    #expect(
      given.contains(
        """
          return, labelled 'next', leads to name
            `next` leads to name (line 31), as `price > 3` is true (line 31): price is 4
          next leads to name too
        """))
    #expect(why("price --given extras=[b]").contains("\n  return: its keyboard has no return key\n"))
  }

  @Test(arguments: [
    ("name --given name=Ada", "holds \"Ada\""), ("name --given name=\"Ada\"", "holds \"Ada\""),
    ("name --given name=", "holds empty"), ("name --given name=a:b#c", "holds \"a:b#c\""),
    ("isGift --given isGift=true", "holds on"), ("extras --given extras=[b,a]", "holds [.a, .b]"),
    ("wrap --given isGift=true --given wrap=red", "holds .red"),
    ("extras --given extras=null", "holds empty"),
    ("wrap --given wrap=red", "holds .red; while it is hidden conditions read it as empty"),
    ("leave --given leave=2026-01-01", "holds 2026-01-01"),
    ("price --given extras=[b] --given price=2.50", "holds 2.5"),
  ])
  func `a value of each type`(line: String, words: String) {
    #expect(why(line).contains("\n  \(words)\n"))
  }

  @Test func `the day is that of the call`() {
    let wrong = "\n  wrong: 'after' fails, “Too late” (line 27): today is 2026-01-02\n"
    #expect(why("leave --given leave=2026-01-01 --today 2026-01-02").contains(wrong))
    #expect(why("leave --given leave=2026-01-01").contains("\n  nothing is wrong with it\n"))
  }

  @Test func `for programs the same as JSON`() {
    let text = why("card --format json")
    for part in [
      #""field": "card","#, #""line": 15,"#, #""visible": {\n    "value": false,"#,
      #""focusable": {"value": false"#,
      #"{"text": "isGift is off", "line": null, "because": []}"#,
    ] { #expect(text.contains(part.replacing(#"\n"#, with: "\n")), "\(part)") }
  }

  @Test(arguments: [
    ("nam", "unknown field 'nam'\n   help: did you mean 'name'?"),
    ("name --given nme=x", "unknown field 'nme'\n   help: did you mean 'name'?"),
    ("name --given name", "'--given name' has no value\n   help: write `--given name=VALUE`"),
    ("name --given isGift=1", "'--given isGift=1': true or false is expected here"),
    ("name --given wrap=green", "'--given wrap=green': there is no option 'green'; known: red, blue"),
    ("name --given price=x", "'--given price=x': 'price' cannot hold 'x'"),
    ("name --today now", "'--today now' is no day\n   help: write it as 2026-11-30"),
    ("name card", "'why' takes one FILE and one FIELD, not 'card' besides"),
    ("", "'why' lacks its FIELD\n   help: `formc help why` shows how it is called"),
  ])
  func `what there is not is said`(line: String, complaint: String) {
    let world = FakeWorld(["A.form.yaml": Self.form])
    #expect(world.run("why A.form.yaml \(line)") == .usage)
    #expect(world.output == "")
    #expect(world.complaints == "formc: \(complaint)\n")
  }

  @Test func `a form with errors, and none`() {
    let world = FakeWorld(["A.form.yaml": Sample.broken])
    #expect(world.run("why A.form.yaml name") == .findings)
    #expect(world.output.contains("[schema/unknown-key]"))
    #expect(world.run("why B.form.yaml name") == .failure)
  }
}
