import FormPlan
import FormRuntime
import TestSupport

/// Random plans whose conditions look back only, so that they can be derived in document order or not.
extension Generator {
  mutating func plan(edges: Bool = true) -> Plan {
    var fields: [Field] = []
    for index in 0..<(1 + below(8)) { fields.append(field("f\(index)", before: fields)) }
    if edges {
      for index in fields.indices where chance(1, of: 3) { fields[index].next = edgeList(fields) }
    }
    let typed = fields.filter(\.takesKeyboard).map(\.path)
    let buttons = ToolbarButton.Action.allCases.filter { _ in chance(4, of: 5) }
    return .form(
      fields, order: edges && chance(1, of: 3) ? shuffled(typed) : typed,
      initial: pick([.first, .none, .field(pick(fields).path)]), toolbar: buttons,
      wraps: edges && chance(1, of: 3), dismissals: Dismissal.allCases.filter { _ in chance(1, of: 2) },
      invalid: pick([.first, .first, .none]), validation: pick([.submit, .blur]))
  }

  private mutating func field(_ id: String, before: [Field]) -> Field {
    var field =
      chance(1, of: 5)
      ? Field.choice(id, ["x", "y"])
      : .make(id, pick([.text, .text, .secure, .multiline, .toggle] + FieldKind.allCases))
    if field.holds == .option || field.holds == .options {
      field.options = Field.choice(id, ["x", "y"]).options
    }
    if field.kind.row.control.isStepped {
      field.range = StepRange(lower: 1, upper: 5, step: 2)
      field.start = field.emptyEntry
    }
    field.keyboard = pick([.default, .default, .numberPad, .decimalPad, .emailAddress])
    field.submitLabel = chance(1, of: 3) ? .fixed(pick(SubmitLabel.allCases)) : .followsEdge
    if chance(1, of: 3) { field.visible = condition(before) }
    if chance(1, of: 4) { field.enabled = condition(before) }
    for check in checks(field, before) where chance(1, of: 3) {
      field.validators.append(
        Validator(check: check, message: "m", when: chance(1, of: 4) ? condition(before) : .always))
    }
    return field
  }

  private mutating func checks(_ field: Field, _ before: [Field]) -> [Check] {
    switch field.holds {
    case .nothing: []
    case .boolean: [.accepted]
    case .option, .options: [.required]
    case .integer, .number:
      [
        .number, .required, .range(lower: .number(2), upper: nil), .custom("isFine"),
        .fraction(Bounds(lower: nil, upper: 1)), .oneOf([.number(3)]),
      ] + before.filter(\.holds.isNumber).map { .range(lower: nil, upper: .field($0.path)) }
    case .day, .time, .dateTime:
      [.required, .before(.offset(.today, 2, .weeks)), .check(condition(before))]
        + before.filter { $0.holds == field.holds }.map { .after(.field($0.path)) }
    case .text:
      [.required, .length(Bounds(lower: below(4), upper: nil)), .email, .phone]
        + before.filter { $0.holds == .text }.map { .matches($0.path) }
    }
  }

  mutating func condition(_ fields: [Field], depth: Int = 2) -> Expression {
    guard let field = fields.isEmpty ? nil : pick(fields) else { return .boolean(chance(3, of: 4)) }
    if depth > 0, chance(1, of: 2) {
      let parts = [condition(fields, depth: depth - 1), condition(fields, depth: depth - 1)]
      return pick([.all(parts), .any(parts), .not(parts[0])])
    }
    switch field.holds {
    case .nothing: return .boolean(true)
    case .boolean: return .field(field.path)
    case .option: return .compare(pick([.equal, .notEqual]), .field(field.path), .option("x"))
    case .options: return pick([.optionsContain(field.path, "x"), .isEmpty(field.path)])
    case .integer, .number:
      return .compare(
        pick(Expression.Comparison.allCases), .add(.field(field.path), .number(1)),
        .number(ExactNumber(below(4))))
    case .day, .dateTime: return .compare(.less, .field(field.path), .offset(.today, below(40), .days))
    case .time: return .isEmpty(field.path)
    case .text:
      return pick([
        .isEmpty(field.path), .compare(.greater, .count(field.path), .number(ExactNumber(below(4)))),
        .compare(.equal, .field(field.path), .text("1")), .textContains(field.path, .text("a")),
      ])
    }
  }

  private mutating func edgeList(_ fields: [Field]) -> [Field.Edge] {
    let targets = fields.filter(\.takesKeyboard).map { Field.Target.field($0.path) }
    return (0..<(1 + below(2))).map { _ in
      Field.Edge(
        when: chance(1, of: 2) ? .always : condition(fields), target: pick(targets + [.submit, .dismiss]))
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
    let text = pick([
      "", "a", "1", "12", "a@b.de", " ", "\n", "é", "e\u{301}", "x\r\ny", "👩‍👩‍👧", "+49 30 1234",
    ])
    let path = chance(1, of: 20) ? "nobody" : pick(plan.fields).path
    switch below(20) {
    case 0, 1, 2: return .tap(path)
    case 3, 4, 5: return .type(text)
    case 6: return .paste(text)
    case 7: return .clear
    case 8: return .fill([PathText(path, text), PathText(pick(plan.fields).path, text)])
    case 9, 10, 11: return .set(path, settable)
    case 12: return .return
    case 13: return .next
    case 14: return .previous
    case 15: return pick([.done, .scroll, .tapOutside])
    case 16, 17: return .submit
    case 18: return .reject([PathText(path, "no"), PathText(pick(plan.fields).path, "never")])
    default: return pick([.reset, .appear, .return, .next])
    }
  }

  private var settable: SettableValue {
    mutating get {
      pick([
        .boolean(true), .boolean(false), .text("x"), .text("y"), .null, .text("z"), .list(["x"]), .text("3"),
        .text("2000-01-05"), .text("09:30"),
        .text("2000-01-05T09:30"), .list([]),
      ])
    }
  }
}
