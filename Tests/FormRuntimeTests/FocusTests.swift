import FormPlan
import FormRuntime
import Testing

@Suite struct AppearTests {
  @Test func `the first focusable field of the focus order has the focus`() {
    let plan = Plan.form([.toggle("on"), .text("a") { $0.enabled = .boolean(false) }, .text("b")])
    #expect(Session(plan).focus == "b")
  }

  @Test func `the initial field has the focus, or else the first`() {
    let fields: [Field] = [.text("a"), .text("b") { $0.visible = .field("on") }, .toggle("on")]
    let plan = Plan.form(fields, initial: .field("b"))
    #expect(Session(plan).focus == "a")
    #expect(Session(plan, given: ["on": .boolean(true)]).focus == "b")
  }

  @Test func `initial none leaves the keyboard away`() {
    #expect(Session(.form([.text("a")], initial: .none)).focus == nil)
  }

  @Test func `given values stand in place of defaults`() {
    let plan = Plan.form([.text("a") { $0.start = .text("default") }, .choice("c", ["x"])])
    let session = Session(plan, given: ["a": .text("given"), "c": .option("nothing like it")])
    #expect(session.entries == [.text("given"), .option(nil)])
  }
}

@Suite struct TapTests {
  let plan = Plan.form([
    .text("a"), .toggle("on"), .text("off") { $0.enabled = .boolean(false) },
    .text("hidden") { $0.visible = .boolean(false) }, .text("b"), .make("note", .note),
  ])

  @Test func `a focusable field takes the focus`() {
    #expect(Session(plan, .tap("b")).focus == "b")
  }

  @Test(arguments: ["on", "off", "note"]) func `what takes no keyboard, or is disabled, leaves the focus`(
    id: String
  ) {
    #expect(Session(plan, .tap(FieldPath(id))).focus == "a")
  }

  @Test func `a hidden field cannot be tapped`() {
    var session = Session(plan)
    #expect(session.receive(.tap("hidden")) == .hidden)
    #expect(session.receive(.tap("nobody")) == .hidden)
  }
}

@Suite struct ReturnTests {
  @Test func `return goes to the neighbour and passes over what is not focusable`() {
    let plan = Plan.form([
      .text("a"), .text("b") { $0.enabled = .boolean(false) }, .toggle("on"),
      .text("c") { $0.visible = .field("on") }, .text("d"),
    ])
    #expect(Session(plan, .return).focus == "d")
  }

  @Test func `the first edge that holds is taken, wherever it leads`() {
    let edges: [Field.Edge] = [
      .init(when: .field("on"), target: .field("hidden")), .init(target: .field("c")), .init(target: .submit),
    ]
    let plan = Plan.form([
      .text("a") { $0.next = edges }, .toggle("on"), .text("b"),
      .text("hidden") { $0.visible = .boolean(false) }, .text("c"), .text("d"),
    ])
    #expect(Session(plan, .return).focus == "c")
    #expect(Session(plan, .set("on", .boolean(true)), .return).focus == "c")
    #expect(Session(plan, .tap("c"), .return).focus == "d")
  }

  @Test func `a target with nothing behind it is an end, and the label decides`() {
    func plan(_ label: SubmitLabel) -> Plan {
      .form([
        .text("a") {
          $0.next = [.init(target: .field("b"))]
          $0.submitLabel = .fixed(label)
        }, .text("b") { $0.enabled = .boolean(false) },
      ])
    }
    for label in SubmitLabel.allCases {
      let session = Session(plan(label), .return)
      #expect(session.focus == nil)
      #expect((session.submission != nil) == (label.atEnd == .submits), "\(label)")
    }
  }

  @Test func `a last field that says nothing dismisses, and wrap does not concern it`() {
    let session = Session(.form([.text("a"), .text("b")], wraps: true), .tap("b"), .return)
    #expect(session.focus == nil)
    #expect(session.submission == nil)
  }

  @Test func `an edge to submit submits, one to dismiss dismisses`() {
    let plan = Plan.form([
      .text("a") { $0.next = [.init(target: .submit)] }, .text("b") { $0.next = [.init(target: .dismiss)] },
    ])
    #expect(Session(plan, .return).submission?.count == 2)
    let dismissed = Session(plan, .tap("b"), .return)
    #expect(dismissed.focus == nil)
    #expect(dismissed.submission == nil)
  }

  @Test func `return types a newline in multiline`() {
    let session = Session(.form([.make("m", .multiline), .text("b")]), .type("x"), .return)
    #expect(session.focus == "m")
    #expect(session.text("m") == "x\n")
  }

  @Test func `a pad has no return key`() {
    for keyboard in Keyboard.allCases {
      var session = Session(.form([.text("a") { $0.keyboard = keyboard }, .text("b")]))
      #expect(session.receive(.return) == (keyboard.row.hasReturnKey ? nil : .noReturnKey), "\(keyboard)")
    }
  }

  @Test func `labels follow the edge taken now`() {
    let plan = Plan.form([
      .text("a") { $0.next = [.init(when: .field("on"), target: .submit)] }, .toggle("on"),
      .text("b") { $0.submitLabel = .fixed(.search) }, .text("c"),
      .make("m", .multiline), .text("pad") { $0.keyboard = .numberPad }, .text("last"),
    ])
    var session = Session(plan)
    func labels() -> [SubmitLabel?] { plan.focusOrder.map { session.returnKeyLabel(of: $0) } }
    #expect(labels() == [.next, .search, .next, .return, nil, .done])
    session.play(.set("on", .boolean(true)))
    #expect(session.returnKeyLabel(of: "a") == .go)
  }
}

