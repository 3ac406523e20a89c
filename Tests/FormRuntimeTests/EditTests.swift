import FormPlan
import FormRuntime
import Testing

@Suite struct EditTests {
  @Test func `a field with a message is checked again at each edit, another is not`() {
    let plan = Plan.form([
      .text("a") { $0.validate(.required, .length(Bounds(lower: 2, upper: nil))) },
      .text("b") { $0.validate(.required) },
    ])
    var session = Session(plan, .submit, .type("x"))
    #expect(session.failures == ["a:length", "b:required"])
    session.play(.type("y"))
    #expect(session.failures == ["b:required"])
    session.play(.clear)
    #expect(session.failures == ["b:required"], "a shows nothing any more, so it waits for the next submit")
  }

  @Test func `a partner is checked again in both directions`() {
    let plan = Plan.form([
      .text("one"), .text("two") { $0.validate(.matches("one")) },
    ])
    var session = Session(plan, .type("a"), .next, .type("b"), .submit)
    #expect(session.failures == ["two:matches"])
    session.play(.fill([PathText("one", "b")]))
    #expect(session.failures == [])
    session.play(.fill([PathText("one", "c")]), .submit)
    #expect(session.failures == ["two:matches"])
  }

  @Test func `a validator's when is read too`() {
    let plan = Plan.form([
      .toggle("on") { $0.start = .boolean(true) }, .text("a") { $0.validate(.required, when: .field("on")) },
    ])
    var session = Session(plan, .submit)
    #expect(session.failures == ["a:required"])
    session.play(.set("on", .boolean(false)))
    #expect(session.failures == [])
  }

  @Test func `matches is skipped over what is hidden or empty`() {
    let plan = Plan.form([
      .toggle("on"), .text("one") { $0.visible = .field("on") },
      .text("two") { $0.validate(.matches("one")) },
    ])
    var session = Session(
      plan, .set("on", .boolean(true)), .fill([PathText("one", "a"), PathText("two", "b")]), .submit)
    #expect(session.failures == ["two:matches"])
    session.play(.set("on", .boolean(false)), .submit)
    #expect(session.failures == [])
    session.play(.set("on", .boolean(true)), .fill([PathText("one", "  ")]), .submit)
    #expect(session.failures == [])
  }

  @Test func `a message goes with its field and does not come back`() {
    let plan = Plan.form([
      .toggle("on") { $0.start = .boolean(true) },
      .text("a") {
        $0.visible = .field("on")
        $0.validate(.required)
      },
      .text("b") {
        $0.enabled = .field("on")
        $0.validate(.required)
      },
    ])
    var session = Session(plan, .submit)
    #expect(session.failures == ["a:required", "b:required"])
    session.play(.set("on", .boolean(false)))
    #expect(session.failures == [])
    session.play(.set("on", .boolean(true)))
    #expect(session.failures == [])
  }

  @Test func `a field that is hidden while focused loses the focus to none`() {
    let plan = Plan.form(
      [
        .text("a"),
        .text("b") {
          $0.enabled = .not(.field("off"))
          $0.validate(.required)
        }, .text("c"), .toggle("off"),
      ], validation: .blur)
    let session = Session(plan, .tap("b"), .type("x"), .clear, .set("off", .boolean(true)))
    #expect(session.focus == nil && session.errors.isEmpty)
  }

  @Test func `hiding goes through and what was typed comes back`() {
    let plan = Plan.form([
      .toggle("a"), .toggle("b") { $0.visible = .field("a") }, .text("c") { $0.visible = .field("b") },
    ])
    var session = Session(
      plan, .set("a", .boolean(true)), .set("b", .boolean(true)), .tap("c"), .type("x"))
    session.play(.set("a", .boolean(false)))
    #expect(session.visible == ["a"])
    #expect(session.value(of: "b") == .boolean(false) && session.text("c") == "x")
    session.play(.set("a", .boolean(true)))
    #expect(session.visible == ["a", "b", "c"])
  }
}

@Suite struct BlurTests {
  let fields: [Field] = [
    .text("a") { $0.validate(.required, .length(Bounds(lower: 3, upper: nil))) }, .text("b"),
    .toggle("terms") { $0.validate(.accepted) },
  ]

  @Test func `an edited field is checked when it loses the focus`() {
    var session = Session(.form(fields, validation: .blur), .type("x"))
    #expect(session.failures == [])
    session.play(.next)
    #expect(session.failures == ["a:length"])
    #expect(session.focus == "b", "an error never pulls the focus back")
  }

  @Test func `a field that was not edited is left alone`() {
    #expect(Session(.form(fields, validation: .blur), .next).failures == [])
    #expect(Session(.form(fields), .type("x"), .next).failures == [])
  }

  @Test func `a kind without focus is checked at each edit`() {
    var session = Session(.form(fields, validation: .blur), .set("terms", .boolean(true)))
    #expect(session.failures == [])
    session.play(.set("terms", .boolean(false)))
    #expect(session.failures == ["terms:accepted"])
  }

  @Test(arguments: [Event.done, .scroll, .tap("b"), .return]) func `every way out checks`(event: Event) {
    #expect(Session(.form(fields, validation: .blur), .type("x"), event).failures == ["a:length"])
  }

  @Test func `a rejection stays when the focus leaves without an edit`() {
    let session = Session(
      .form(fields, validation: .blur), .type("xyz"), .set("terms", .boolean(true)), .submit,
      .reject([PathText("a", "taken")]), .next)
    #expect(session.focus == "b" && session.failures == ["a:rejected"])
  }
}
