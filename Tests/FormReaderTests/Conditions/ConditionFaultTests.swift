import Testing

@testable import FormReader

/// Every kind of fault, each with the characters that it underlines.
@Suite struct ConditionFaultTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var drawing: String
    var kinds: [ConditionFault.Kind]
    var testDescription: String { drawing }

    init(_ drawing: String, _ kinds: ConditionFault.Kind...) {
      self.drawing = drawing
      self.kinds = kinds
    }
  }

  static let typographic = [
    Example("team == ‘red’\n        ^   ^", .typographic("‘", plain: "\""), .typographic("’", plain: "\"")),
    Example("team == “it’s”\n        ^    ^", .typographic("“", plain: "\""), .typographic("”", plain: "\"")),
    Example(
      "t == „a” && (t == «b»\n     ^ ^          ^ ^",
      .typographic("„", plain: "\""), .typographic("”", plain: "\""), .typographic("«", plain: "\""),
      .typographic("»", plain: "\"")),
    Example("team == “red\"\n        ^    ", .typographic("“", plain: "\"")),
    Example("a == 1 and\u{A0}b == 2\n          ^", .typographic("\u{A0}", plain: " ")),
    Example("\"é – ‘\" == a – b\n             ^", .typographic("–", plain: "-")),
    Example("a −1 == '’'\n  ^", .typographic("−", plain: "-")),
  ]

  static let operators = [
    Example("a and b\n  ^~~", .foreignOperator("and", swift: "&&")),
    Example("a OR b\n  ^~", .foreignOperator("OR", swift: "||")),
    Example("not a\n^~~", .foreignOperator("not", swift: "!")),
    Example("a && not(b)\n     ^~~", .foreignOperator("not", swift: "!")),
    Example("a = 1\n  ^", .foreignOperator("=", swift: "==")),
    Example("a <> 1\n  ^~", .foreignOperator("<>", swift: "!=")),
    Example("a === 1\n  ^~~", .foreignOperator("===", swift: "==")),
    Example("a !== 1\n  ^~~", .foreignOperator("!==", swift: "!=")),
    Example("a & b\n  ^", .foreignOperator("&", swift: "&&")),
    Example("(a | b)\n   ^", .foreignOperator("|", swift: "||")),
    Example("a ≠ 1\n  ^", .foreignOperator("≠", swift: "!=")),
    Example("a => 1\n  ^~", .foreignOperator("=>", swift: ">=")),
    Example("a is b\n  ^~", .foreignOperator("is", swift: "==")),
    Example("a in [.b]\n  ^~", .foreignOperator("in", swift: ".contains(…)")),
    Example("a == 'red'\n     ^~~~~", .singleQuotes(swift: "\"red\"")),
    Example("a < b < c\n      ^", .chainedComparison),
    Example("a == b != c && d\n       ^~", .chainedComparison),
    Example("a * b\n  ^", .unexpected("*")),
    Example("a ? b : c\n  ^", .unexpected("?")),
    Example("-a\n^", .unexpected("-")),
  ]

  static let texts = [
    Example("a == \"red\n     ^~~~", .unfinishedText),
    Example("a == \"red\nb\"\n ", .unfinishedText),
    Example("a == \"red\\\n     ^~~~~", .unfinishedText),
    Example("a == 'red\n     ^~~~", .unfinishedText),
    Example("a == \"é\\q\"\n       ^~", .badEscape("\\q")),
    Example("a == \"\\u{110000}\"\n      ^~~~~~~~~~", .badEscape("\\u{110000}")),
    Example("a == \"\\u{D800}\"\n      ^~~~~~~~", .badEscape("\\u{D800}")),
    Example("a == \"\\u{}\"\n      ^~~~", .badEscape("\\u{}")),
    Example("a == \"\\u{000000041}\"\n      ^~~~~~~~~~~~~", .badEscape("\\u{000000041}")),
    Example("a == \"\\u41\"\n      ^~", .badEscape("\\u")),
    Example("a == \"x\\(b)\"\n       ^~", .interpolation),
    Example("a == 14x\n     ^~~", .badNumber("14x")),
    Example("a == 1_000\n     ^~~~~", .badNumber("1_000")),
    Example("a == 0x1F\n     ^~~~", .badNumber("0x1F")),
    Example("a == .5\n     ^~", .badNumber(".5")),
    Example("a == 1.5d\n     ^~~~", .badNumber("1.5d")),
    Example("a == 1234567890123456\n     ^~~~~~~~~~~~~~~~", .numberTooLong),
    Example("a == 0.1234567890123456\n     ^~~~~~~~~~~~~~~~~~", .numberTooLong),
  ]

  static let gaps = [
    Example("a &&\n  ^~", .missingOperand(after: "&&")),
    Example("a ||  && b\n  ^~", .missingOperand(after: "||")),
    Example("&& a\n^~", .unexpected("&&")),
    Example("a == ()\n     ^", .missingOperand(after: "(")),
    Example("a.\n ^", .missingOperand(after: ".")),
    Example("a == .\n     ^", .missingOperand(after: ".")),
    Example("a !\n  ^", .unexpected("!")),
    Example("a!.isEmpty\n ^", .missingOperator),
    Example("a !b\n  ^", .missingOperator),
    Example("age 18\n    ^~", .missingOperator),
    Example("name \"x\"\n     ^~~", .missingOperator),
    Example("country .us\n        ^~~", .missingOperator),
    Example("(a) (b)\n    ^", .missingOperator),
    Example("a && (b\n     ^", .unclosed("(")),
    Example("[.us.contains(a)\n^", .unclosed("[")),
    Example("[.us,\n^", .unclosed("[")),
    Example("a.contains(\"x\"\n          ^", .unclosed("(")),
    Example("a)\n ^", .unexpected(")")),
    Example("(a]\n  ^", .unexpected("]")),
    Example("rows[2].name\n    ^", .unexpected("[")),
    Example("count(a)\n     ^", .unexpected("(")),
    Example("a.isEmpty()\n         ^", .unexpected("(")),
    Example("a.contains\n  ^~~~~~~~", .missingOperand(after: "contains")),
    Example("a.isBlank && b = c\n  ^~~~~~~", .unknownMember("isBlank")),
    Example("a.hasPrefix(\"x\")\n  ^~~~~~~~~", .unknownMember("hasPrefix")),
    Example("a.contains(b, c)\n            ^", .unexpected(",")),
    Example("a 👨‍👩‍👧 b\n  ^", .unexpected("👨‍👩‍👧")),
    Example("\n", .empty),
    Example("  \n^~", .empty),
  ]

  @Test(arguments: typographic + operators + texts + gaps)
  func `one mistake gives one fault, where it is`(example: Example) {
    let drawing = Drawing(example.drawing)
    let (syntax, faults) = ConditionParser.parse(drawing.text)
    #expect(syntax == nil)
    #expect(faults.map(\.kind) == example.kinds)
    if !drawing.ranges.isEmpty { #expect(faults.map(\.range) == drawing.ranges) }
  }

  @Test(arguments: ["(", "!", "[", "a.contains("]) func `nesting ends at 64 levels`(opening: String) {
    let closing = ["(": ")", "[": "]", "a.contains(": ")"][opening] ?? ""
    func nested(_ levels: Int) -> String {
      String(repeating: opening, count: levels) + "b" + String(repeating: closing, count: levels)
    }
    #expect(ConditionParser.parse(nested(64)).faults == [])
    let deep = ConditionParser.parse(nested(65))
    #expect(deep.faults.map(\.kind) == [.tooDeep])
    #expect(ConditionParser.parse(nested(100_000)).faults == deep.faults)
  }

  @Test func `members end at 64`() {
    func chain(_ members: Int) -> String { "a" + String(repeating: ".count", count: members) }
    #expect(ConditionParser.parse(chain(64)).faults == [])
    #expect(ConditionParser.parse(chain(65)).faults.map(\.kind) == [.tooDeep])
  }
}
