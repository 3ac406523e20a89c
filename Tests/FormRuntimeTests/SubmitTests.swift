import FormPlan
import FormRuntime
import JSONText
import Testing

@Suite struct SubmitTests {
  let plan = Plan.form([
    .text("a") { $0.validate(.required) }, .toggle("terms") { $0.validate(.accepted) },
    .text("b") { $0.validate(.required, .length(Bounds(lower: 3, upper: nil))) },
  ])

  @Test func `every message is shown and the first faulty field has the focus`() {
    let session = Session(plan, .tap("b"), .type("xy"), .submit)
    #expect(session.failures == ["a:required", "terms:accepted", "b:length"])
    #expect(session.focus == "a")
    #expect(session.attention == nil)
    #expect(session.submission == nil)
  }

  @Test func `a faulty field without keyboard gets the attention and never jumps on`() {
    var session = Session(plan, .type("x"), .submit)
    #expect(session.focus == nil)
    #expect(session.attention == "terms")
    session.play(.scroll)
    #expect(session.attention == nil)
  }

  @Test func `shown order decides, not the focus order`() {
    let turned = Plan.form(plan.fields, order: ["b", "a"])
    #expect(Session(turned, .submit).focus == "a")
  }

  @Test func `under invalid none neither moves`() {
    let quiet = Plan.form(plan.fields, invalid: .none)
    let session = Session(quiet, .tap("b"), .submit)
    #expect(session.focus == "b" && session.attention == nil && session.errors.count == 3)
  }

  @Test func `a submission holds logical values of visible fields, disabled ones too`() {
    let plan = Plan.form([
      .text("a") { $0.start = .text("  Ray ") }, .text("empty") { $0.start = .text("  ") },
      .choice("c", ["x"]),
      .make("note", .note), .toggle("on"),
      .text("off") {
        $0.enabled = .boolean(false)
        $0.validate(.required)
        $0.start = .text("sent")
      },
      .text("hidden") {
        $0.visible = .field("on")
        $0.validate(.required)
      },
    ])
    let session = Session(plan, .submit)
    #expect(session.focus == nil)
    let members = session.submission?.map { "\($0.path)=\($0.value.json.compact)" }
    #expect(members == [#"a="Ray""#, "empty=null", "c=null", "on=false", #"off="sent""#])
  }

  @Test func `an edit takes the submission back, a step that changes nothing does not`() {
    let plan = Plan.form([.text("a"), .toggle("on")])
    var session = Session(plan, .submit, .set("on", .boolean(false)), .fill([PathText("a", "")]), .tap("a"))
    #expect(session.submission != nil)
    session.play(.clear, .type(""), .paste(""), .done)
    #expect(session.submission != nil)
    session.play(.set("on", .boolean(true)))
    #expect(session.submission == nil)
  }
}

@Suite struct RejectTests {
  let plan = Plan.form([
    .text("email"), .text("user"), .toggle("terms"), .text("hidden") { $0.visible = .field("terms") },
  ])

  @Test func `messages merge and the focus goes once to the first in shown order`() {
    let session = Session(
      plan, .submit, .reject([PathText("user", "taken"), PathText("email", "bounces")]))
    #expect(session.failures == ["email:rejected", "user:rejected"])
    #expect(session.focus == "email")
    #expect(session.submission == nil)
  }

  @Test func `what is hidden or unknown is the form's own, until the next edit`() {
    var session = Session(
      plan, .tap("user"), .reject([PathText("hidden", "one"), PathText("nobody", "two")]))
    #expect(session.errors == [ShownError(path: "", validator: "rejected", message: "one\ntwo")])
    #expect(session.focus == "user")
    session.play(.type("x"))
    #expect(session.errors == [])
  }

  @Test func `a toggle that was rejected gets the attention`() {
    let session = Session(plan, .reject([PathText("terms", "no"), PathText("hidden", "no")]))
    #expect(session.focus == nil && session.attention == "terms")
  }

  @Test func `a disabled field cannot take the focus, so it gets the attention`() {
    let plan = Plan.form([.text("a"), .text("off") { $0.enabled = .boolean(false) }])
    let session = Session(plan, .reject([PathText("off", "no")]))
    #expect(session.focus == nil && session.attention == "off" && session.failures == ["off:rejected"])
  }

  @Test func `the next submit starts anew`() {
    let session = Session(plan, .reject([PathText("email", "no"), PathText("nobody", "no")]), .submit)
    #expect(session.errors.isEmpty && session.submission != nil)
  }

  @Test func `a rejection goes when its field is edited, others stay`() {
    let session = Session(
      plan, .reject([PathText("email", "no"), PathText("user", "no")]), .type("x"))
    #expect(session.failures == ["user:rejected"])
  }
}

@Suite struct ResetTests {
  @Test func `all is as at the start, and the focus stays where it can`() {
    let plan = Plan.form([
      .text("a") { $0.validate(.required) }, .toggle("on"), .text("b") { $0.visible = .field("on") },
    ])
    var session = Session(plan, .set("on", .boolean(true)), .submit, .tap("b"), .type("x"))
    #expect(!session.errors.isEmpty)
    session.play(.reset)
    #expect(session.errors.isEmpty && session.focus == nil && session.entries == Session(plan).entries)
    session.play(.tap("a"), .type("x"), .reset)
    #expect(session.focus == "a" && session.text("a") == "")
  }

  @Test func `given values are the start too`() {
    let session = Session(.form([.text("a")]), .type("x"), .reset, given: ["a": .text("given")])
    #expect(session.text("a") == "given")
  }
}
