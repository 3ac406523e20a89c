import FormPlan
import TestSupport
import Testing

@testable import FormReader

@Suite struct ConditionTypesTests {
  private func typed(_ text: String) throws -> (expression: Expression?, faults: [TypeFault]) {
    let syntax = try #require(ConditionParser.parse(text).syntax)
    return ConditionTypes.typed(syntax, in: .sample)
  }

  static let country = Expression.field("country")

  @Test(
    arguments: [
      ("isGift", .field("isGift")),
      ("true", .boolean(true)),
      ("isGift && country == .us", .all([.field("isGift"), .compare(.equal, country, .option("us"))])),
      (".us != country", .compare(.notEqual, .option("us"), country)),
      ("country == \"New York\"", .compare(.equal, country, .option("New York"))),
      ("country == country", .compare(.equal, country, country)),
      ("!name.isEmpty", .not(.isEmpty("name"))),
      ("country.isEmpty", .isEmpty("country")),
      ("message.count <= 200", .compare(.lessOrEqual, .count("message"), .number(200))),
      ("[.us, .ca].contains(country)", .isOneOf(country, [.option("us"), .option("ca")])),
      ("[.us, \"1\"].contains(country)", .isOneOf(country, [.option("us"), .option("1")])),
      ("[1, -2].contains(pin.count)", .isOneOf(.count("pin"), [.number(1), .number(-2)])),
      ("[\"a\"].contains(name)", .isOneOf(.field("name"), [.text("a")])),
      ("[true].contains(isGift)", .isOneOf(.field("isGift"), [.boolean(true)])),
      ("name.contains(\"x\")", .textContains("name", .text("x"))),
      ("name.contains(pin)", .textContains("name", .field("pin"))),
      ("name == größe", .compare(.equal, .field("name"), .field("größe"))),
      ("name == \"2026-01-01\"", .compare(.equal, .field("name"), .text("2026-01-01"))),
      ("age >= 18", .compare(.greaterOrEqual, .field("age"), .number(18))),
      ("price < 1.50", .compare(.less, .field("price"), .number(ExactNumber("1.5") ?? 0))),
      ("age + price > 2", .compare(.greater, .add(.field("age"), .field("price")), .number(2))),
      ("[1, 2].contains(age)", .isOneOf(.field("age"), [.number(1), .number(2)])),
      ("tags.contains(.vip)", .optionsContain("tags", "vip")),
      ("tags.contains(\"new one\")", .optionsContain("tags", "new one")),
      (
        "tags.count > 1 || tags.isEmpty",
        .any([.compare(.greater, .count("tags"), .number(1)), .isEmpty("tags")])
      ),
      ("from == to", .compare(.equal, .field("from"), .field("to"))),
      ("start > today", .compare(.greater, .field("start"), .today)),
      ("start == end", .compare(.equal, .field("start"), .field("end"))),
      (
        "today - 18y + 1d >= start",
        .compare(.greaterOrEqual, .offset(.offset(.today, -18, .years), 1, .days), .field("start"))
      ),
      ("at.isEmpty || start.isEmpty", .any([.isEmpty("at"), .isEmpty("start")])),
      ("isGift == true", .compare(.equal, .field("isGift"), .boolean(true))),
      (
        "isGift != (news && true)",
        .compare(.notEqual, .field("isGift"), .all([.field("news"), .boolean(true)]))
      ),
      (
        "isGift && (news && true) && !(false && news)",
        .all([
          .field("isGift"), .field("news"), .boolean(true), .not(.all([.boolean(false), .field("news")])),
        ])
      ),
      ("isGift || (news || false)", .any([.field("isGift"), .field("news"), .boolean(false)])),
      (
        "1 + name.count - 2 > 007",
        .compare(.greater, .subtract(.add(.number(1), .count("name")), .number(2)), .number(7))
      ),
      (
        "1 - (2 - 3) == 2",
        .compare(.equal, .subtract(.number(1), .subtract(.number(2), .number(3))), .number(2))
      ),
    ] as [(String, Expression)]) func `a condition means`(text: String, expression: Expression) throws
  {
    let (found, faults) = try typed(text)
    #expect(faults == [])
    #expect(found == expression)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var drawing: String
    var words: [String]
    var mended: String?
    var testDescription: String { drawing }

    init(_ drawing: String, _ words: String..., mended: String? = nil) {
      self.drawing = drawing
      self.words = words
      self.mended = mended
    }
  }

