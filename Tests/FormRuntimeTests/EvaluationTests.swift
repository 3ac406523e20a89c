import FormPlan
import FormRuntime
import Testing

@Suite struct EvaluationTests {
  let session = Session(
    .form([
      .text("name") { $0.start = .text("  Ray ") }, .text("empty"),
      .toggle("on") { $0.start = .boolean(true) },
      .choice("c", ["x", "y"]) { $0.start = .option("x") }, .choice("none", ["x"]),
      .text("hiddenText") {
        $0.visible = .boolean(false)
        $0.start = .text("secret")
      },
      .toggle("hiddenToggle") {
        $0.visible = .boolean(false)
        $0.start = .boolean(true)
      },
      .choice("hiddenChoice", ["x"]) {
        $0.visible = .boolean(false)
        $0.start = .option("x")
      },
      .text("emoji") { $0.start = .text("👨‍👩‍👧e\u{301}") },
      .make("secret", .secure) { $0.start = .text(" ") },
    ]))

  @Test(
    arguments: [
      .compare(.equal, .field("name"), .text("Ray")), .not(.isEmpty("name")), .isEmpty("empty"),
      .compare(.equal, .field("empty"), .text("")), .field("on"), .not(.field("hiddenToggle")),
      .compare(.equal, .field("hiddenText"), .text("")), .isEmpty("hiddenText"),
      .compare(.equal, .count("hiddenText"), .number(0)), .compare(.equal, .count("name"), .number(3)),
      .compare(.equal, .count("emoji"), .number(2)), .compare(.equal, .count("c"), .number(1)),
      .compare(.equal, .field("c"), .option("x")), .compare(.notEqual, .field("none"), .option("x")),
      .compare(.equal, .field("none"), .field("hiddenChoice")), .isEmpty("none"), .isEmpty("hiddenChoice"),
      .textContains("name", .text("ay")), .textContains("name", .text("")),
      .not(.textContains("name", .text("z"))),
      .isOneOf(.field("c"), [.option("y"), .option("x")]), .not(.isOneOf(.field("none"), [.option("x")])),
      .all([]), .not(.any([])), .compare(.greaterOrEqual, .add(.count("name"), .number(1)), .number(4)),
      .compare(.equal, .field("emoji"), .text("👨‍👩‍👧\u{E9}")), .not(.isEmpty("secret")),
    ] as [Expression]) func `a condition that holds`(condition: Expression)
  {
    #expect(session.holds(condition))
    #expect(!session.holds(.not(condition)))
  }

  @Test(
    arguments: [
      .field("nobody"), .field("name"), .text("true"), .compare(.less, .text("a"), .text("b")),
      .compare(.less, .field("none"), .number(1)), .compare(.equal, .number(1), .text("1")),
      .compare(.lessOrEqual, .add(.field("none"), .number(1)), .number(1)), .textContains("on", .text("")),
    ] as [Expression]) func `what does not fit does not hold and does not trap`(condition: Expression)
  {
    #expect(!session.holds(condition))
  }

  @Test func `sums of what no form can write do not trap`() {
    let (most, least) = (Expression.number(ExactNumber(.max)), Expression.number(ExactNumber(.min)))
    #expect(session.value(of: .add(most, .number(1))) == .number(ExactNumber(.max)))
    #expect(session.value(of: .subtract(least, .number(1))) == .number(ExactNumber(.min)))
    #expect(session.value(of: .subtract(.number(1), .number(3))) == .number(-2))
  }

  @Test func `required: white space alone is empty, but in a secret it is an answer`() {
    let plan = Plan.form([
      .text("a") {
        $0.trims = false
        $0.validate(.required)
      }, .make("s", .secure) { $0.validate(.required) }, .choice("c", ["x"]) { $0.validate(.required) },
    ])
    #expect(Session(plan, .submit).failures == ["a:required", "s:required", "c:required"])
    let filled = Session(
      plan, .fill([PathText("a", " \u{A0}"), PathText("s", " ")]), .set("c", .text("x")), .submit)
    #expect(filled.failures == ["a:required"])
  }

  @Test func `what is empty passes everything else`() {
    let plan = Plan.form([
      .text("a") { $0.validate(.length(Bounds(lower: 2, upper: 3)), .email, .phone, .matches("b")) },
      .text("b"),
    ])
    #expect(Session(plan, .submit).submission != nil)
  }

  @Test func `validators read the value, trimmed and normalized, and the screen keeps the text`() {
    let plan = Plan.form([
      .text("code") {
        $0.normalizations = [.uppercase]
        $0.validate(.pattern(.sequence([.set(Self.set("A")), .set(Self.set("É"))]), source: "AÉ"))
      },
      .text("digits") {
        $0.normalizations = [.digitsOnly]
        $0.validate(.length(Bounds(lower: 2, upper: 2)))
      },
    ])
    let session = Session(
      plan, .fill([PathText("code", " ae\u{301} "), PathText("digits", "a1-2")]), .submit)
    #expect(session.failures == [])
    #expect(session.text("digits") == "a1-2")
    #expect(session.value(of: "code") == .text("AÉ"))
    #expect(session.value(of: "digits") == .text("12"))
  }

  @Test func `e-mail and phone are checked, the first that fails speaks`() {
    let plan = Plan.form([
      .text("mail") { $0.validate(.email, .length(Bounds(lower: 9, upper: nil))) },
      .text("phone") { $0.validate(.phone) },
    ])
    let session = Session(plan, .fill([PathText("mail", "a@b"), PathText("phone", "12")]), .submit)
    #expect(session.failures == ["mail:email", "phone:phone"])
    #expect(!session.isValid)
    let mended = Session(plan, .fill([PathText("mail", "a@b.de"), PathText("phone", "030 123456")]), .submit)
    #expect(mended.failures == ["mail:length"])
  }

  private static func set(_ scalar: Unicode.Scalar) -> ScalarSet { ScalarSet([scalar...scalar]) }
}
