import FormPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A plan for people to read.
enum PlanText {
  /// The plan as JSON, its keys sorted by name, without a line feed at the end.
  static func json(_ plan: Plan) throws(Complaint) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(plan), as: UTF8.self)
    } catch {
      throw Complaint(.failure, "the plan of '\(plan.name)' cannot be written: \(error)")
    }
  }
}