  static let mismatches = [
    Example(
      "isGift && news == \"true\"\n          ^~~~ ^~ ^~~~~~", "mismatch: the toggle 'news', a text",
      mended: "isGift && news"),
    Example("\"yes\" != news\n^~~~~ ^~ ^~~~", "mismatch: a text, the toggle 'news'", mended: "!news"),
    Example("news == 0\n^~~~ ^~ ^", "mismatch: the toggle 'news', a number", mended: "!news"),
    Example(
      "answer == true\n^~~~~~ ^~ ^~~~", "mismatch: the choice 'answer', a condition",
      mended: "answer == .True"),
    Example(
      "country == 1\n^~~~~~~ ^~ ^", "mismatch: the choice 'country', a number", mended: "country == \"1\""),
    Example(
      "name.count == \"3\"\n^~~~~~~~~~ ^~ ^~~", "mismatch: a number, a text", mended: "name.count == 3"),
    Example("name == 3\n^~~~ ^~ ^", "mismatch: the text 'name', a number", mended: "name == \"3\""),
    Example("name < 3\n^~~~ ^ ^", "mismatch: the text 'name', a number"),
    Example("name == .us\n^~~~ ^~ ^~~", "mismatch: the text 'name', an option", mended: "name == \"us\""),
    Example("name < 3 + 4\n^~~~ ^ ^~~~~", "mismatch: the text 'name', a number"),
    Example("name == true\n^~~~ ^~ ^~~~", "mismatch: the text 'name', a condition"),
    Example("name == country\n^~~~ ^~ ^~~~~~~", "mismatch: the text 'name', the choice 'country'"),
    Example("(name) == (isGift)\n ^~~~  ^~  ^~~~~~", "mismatch: the text 'name', the toggle 'isGift'"),
    Example("country == answer\n^~~~~~~ ^~ ^~~~~~", "different: the choice 'country', the choice 'answer'"),
    Example(
      "[.us, \"b\"].contains(name)\n ^~~       ^~~~~~~~ ^~~~", "mismatch: an option, the text 'name'",
      mended: "[\"us\", \"b\"].contains(name)"),
    Example(
      "[\"a\", 1].contains(name)\n      ^  ^~~~~~~~ ^~~~", "mismatch: a number, the text 'name'",
      mended: "[\"a\", \"1\"].contains(name)"),
    Example(
      "name.contains(3)\n^~~~ ^~~~~~~~ ^", "mismatch: the text 'name', a number",
      mended: "name.contains(\"3\")"),
  ]

