import Testing

@testable import SwiftTemplates

/// Expressions print themselves with the parentheses that precedence demands, and no others.
@Suite struct SwiftExpressionTests {
  private func name(_ text: String) throws -> SwiftExpression { .name(try #require(SwiftName(text))) }

  @Test func `and binds tighter than or`() throws {
    let (a, b, c) = (try name("a"), try name("b"), try name("c"))
    #expect(SwiftExpression.any([.all([a, b]), c]).text == "a && b || c")
    #expect(SwiftExpression.all([.any([a, b]), c]).text == "(a || b) && c")
    #expect((!SwiftExpression.all([a, b])).text == "!(a && b)")
    #expect((!(!a)).text == "!(!a)")
    #expect(SwiftExpression.all([]).text == "true")
    #expect(SwiftExpression.any([a]).text == "a")
  }

  @Test func `comparisons do not chain`() throws {
    let (a, b) = (try name("a"), try name("b"))
    #expect(a.compared(.equal, b).compared(.notEqual, a).text == "(a == b) != a")
    #expect((a - (b - a)).text == "a - (b - a)")
    #expect((a + b - a).text == "a + b - a")
    #expect(
      SwiftExpression.choice(.choice(a, a, b), a, .choice(a, b, a)).text == "(a ? a : b) ? a : a ? b : a")
  }

  @Test func `members, calls and ranges`() throws {
    let a = try name("in")
    let id = try #require(SwiftName("init"))
    #expect(
      a.member(id).call([.init(SwiftName("inout"), a), .init(nil, a)]).text
        == "`in`.`init`(`inout`: `in`, `in`)")
    #expect(SwiftExpression.implicitMember(try #require(SwiftName("default"))).text == ".default")
    #expect(SwiftExpression.range(.literal(.integer(2)), .literal(.integer(-60))).text == "2...(-60)")
    #expect(SwiftExpression.range(.literal(.integer(-2)), nil).text == "-2...")
    #expect(SwiftExpression.range(nil, .literal(.integer(60))).call().text == "(...60)()")
    #expect(a.optionalMember(id).at(.literal(.integer(0))).text == "`in`?.`init`[0]")
    #expect((a + a).member(id).text == "(`in` + `in`).`init`")
    #expect(a.call(body: SwiftExpression.argument(0).member(id)).text == "`in` { $0.`init` }")
  }
}
