import FormEmitter
import FormPlan
import Foundation
import TestSupport
import Testing

/// Plans as JSON, which apps load and programs read.
@Suite struct PlanTests {
  @Test func `a plan that was written and read again is the same`() throws {
    let encoder = JSONEncoder()
    for plan in try Script.inputs().map(\.plan) {
      #expect(try JSONDecoder().decode(Plan.self, from: encoder.encode(plan)) == plan, "\(plan.name)")
    }
  }

  @Test func `a plan that somebody broke is refused and traps nothing`() throws {
    var random = TestSupport.Generator(seed: 11)
    let plan = try #require(
      try GeneratedForms(folder: "Forms").inputs.map(\.plan).first { $0.name == "GiftMessage" })
    let whole = try JSONEncoder().encode(plan)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<(1 + random.below(3)) { bytes[random.below(bytes.count)] = UInt8(random.below(96) + 32) }
      _ = try? JSONDecoder().decode(Plan.self, from: bytes)
    }
  }

  @Test(arguments: [#""nowhere""#, "3", "{}"]) func `an edge to nowhere is refused`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Field.Target.self, from: Data(json.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(InitialFocus.self, from: Data(json.utf8)) }
  }
}