  static let kinds = [
    Example("name && isGift\n^~~~", "no condition: the text 'name'", mended: "!name.isEmpty && isGift"),
    Example("!(name)\n  ^~~~", "no condition: the text 'name'", mended: "name.isEmpty"),
    Example("country\n^~~~~~~", "no condition: the choice 'country'", mended: "!country.isEmpty"),
    Example("isGift || 1 + 1\n          ^~~~~", "no condition: a number"),
    Example(".us\n^~~", "no condition: an option"),
    Example("\"é\"\n^~~", "no condition: a text"),
    Example("name < \"b\"\n^~~~ ^", "no order: the text 'name'"),
    Example("country >= .us\n^~~~~~~ ^~", "no order: the choice 'country'"),
    Example("(isGift < true)\n ^~~~~~ ^", "no order: the toggle 'isGift'"),
    Example("name + \"b\" == name\n^~~~ ^\n".dropLastLine, "no number: the text 'name'", "no number: a text"),
    Example("1 - news == 2\n  ^ ^~~~", "no number: the toggle 'news'"),
    Example("isGift.isEmpty\n^~~~~~ ^~~~~~~", "no isEmpty: the toggle 'isGift'", mended: "!isGift"),
    Example("country.count > 1\n^~~~~~~ ^~~~~", "no count: the choice 'country'"),
    Example(
      "!country.contains(.us)\n ^~~~~~~ ^~~~~~~~", "no contains: the choice 'country'",
      mended: "![.us].contains(country)"),
    Example("isGift.contains(news)\n^~~~~~ ^~~~~~~~", "no contains: the toggle 'isGift'"),
    Example("\"a\".isEmpty\n^~~", "isEmpty of no field"),
    Example("name.count.isEmpty\n^~~~~~~~~~", "isEmpty of no field"),
    Example("hint.isEmpty\n^~~~", "no value: hint"),
    Example("hint == \"x\" && name\n".dropLastLine, "no value: hint", "no condition: the text 'name'"),
    Example("country == \"us\"\n           ^~~~", "option as text: us", mended: "country == .us"),
    Example(
      "[\"us\", .ca].contains(country)\n ^~~~", "option as text: us", mended: "[.us, .ca].contains(country)"),
    Example(".us == .ca\n^~~", "option without choice: us"),
    Example("[.us].contains(.us)\n ^~~", "option without choice: us"),
    Example("country == [.us]\n           ^~~~~", "list without contains"),
    Example("[].contains(country)\n^~~~~~~~~~~~~~~~~~~~", "empty list"),
    Example("[name, \"a\"].contains(pin)\n ^~~~", "no literal"),
    Example("start < \"2026-02-30\"\n        ^~~~~~~~~~~~", "no date: 2026-02-30, a date"),
    Example("at < \"2026-02-03\"\n     ^~~~~~~~~~~~", "no date: 2026-02-03, a time"),
    Example("end == \"09:30\"\n       ^~~~~~~", "no date: 09:30, a date with a time"),
    Example("at + 1d > at\n^~", "no day: the time 'at'"),
    Example("name + 1d == name\n^~~~", "no day: the text 'name'"),
    Example("start > 14d\n        ^~~", "offset alone"),
    Example("start > today + 14\n        ^~~~~ ^".dropLastLine, "no number: a date"),
    Example("start > today + 1d + 14\n                   ^ ^~", "no number: a number"),
    Example("start > at\n^~~~~ ^ ^~", "mismatch: the date 'start', the time 'at'"),
    Example("name.count < today\n^~~~~~~~~~ ^ ^~~~~", "mismatch: a number, a date"),
    Example("age == \"5\"\n^~~ ^~ ^~~", "mismatch: the number 'age', a text", mended: "age == 5"),
    Example(
      "tags == .vip\n^~~~ ^~ ^~~~", "mismatch: the choice of several 'tags', an option",
      mended: "tags.contains(.vip)"),
    Example("tags.contains(1)\n^~~~ ^~~~~~~~ ^", "mismatch: the choice of several 'tags', a number"),
    Example("start.count > 1\n^~~~~ ^~~~~", "no count: the date 'start'"),
    Example("age.count > 1\n^~~ ^~~~~", "no count: the number 'age'"),
  ]

