import FormDiagnostics
import FormRules
import FormTestSupport
import Foundation
import Testing

/// What people complained of in other forms, tried on ours: forms that are played, and forms that are refused.
@Suite struct ComplaintsTests {
  @Test(arguments: try ScenarioFiles.all(in: "Tests/Complaints"))
  func `a complaint that is played ends well`(file: ScenarioFiles) throws {
    #expect(try file.failures() == [])
  }

  @Test(arguments: try ComplaintForm.wrong())
  func `a wrong form gets exactly its marks`(form: ComplaintForm) {
    let example = RuleExample(rule: "", marked: form.text)
    let found = CheckedForm(untried: SourceFile(path: form.name, text: example.text)).diagnostics
    #expect(!example.marks.isEmpty)
    #expect(marks(found, in: example.text) == sorted(example.marks))
  }

  @Test(arguments: try ComplaintForm.right())
  func `a right form has no error`(form: ComplaintForm) {
    let found = CheckedForm(untried: SourceFile(path: form.name, text: form.text)).diagnostics
    #expect(found.filter { $0.severity == .error }.map(\.message) == [])
  }
}

/// A form of `Tests/Complaints`.
struct ComplaintForm: CustomStringConvertible, Sendable {
  /// The name of the file.
  var name: String
  /// The file, marks and all.
  var text: String
  var description: String { name }

  /// Those with marks of what is wrong.
  static func wrong() throws -> [ComplaintForm] { try all().filter { $0.name.hasSuffix(wrongEnding) } }

  /// Those that can be played.
  static func right() throws -> [ComplaintForm] { try all().filter { !$0.name.hasSuffix(wrongEnding) } }

  private static let wrongEnding = ".wrong.form.yaml"

  private static func all() throws -> [ComplaintForm] {
    try ScenarioFiles.files(in: "Tests/Complaints", ending: ".form.yaml").map {
      ComplaintForm(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
  }
}
