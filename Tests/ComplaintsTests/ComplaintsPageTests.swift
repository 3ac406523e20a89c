import FormRules
import FormTestSupport
import Foundation
import Testing

/// The page of complaints says nothing that no test shows, unless it says why.
@Suite struct ComplaintsPageTests {
  private let rules = Set(RuleCatalogue.all.map(\.name))

  @Test(arguments: try ComplaintRow.all())
  func `a row has a section, three cells, and evidence or a reason`(row: ComplaintRow) {
    #expect(!row.section.isEmpty)
    #expect(row.cells.count == 3)
    #expect(row.cells.allSatisfy { !$0.trimmingCharacters(in: .whitespaces).isEmpty })
    #expect(!ComplaintsPage.code(in: row.evidence).isEmpty || !row.reason.isEmpty)
  }

  @Test(arguments: try ComplaintRow.all())
  func `what shows it is there`(row: ComplaintRow) {
    let names = ComplaintsPage.code(in: row.evidence)
    for name in names {
      if ComplaintsPage.isFileName(name) {
        #expect(ComplaintsPage.files[name] != nil, "no file \(name)")
      } else if ComplaintsPage.isRuleName(name) {
        #expect(rules.contains(name), "no rule \(name)")
      } else {
        #expect(ComplaintsPage.tests.contains(name), "no test \(name)")
      }
    }
    let played = names.filter { $0.hasSuffix(".scenarios.yaml") }.map(ComplaintsPage.scenarioNames)
    for scenario in ComplaintsPage.scenarios(in: row.evidence) {
      #expect(played.contains { $0.contains(scenario) }, "no scenario \(scenario)")
    }
  }

  @Test(arguments: try ComplaintRow.all())
  func `a rule that is named is there, unless it comes later, and then it is not`(row: ComplaintRow) {
    let later = Set(ComplaintsPage.code(in: row.isLater ? row.reason : "").filter(ComplaintsPage.isRuleName))
    #expect(later.isDisjoint(with: rules), "no longer later")
    let named = row.cells.flatMap(ComplaintsPage.code).filter(ComplaintsPage.isRuleName)
    for name in named where !later.contains(name) { #expect(rules.contains(name), "no rule \(name)") }
  }

  @Test func `every section has a table, and every table a section`() throws {
    let sections = try ComplaintsPage.text().components(separatedBy: "\n## ").dropFirst()
    #expect(sections.count > 3)
    for section in sections {
      #expect(section.components(separatedBy: ComplaintsPage.header).count == 2, "\(section.prefix(20))")
    }
    #expect(try ComplaintRow.all().count > 50)
  }

  @Test func `every file of complaints is on the page`() throws {
    let rows = try ComplaintRow.all()
    let named = Set(rows.flatMap { ComplaintsPage.code(in: $0.evidence) })
    for file in try ScenarioFiles.files(in: "Tests/Complaints", ending: ".form.yaml") {
      let name = file.lastPathComponent
      let scenarios = name.replacing(".form.yaml", with: ".scenarios.yaml")
      #expect(named.contains(name) || named.contains(scenarios), "\(name)")
    }
  }
}
