import FormPlan
import Foundation
import Testing

@Suite struct PatternCodingTests {
  static let letter = Pattern.set(ScalarSet(["a"..."z"]))
  static let a = Pattern.set(ScalarSet("a"))
  static let b = Pattern.set(ScalarSet("b"))

  @Test(arguments: [
    (Pattern.empty, #"["empty"]"#),
    (a, #""a""#),
    (letter, #"["set","a-z"]"#),
    (.set(ScalarSet([])), #"["set",""]"#),
    (.any, #"["any"]"#),
    (.anyInLine, #"["anyInLine"]"#),
    (.sequence([]), #"["sequence"]"#),
    (.sequence([a]), #"["sequence","a"]"#),
    (.sequence([a, b]), #""ab""#),
    (.sequence([a, b, .any, b]), #"["sequence","ab",["any"],"b"]"#),
    (.sequence([.sequence([a, b]), .empty, b]), #"["sequence",["sequence","ab"],["empty"],"b"]"#),
    (.alternation([.sequence([a, b]), a]), #"["alternation","ab","a"]"#),
    (.repeat(letter, min: 2, max: 5), #"["repeat",2,5,["set","a-z"]]"#),
    (.repeat(.sequence([a, b]), min: 0, max: nil), #"["repeat",0,null,"ab"]"#),
  ]) func `a pattern is nested lists`(pattern: Pattern, text: String) throws {
    #expect(try String(decoding: JSONEncoder().encode(pattern), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(Pattern.self, from: Data(text.utf8)) == pattern)
  }

  @Test(arguments: [
    "1", "null", "true", "{}", #""""#, "[]", "[1]", #"["no"]"#, #"["any",1]"#, #"["set"]"#, #"["set",1]"#,
    #"["set","z-a"]"#, #"["set","a","b"]"#, #"["alternation"]"#, #"["alternation",1]"#, #"["sequence",""]"#,
    #"["sequence",null]"#, #"["repeat"]"#, #"["repeat",1]"#, #"["repeat",1,2]"#, #"["repeat",2,1,"a"]"#,
    #"["repeat",-1,1,"a"]"#, #"["repeat",0,1,"a","b"]"#, #"["repeat",null,1,"a"]"#, #"["repeat",0,1.5,"a"]"#,
    #"["repeat",9223372036854775807,null,["empty"]]"#, #"["repeat",200,200,["repeat",200,200,"a"]]"#,
  ]) func `what is no pattern is refused, and nothing traps`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Pattern.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [100, 200, 201, 250, 5_000]) func `a pattern that is too deep is refused`(depth: Int)
    throws
  {
    let text =
      String(repeating: #"["sequence","#, count: depth) + #""a""# + String(repeating: "]", count: depth)
    let pattern = try? JSONDecoder().decode(Pattern.self, from: Data(text.utf8))
    #expect((pattern != nil) == (depth <= Pattern.depthLimit))
  }

  @Test func `a dot is told whether it takes line breaks`() {
    let pattern = Pattern.repeat(
      .alternation([.anyInLine, .sequence([Self.a, .anyInLine])]), min: 1, max: nil)
    #expect(
      pattern.dotTakingLineBreaks
        == .repeat(.alternation([.any, .sequence([Self.a, .any])]), min: 1, max: nil))
  }
}
