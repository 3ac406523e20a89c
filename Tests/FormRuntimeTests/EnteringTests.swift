import FormPlan
import FormRuntime
import Testing

@Suite struct TypingTests {
  @Test func `type and paste add to the end, clear empties`() {
    var session = Session(.form([.text("a")]), .type("ab"), .paste("c"))
    #expect(session.text("a") == "abc")
    session.play(.clear)
    #expect(session.text("a") == "")
  }

  @Test func `a paste into a single line turns each line break into one blank`() {
    let pasted = Event.paste("a\r\nb\nc\rd\u{2028}e\u{2029}f\u{85}g")
    #expect(Session(.form([.text("a")]), pasted).text("a") == "a b c d e f g")
    #expect(Session(.form([.make("a", .multiline)]), .paste("x\r\ny")).text("a") == "x\r\ny")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "a\u{2028}"]) func `a line break is typed in multiline only`(
    text: String
  ) {
    var single = Session(.form([.text("a")]))
    #expect(single.receive(.type(text)) == .cannotType)
    #expect(Session(.form([.make("a", .multiline)]), .type(text)).text("a") == text)
  }

  @Test func `nothing is typed without a focus`() {
    var session = Session(.form([.text("a")], initial: .none))
    for event in [Event.type("a"), .paste("a"), .clear, .return, .next, .previous, .done] {
      #expect(session.receive(event) == .noFocus)
    }
  }

  @Test func `only pads bound what is typed, and one foreign character refuses all`() {
    let cases: [(Keyboard, String, Bool)] = [
      (.numberPad, "12٣३", true), (.numberPad, "1.2", false), (.numberPad, "12a", false),
      (.asciiCapableNumberPad, "0123456789", true), (.asciiCapableNumberPad, "٣", false),
      (.decimalPad, "1.5", true), (.decimalPad, "1,5", false), (.decimalPad, "-1", false),
      (.phonePad, "+49*#,;1", true), (.phonePad, "1-2", false), (.phonePad, " ", false),
      (.numberPad, "½", false), (.numberPad, "²", false), (.numberPad, "1\u{301}", false),
      (.emailAddress, "ä ö", true), (.numbersAndPunctuation, "abc", true),
    ]
    for (keyboard, text, isOffered) in cases {
      var session = Session(.form([.text("a") { $0.keyboard = keyboard }]))
      #expect(session.receive(.type(text)) == (isOffered ? nil : .cannotType), "\(keyboard) \(text)")
      #expect(session.text("a") == (isOffered ? text : ""))
      #expect(session.receive(.paste(text)) == nil)
    }
  }

  @Test func `the separator is the locale's`() {
    let plan = Plan.form([.text("a") { $0.keyboard = .decimalPad }])
    let separators: [(String, Character)] = [
      ("en_US", "."), ("de_DE", ","), ("de-CH", "."), ("pt_BR", ","), ("es_MX", "."), ("sr_Latn_RS", ","),
      ("ar_EG", "٫"), ("ar_AE", "."), ("fa", "٫"), ("ja_JP", "."), ("", "."), ("DE", ","), ("es_419", "."),
    ]
    for (locale, separator) in separators {
      var session = Session(plan: plan, run: RunParameters(locale: locale))
      #expect(session.run.decimalSeparator == separator, "\(locale)")
      #expect(session.receive(.type("1\(separator)5")) == nil)
    }
  }

  @Test func `a secret is replaced by the first text after the focus came`() {
    let plan = Plan.form([.make("s", .secure) { $0.start = .text("old") }, .text("b")])
    #expect(Session(plan, .type("new"), .type("er")).text("s") == "newer")
    #expect(Session(plan, .paste("new"), .tap("s"), .type("er")).text("s") == "newer")
    #expect(Session(plan, .type("new"), .next, .previous, .type("er")).text("s") == "er")
    #expect(Session(plan, .clear, .type("a"), .type("b")).text("s") == "ab")
  }

  @Test func `an empty secret is typed as any text`() {
    let plan = Plan.form([.make("s", .secure), .text("b")])
    #expect(Session(plan, .type("a"), .type("b")).text("s") == "ab")
  }

  @Test func `a refused text leaves the secret to be replaced`() {
    var session = Session(.form([.make("s", .secure) { $0.start = .text("old") }]))
    #expect(session.receive(.type("\n")) == .cannotType)
    session.play(.type("new"))
    #expect(session.text("s") == "new")
  }
}

@Suite struct FillTests {
  let plan = Plan.form([
    .text("a") { $0.keyboard = .numberPad }, .make("m", .multiline), .toggle("on"),
    .text("off") { $0.enabled = .boolean(false) }, .text("hidden") { $0.visible = .boolean(false) },
  ])

  @Test func `fill replaces texts and leaves the focus`() {
    let session = Session(plan, .type("1"), .fill([PathText("a", "x\ny"), PathText("m", "x\ny")]))
    #expect(session.text("a") == "x y")
    #expect(session.text("m") == "x\ny")
    #expect(session.focus == "a")
  }

  @Test(arguments: [
    ("on", Refusal.notSettable), ("off", .disabled), ("hidden", .hidden), ("nobody", .hidden),
  ])
  func `one field that cannot be filled refuses all`(id: String, refusal: Refusal) {
    var session = Session(plan)
    let before = session
    #expect(session.receive(.fill([PathText("a", "x"), PathText(FieldPath(id), "y")])) == refusal)
    #expect(session == before)
  }
}

@Suite struct SettingTests {
  let plan = Plan.form([
    .text("a"), .toggle("on"), .choice("c", ["x", "true"]), .make("note", .note),
    .toggle("off") { $0.enabled = .boolean(false) }, .toggle("hidden") { $0.visible = .boolean(false) },
    .text("textOff") { $0.enabled = .boolean(false) },
  ])

  @Test func `controls take their values, and the focus stays`() {
    var session = Session(plan, .set("on", .boolean(true)), .set("c", .text("true")))
    #expect(session.value(of: "on") == .boolean(true))
    #expect(session.value(of: "c") == .option("true"))
    #expect(session.focus == "a")
    session.play(.set("c", .null))
    #expect(session.value(of: "c") == .empty)
  }

  @Test(arguments: [
    ("on", SettableValue.null, Refusal.badValue), ("on", .text("true"), .badValue),
    ("c", .text("y"), .badValue),
    ("c", .boolean(true), .badValue), ("c", .list(["x"]), .badValue), ("a", .text("x"), .notSettable),
    ("a", .null, .notSettable), ("note", .null, .notSettable), ("off", .boolean(true), .disabled),
    ("hidden", .boolean(true), .hidden), ("nobody", .null, .hidden), ("textOff", .text("x"), .disabled),
  ]) func `what a person could not set is refused`(id: String, value: SettableValue, refusal: Refusal) {
    var session = Session(plan)
    let before = session
    #expect(session.receive(.set(FieldPath(id), value)) == refusal)
    #expect(session == before)
  }
}
