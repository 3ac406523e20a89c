import FormPlan
import Testing

@Suite struct ScalarSetTests {
  @Test func `ranges are sorted, and those that touch are one`() {
    let set = ScalarSet([
      "x"..."z", "a"..."c", "d"..."d", "b"..."e", "\u{D7FF}"..."\u{D7FF}", "\u{E000}"..."\u{E001}",
    ])
    #expect(set.ranges == ["a"..."e", "x"..."z", "\u{D7FF}"..."\u{E001}"])
  }

  @Test(arguments: [
    "", "a", "a-z", "0-9A-Z_", "\\u{0}-\\u{10FFFF}", "\\u{0}", "\\u{D7FF}", "\\u{E000}-\\u{10FFFF}",
  ])
  func `the inverse of the inverse is the set, and they have nothing in common`(text: String) throws {
    let set = try #require(ScalarSet(text))
    #expect(set.inverted.inverted == set)
    #expect(set.union(set.inverted) == .all)
    for range in set.ranges {
      #expect(set.contains(range.lowerBound) && set.contains(range.upperBound))
      #expect(!set.inverted.contains(range.lowerBound) && !set.inverted.contains(range.upperBound))
    }
  }

  @Test(arguments: [
    (["a"..."z"], "a-z"), (["a"..."b"], "ab"), (["-"..."-", "\\"..."\\"], "\\-\\\\"),
    ([" "..." "], "\\u{20}"),
    (["é"..."é", "\u{301}"..."\u{301}"], "é\\u{301}"), (["\u{0}"..."\u{10FFFF}"], "\\u{0}-\\u{10FFFF}"),
    ([], ""),
  ]) func `a set is spelt as in a class`(ranges: [ClosedRange<Unicode.Scalar>], text: String) {
    #expect(ScalarSet(ranges).description == text)
    #expect(ScalarSet(text) == ScalarSet(ranges))
  }

  @Test(arguments: [
    "-a", "a-", "z-a", "\\", "\\q", "\\u", "\\u{", "\\u{}", "\\u{D800}", "\\u{110000}", "a--",
  ])
  func `what is no set is none`(text: String) {
    #expect(ScalarSet(text) == nil)
  }
}
