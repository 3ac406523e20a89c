import FormPlan
import FormRuntime
import JSONText
import Testing

@Suite struct TraceTests {
  let plan = Plan.form([
    .text("name"), .text("phone") { $0.validate(.length(Bounds(lower: 3, upper: nil))) }, .toggle("isGift"),
    .text("message") { $0.visible = .field("isGift") }, .make("note", .note), .choice("c", ["x"]),
  ])

  @Test func `the first line`() {
    #expect(
      Session(plan).traceLine(event: .appear, refused: nil) == """
        {"event":"appear","refused":null,"focus":"name","attention":null,\
        "visible":["name","phone","isGift","note","c"],"enabled":["name","phone","isGift","note","c"],\
        "errors":{},"values":{"name":"","phone":"","isGift":false,"message":"","c":null},"submission":null}
        """)
  }

  @Test func `errors, refusals and a submission`() {
    var session = Session(
      plan, .fill([PathText("phone", "1\"2")]), .submit, .tap("phone"), .clear, .type("12"))
    session.play(.submit, .reject([PathText("x", "a"), PathText("y", "b")]))
    let refused = session.receive(.set("isGift", .null))
    #expect(
      session.traceLine(event: .set("isGift", .null), refused: refused) == """
        {"event":{"set":{"isGift":null}},"refused":"badValue","focus":"phone","attention":null,\
        "visible":["name","phone","isGift","note","c"],"enabled":["name","phone","isGift","note","c"],\
        "errors":{"phone":["length","not length"],"":["rejected","a\\nb"]},\
        "values":{"name":"","phone":"12","isGift":false,"message":"","c":null},"submission":null}
        """)
    session.play(.fill([PathText("phone", " 123 ")]), .submit)
    #expect(
      session.traceLine(event: .submit, refused: nil).hasSuffix(
        #""submission":{"name":null,"phone":"123","isGift":false,"c":null}}"#))
  }

  @Test func `events are written as scenarios write them`() {
    let events: [Event] = [
      .tap("a"), .type("x"), .paste("\n"), .clear, .fill([PathText("a", "x")]), .set("a", .boolean(true)),
      .set("a", .list(["x", "y"])), .return, .next, .previous, .done, .tapOutside, .scroll, .submit,
      .reject([PathText("a", "x")]), .reset,
    ]
    #expect(
      events.map(\.json.compact) == [
        #"{"tap":"a"}"#, #"{"type":"x"}"#, #"{"paste":"\n"}"#, #""clear""#, #"{"fill":{"a":"x"}}"#,
        #"{"set":{"a":true}}"#, #"{"set":{"a":["x","y"]}}"#, #""return""#, #""next""#, #""previous""#,
        #""done""#, #""tapOutside""#, #""scroll""#, #""submit""#, #"{"reject":{"a":"x"}}"#, #""reset""#,
      ])
  }
}
