import TestSupport
import Testing

@testable import FormReader

@Suite struct ConditionPropertyTests {
  @Test(arguments: 0..<300) func `what is printed reads as what it was printed from`(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    for _ in 0..<10 {
      let syntax = generator.syntax(depth: 4)
      let (read, faults) = ConditionParser.parse(syntax.description)
      #expect(faults == [], "\(syntax)")
      #expect(read?.shape == syntax.shape)
      #expect(read?.description == syntax.description)
    }
  }

  @Test(arguments: 0..<300) func `every bracket or none more than needed is the same tree`(seed: UInt64)
    throws
  {
    var generator = Generator(seed: seed)
    let syntax = generator.syntax(depth: 5)
    #expect(ConditionParser.parse(syntax.shape).syntax?.shape == syntax.shape)
  }

  @Test(arguments: 0..<500) func `no text traps, and every fault lies in it`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let pieces =
      #" a .us "x" 'y' " ' ( ) [ ] . , ! && || == != < <= > >= + - = & | <> 14d 1.5 12 \ \( \u{41} today not and "#
      .split(separator: " ").map(String.init)
      + [
        " ", "\n", "\r\n", "“", "’", "–", "\u{A0}", "é", "e\u{301}", "👨‍👩‍👧", "\0", "\u{200B}", ".contains(",
        ".isEmpty",
      ]
    for _ in 0..<20 {
      let text = (0..<generator.below(14)).map { _ in generator.pick(pieces) }.joined()
      let (syntax, faults) = ConditionParser.parse(text)
      #expect((syntax == nil) == !faults.isEmpty)
      for fault in faults {
        #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= text.utf8.count, "\(text)")
        #expect(text.slice(fault.range).unicodeScalars.allSatisfy { $0 != "\u{FFFD}" }, "\(text)")
      }
      if let syntax {
        #expect(ConditionParser.parse(syntax.description).syntax?.shape == syntax.shape, "\(text)")
        for (piece, range) in syntax.pieces { #expect(text.slice(range) == piece, "\(text)") }
      }
    }
  }

  @Test(arguments: 0..<200) func `bytes of every kind are a condition or a fault`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let bytes = (0..<generator.below(60)).map { _ in UInt8(generator.below(256)) }
    let (syntax, faults) = ConditionParser.parse(String(decoding: bytes, as: UTF8.self))
    #expect((syntax == nil) == !faults.isEmpty)
  }
}
