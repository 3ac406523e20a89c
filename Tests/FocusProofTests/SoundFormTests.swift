import FormCompiler
import FormDiagnostics
import FormTestSupport
import Foundation
import Testing

/// Forms that people wrote who know the pages and nothing of how the checker reasons.
@Suite("Forms that are right, and forms with one fault")
struct SoundFormTests {
  /// Two forms go through their fields along rows or columns, which a person who hears the form does not see.
  private static let alongRows: [String: [String]] = [
    "MovingHouse": ["a11y/focus-order-mismatch"], "SchoolEnrolment": ["a11y/focus-order-mismatch"],
  ]

  /// The fault of each wrong form.
  private static let faults: [String: Set<String>] = [
    "ConfirmCutOff": ["error focus/unreachable-field fields.confirm"],
    "EmptyIsAState": ["warning submit/next-on-last fields.name.submitLabel"],
    "FirstSubmits": ["error focus/unreachable-field fields.password"],
    "LabelsMeet": ["warning a11y/duplicate-label fields.lockerCode.label"],
    "LoopCloses": [
      "error focus/cycle fields.postCode.next[0]", "warning focus/unreachable-field fields.country",
    ],
    "PartnerGone": ["warning validator/partner-may-be-hidden fields.reply.validate[0]"],
    "StepThroughAll": ["warning focus/target-may-be-hidden fields.name.next[0]"],
  ]

  @Test("nothing is found in right forms with tricky conditions")
  func sound() throws {
    let files = try Self.files(in: "SoundForms")
    #expect(files.count >= 30)
    for file in files {
      let expected = Self.alongRows[Self.name(file)] ?? []
      #expect(Compiler.compile(file).report.diagnostics.map(\.rule) == expected, "\(file.path)")
    }
  }

  @Test("each fault is found, and its repaired twin is silent")
  func faulty() throws {
    let files = try Self.files(in: "FaultyForms")
    #expect(files.count == 2 * Self.faults.count)
    for file in files {
      let found = Compiler.compile(file).report.diagnostics
      let said = Set(found.map { "\($0.severity.rawValue) \($0.rule) \($0.path)" })
      #expect(
        said == (file.path.hasSuffix(".wrong.form.yaml") ? Self.faults[Self.name(file)] : []), "\(file.path)")
      #expect(found.allSatisfy { $0.witness != nil && $0.incomplete == nil })
    }
  }

  private static func files(in folder: String) throws -> [SourceFile] {
    try ScenarioFiles.files(in: "Tests/\(folder)", ending: ".form.yaml").map {
      SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
    }
  }

  private static func name(_ file: SourceFile) -> String { String(file.path.prefix { $0 != "." }) }
}