@Suite struct ToolbarTests {
  let three: [Field] = [.text("a"), .text("b"), .text("c")]

  @Test func `next and previous walk, and stop at the ends`() {
    var session = Session(.form(three))
    #expect(session.canGoNext && !session.canGoPrevious)
    session.play(.next, .next, .next)
    #expect(session.focus == "c")
    #expect(!session.canGoNext && session.canGoPrevious)
    session.play(.previous, .previous, .previous)
    #expect(session.focus == "a")
  }

  @Test func `under wrap both go round`() {
    var session = Session(.form(three, wraps: true), .previous)
    #expect(session.focus == "c")
    session.play(.next)
    #expect(session.focus == "a")
  }

  @Test func `an edge to submit is an end to the toolbar`() {
    let fields: [Field] = [.text("a") { $0.next = [.init(target: .submit)] }, .text("b")]
    let session = Session(.form(fields), .next)
    #expect(session.focus == "a" && session.submission == nil && !session.canGoNext)
    let wrapped = Session(.form(fields, wraps: true), .tap("a"), .next)
    #expect(wrapped.focus == "a" && wrapped.submission == nil)
    let other = Session(.form(fields.reversed(), wraps: true), .tap("a"), .next)
    #expect(other.focus == "b")
  }

  @Test func `an explicit dismiss dismisses`() {
    let session = Session(
      .form([.text("a") { $0.next = [.init(target: .dismiss)] }, .text("b")], wraps: true), .next)
    #expect(session.focus == nil)
  }

  @Test func `previous is the field whose next leads here, the nearest before, then behind`() {
    let plan = Plan.form([
      .text("a") { $0.next = [.init(target: .field("d"))] },
      .text("b") { $0.next = [.init(target: .field("d"))] },
      .text("c") { $0.next = [.init(target: .dismiss)] },
      .text("d") { $0.next = [.init(target: .field("d"))] },
      .text("e") { $0.next = [.init(target: .field("c"))] },
      .text("f") { $0.next = [.init(target: .field("c"))] },
    ])
    func previous(_ path: FieldPath) -> Session.Destination {
      Session(plan).destination(of: .previous, from: path)
    }
    #expect(previous("d") == .field("b"))
    #expect(previous("c") == .field("e"))
    #expect(previous("b") == .field("a"), "nothing leads here: the neighbour")
    #expect(previous("a") == .nowhere)
    #expect(previous("e") == .field("d"))
  }

  @Test func `previous follows edges that pass over hidden fields`() {
    let plan = Plan.form([
      .text("a") { $0.next = [.init(target: .field("x"))] }, .text("b"),
      .text("x") { $0.visible = .boolean(false) }, .text("d"),
    ])
    #expect(Session(plan).destination(of: .previous, from: "d") == .field("b"))
    let onlyA = Plan.form([
      .text("a") { $0.next = [.init(target: .field("x"))] },
      .text("b") { $0.next = [.init(target: .dismiss)] },
      .text("x") { $0.visible = .boolean(false) }, .text("d"),
    ])
    #expect(Session(onlyA).destination(of: .previous, from: "d") == .field("a"))
  }

  @Test func `previous becomes possible without a move when a field before is shown`() {
    let plan = Plan.form([.text("a") { $0.visible = .field("on") }, .text("b"), .text("c"), .toggle("on")])
    var session = Session(plan)
    #expect(session.focus == "b" && !session.canGoPrevious && session.canGoNext)
    session.play(.set("on", .boolean(true)))
    #expect(session.focus == "b" && session.canGoPrevious)
  }

  @Test func `a button the form does not have, or without a focus, cannot be pressed`() {
    var session = Session(.form(three, toolbar: [.next]))
    #expect(session.receive(.previous) == .noButton)
    #expect(session.receive(.done) == .noButton)
    #expect(!session.canGoPrevious)
    session.play(.scroll)
    #expect(session.receive(.next) == .noFocus)
  }

  @Test func `done, and dismissals that are named, take the focus away`() {
    #expect(Session(.form(three), .done).focus == nil)
    #expect(Session(.form(three), .scroll).focus == nil)
    #expect(Session(.form(three), .tapOutside).focus == "a")
    #expect(Session(.form(three, dismissals: [.tapOutside]), .scroll).focus == "a")
    #expect(Session(.form(three, dismissals: [.tapOutside]), .tapOutside, .tapOutside).focus == nil)
  }

  @Test func `nothing brings the focus back after done`() {
    let plan = Plan.form([.text("a"), .toggle("on")])
    #expect(Session(plan, .done, .set("on", .boolean(true)), .tap("on")).focus == nil)
  }

  @Test func `a written order replaces the shown one`() {
    let plan = Plan.form(three, order: ["c", "a", "b"])
    let session = Session(plan, .next)
    #expect(session.focus == "a")
    #expect(Session(plan).focus == "c")
  }

  @Test func `a lone field leads to itself under wrap, and nothing happens`() {
    let session = Session(
      .form([.make("s", .secure) { $0.start = .text("old") }], wraps: true), .type("a"), .next, .previous,
      .type("b"))
    #expect(session.focus == "s")
    #expect(session.text("s") == "ab", "the focus did not come again")
  }

  @Test func `an edge that passes over fields back to its own leaves the focus`() {
    let plan = Plan.form([
      .text("a") { $0.enabled = .boolean(false) }, .text("b") { $0.next = [.init(target: .field("a"))] },
    ])
    #expect(Session(plan, .return).focus == "b")
  }
}
