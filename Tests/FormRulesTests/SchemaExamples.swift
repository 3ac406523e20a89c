import FormReader
import FormRules
import JSONText
import TestSupport
import Testing

/// The schema that editors read refuses nothing that the rules let pass.
@Suite struct SchemaExamples {
  @Test(.enabled(if: SchemaJudge.isThere, Comment(rawValue: SchemaJudge.absence)))
  func `every right example of a rule is valid`() throws {
    let files = RuleExample.right.map(\.text)
    let verdicts = try SchemaJudge.verdicts(schema: JSONSchema.language.pretty, files: files)
    for (file, verdict) in zip(files, verdicts) { #expect(verdict == .valid, "\(file)") }
  }
}
