import FormPlan
import FormRuntime

/// SplitMix64: the same numbers for the same seed on every machine.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }

  mutating func one<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}

/// Random plans whose conditions look back only, so that they can be derived in document order or not.
extension Generator {
  mutating func plan(edges: Bool = true) -> Plan {
    var fields: [Field] = []
    for index in 0..<(1 + below(8)) { fields.append(field("f\(index)", before: fields)) }
    if edges {
      for index in fields.indices where chance(1, of: 3) { fields[index].next = edgeList(fields) }
    }
    let typed = fields.filter { $0.kind.takesKeyboard }.map(\.path)
    let buttons = ToolbarButton.Action.allCases.filter { _ in chance(4, of: 5) }
    return .form(
      fields, order: edges && chance(1, of: 3) ? shuffled(typed) : typed,
      initial: one(of: [.first, .none, .field(one(of: fields).path)]), toolbar: buttons,
      wraps: edges && chance(1, of: 3), dismissals: Dismissal.allCases.filter { _ in chance(1, of: 2) },
      invalid: one(of: [.first, .first, .none]), validation: one(of: [.submit, .blur]))
  }

  private mutating func field(_ id: String, before: [Field]) -> Field {
    var field =
      chance(1, of: 5)
      ? Field.choice(id, ["x", "y"])
      : .make(id, one(of: [.text, .text, .secure, .multiline, .toggle, .note]))
    field.keyboard = one(of: [.default, .default, .numberPad, .decimalPad, .emailAddress])
    field.submitLabel = chance(1, of: 3) ? .fixed(one(of: SubmitLabel.allCases)) : .followsEdge
    if chance(1, of: 3) { field.visible = condition(before) }
    if chance(1, of: 4) { field.enabled = condition(before) }
    for check in checks(field, before) where chance(1, of: 3) {
      field.validators.append(
        Validator(check: check, message: "m", when: chance(1, of: 4) ? condition(before) : .always))
    }
    return field
  }

  private mutating func checks(_ field: Field, _ before: [Field]) -> [Check] {
    switch field.kind.row.holds {
    case .nothing: []
    case .boolean: [.accepted]
    case .option: [.required]
    case .text:
      [.required, .length(Bounds(lower: below(4), upper: nil)), .email, .phone]
        + before.filter { $0.kind.row.holds == .text }.map { .matches($0.path) }
    }
  }

  mutating func condition(_ fields: [Field], depth: Int = 2) -> Expression {
    guard let field = fields.isEmpty ? nil : one(of: fields) else { return .boolean(chance(3, of: 4)) }
    if depth > 0, chance(1, of: 2) {
      let parts = [condition(fields, depth: depth - 1), condition(fields, depth: depth - 1)]
      return one(of: [.all(parts), .any(parts), .not(parts[0])])
    }
    switch field.kind.row.holds {
    case .nothing: return .boolean(true)
    case .boolean: return .field(field.path)
    case .option: return .compare(one(of: [.equal, .notEqual]), .field(field.path), .option("x"))
    case .text:
      return one(of: [
        .isEmpty(field.path), .compare(.greater, .count(field.path), .integer(below(4))),
        .compare(.equal, .field(field.path), .text("1")), .textContains(field.path, .text("a")),
      ])
    }
  }

  private mutating func edgeList(_ fields: [Field]) -> [Field.Edge] {
    let targets = fields.filter { $0.kind.takesKeyboard }.map { Field.Target.field($0.path) }
    return (0..<(1 + below(2))).map { _ in
      Field.Edge(
        when: chance(1, of: 2) ? .always : condition(fields), target: one(of: targets + [.submit, .dismiss]))
    }
  }

  private mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices { list.swapAt(index, below(list.count)) }
    return list
  }
}

/// Random events, most of them for fields that are there.
extension Generator {
  mutating func event(_ plan: Plan) -> Event {
    let text = one(of: [
      "", "a", "1", "12", "a@b.de", " ", "\n", "é", "e\u{301}", "x\r\ny", "👩‍👩‍👧", "+49 30 1234",
    ])
    let path = chance(1, of: 20) ? "nobody" : one(of: plan.fields).path
    switch below(20) {
    case 0, 1, 2: return .tap(path)
    case 3, 4, 5: return .type(text)
    case 6: return .paste(text)
    case 7: return .clear
    case 8: return .fill([PathText(path, text), PathText(one(of: plan.fields).path, text)])
    case 9, 10, 11: return .set(path, settable)
    case 12: return .return
    case 13: return .next
    case 14: return .previous
    case 15: return one(of: [.done, .scroll, .tapOutside])
    case 16, 17: return .submit
    case 18: return .reject([PathText(path, "no"), PathText(one(of: plan.fields).path, "never")])
    default: return one(of: [.reset, .appear, .return, .next])
    }
  }

  private var settable: SettableValue {
    mutating get {
      one(of: [.boolean(true), .boolean(false), .text("x"), .text("y"), .null, .text("z"), .list(["x"])])
    }
  }
}