  @Test(arguments: mismatches + kinds) func `a wrong type is shown in every place`(example: Example) throws {
    let drawing = Drawing(example.drawing)
    let (expression, faults) = try typed(drawing.text)
    #expect(expression == nil)
    #expect(faults.map(\.words) == example.words)
    if !drawing.ranges.isEmpty { #expect(faults.flatMap(\.places) == drawing.ranges) }
    #expect(faults.first?.mended(drawing.text) == example.mended || faults.count > 1)
    if let mended = example.mended { #expect(try typed(mended).expression != nil) }
  }

  @Test(arguments: [
    "nobody", "nobody.isEmpty", "nobody == .us", "nobody == 3 + 4", "nobody < name.count",
    "[.x, .y].contains(nobody)",
    "name.contains(nobody)", "nobody + 1 > nobody", "country == .xx", "country == \"xx\"",
    "[.us, .xx].contains(country)",
  ]) func `what another rule reports is silent here`(text: String) throws {
    let (expression, faults) = try typed("isGift && \(text)")
    #expect(expression == nil)
    #expect(faults == [])
  }

  @Test func `a fault beside an unknown name is still found`() throws {
    #expect(
      try typed("nobody && name && (nobody == (name < 3))").faults.map(\.words) == [
        "no condition: the text 'name'", "mismatch: the text 'name', a number",
      ])
  }

  @Test func `a literal that is compared with a choice is listed where it stands`() throws {
    let drawing = Drawing(
      """
      .us == country && name == "no" || answer != "é" || [.b, "c d"].contains(country) || name.contains(".e")
      ^~~                                         ^~~     ^~  ^~~~~
      """)
    let syntax = try #require(ConditionParser.parse(drawing.text).syntax)
    let literals = syntax.optionLiterals(in: .sample)
    #expect(literals.map(\.id) == ["us", "é", "b", "c d"])
    #expect(literals.map(\.range) == drawing.ranges)
    #expect(literals.map(\.field.path) == ["country", "answer", "country", "country"])
  }

  @Test func `a sum has an end, in length and in size`() throws {
    func sum(_ operands: Int) -> String {
      Array(repeating: "999999999999999", count: operands).joined(separator: " + ")
    }
    func nested(_ levels: Int) -> String {
      String(repeating: "(1 + ", count: levels) + "1" + String(repeating: ")", count: levels)
    }
    let most = "\(sum(64)) > name.count"
    #expect(try typed(most).expression != nil)
    #expect(try typed("\(sum(65)) > 1").faults.map(\.words) == ["sum too long"])
    #expect(try typed("\(nested(63)) > 1").faults == [])
    #expect(try typed("\(nested(40)) + \(nested(40)) > 1").faults == [])
    let large = Array(repeating: "(\(sum(64)))", count: 63).joined(separator: " - ")
    #expect(try typed("\(large) > 1").faults.map(\.words) == ["sum too long"])
    let wide = "((\(sum(32))) + (\(sum(32))))"
    let wider = Array(repeating: wide, count: 20).joined(separator: " - ")
    let widest =
      "(\(wider)) + (\(wider)) + (\(wider)) + (\(wider)) + (\(wider)) + (\(wider)) + (\(wider)) + (\(wider))"
    #expect(try typed("\(wider) > 1").faults == [])
    #expect(try typed("\(widest) > 1").faults.map(\.words) == ["sum too large"])
  }

  @Test func `a long chain has one flat expression`() throws {
    let text = Array(repeating: "isGift", count: 50_000).joined(separator: " && ")
    guard case .all(let parts) = try typed(text).expression else {
      Issue.record("no chain")
      return
    }
    #expect(parts.count == 50_000)
  }

  @Test(arguments: 0..<300) func `no tree traps, and every fault lies in its text`(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    let names = ["isGift", "name", "country", "answer", "hint", "today", "nobody"]
    let operands = names + ["true", "1", "1.5", ".us", "\"us\"", "\"x\"", "2w", "[.us, 1]", "name.count"]
    let signs = [" && ", " || ", " == ", " != ", " + ", " - ", ".contains(", ".isEmpty", " < ", " == !("]
    var text = generator.pick(operands)
    for _ in 0..<generator.below(6) {
      let sign = generator.pick(signs)
      text += sign == ".isEmpty" ? sign : sign + generator.pick(operands) + (sign.hasSuffix("(") ? ")" : "")
      if generator.below(2) == 0 { text = "(\(text))" }
    }
    guard let syntax = ConditionParser.parse(text).syntax else { return }
    let (expression, faults) = ConditionTypes.typed(syntax, in: .sample)
    if !faults.isEmpty { #expect(expression == nil) }
    for fault in faults {
      for place in fault.places + [fault.range] { #expect(!text.slice(place).isEmpty) }
      if let mended = fault.mended(text) {
        #expect(ConditionParser.parse(mended).faults == [], "\(text) → \(mended)")
      }
    }
  }
}

extension String {
  /// Nothing is drawn below it.
  fileprivate var dropLastLine: String { String(prefix { $0 != "\n" }) + "\n" }
}
