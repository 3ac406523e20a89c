import FormRules
import Foundation
import Testing

/// Facts about the rules that no compiler checks.
@Suite struct Laws {
  @Test func `rules are sorted by name, and no name is taken twice`() {
    let names = RuleCatalogue.all.map(\.name)
    #expect(names == Set(names).sorted())
  }

  @Test(arguments: RuleCatalogue.all.map(\.name)) func `a rule has a page`(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.allSatisfy(Self.letters.contains) && $0.first != "-" && $0.last != "-" })
    #expect(rule.summary.first?.isLowercase == false && rule.summary.hasSuffix("."))
    #expect(!rule.summary.dropLast().contains(". "), "the summary is one sentence")
    #expect(rule.summary.count <= 110)
    #expect(rule.why.count > 40 && rule.why.hasSuffix("."))
    if case .forms = rule.check { return }
    #expect(!rule.wrong.isEmpty)
    #expect(!rule.right.isEmpty)
  }

  @Test func `one rule, one file, one name`() throws {
    var names: [String] = []
    for file in try Self.files() {
      let declared = Self.rules(in: try String(contentsOf: file, encoding: .utf8))
      let stem = file.deletingPathExtension().lastPathComponent
      try #require(declared.count == 1, "\(stem) holds \(declared.count) rules")
      #expect(declared[0].constant.lowercased() == stem.lowercased())
      #expect(stem.lowercased() == declared[0].name.filter { $0 != "-" && $0 != "/" })
      names.append(declared[0].name)
    }
    #expect(names.sorted() == RuleCatalogue.all.map(\.name))
  }

  @Test func `the rules of a group stand in one folder`() throws {
    var folders: [String: Set<String>] = [:]
    for file in try Self.files() {
      let folder = file.deletingLastPathComponent().lastPathComponent
      for rule in Self.rules(in: try String(contentsOf: file, encoding: .utf8)) {
        folders[String(rule.name.prefix { $0 != "/" }), default: []].insert(folder)
      }
    }
    for (group, folders) in folders { #expect(folders.count == 1, "\(group): \(folders.sorted())") }
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")

  private static func files() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let rules = root.appending(path: "Sources/FormRules/Rules")
    let all = try FileManager.default.subpathsOfDirectory(atPath: rules.path())
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { rules.appending(path: $0) }
  }

  /// The rules that a file declares: `static let name = Rule(` and the first text behind it.
  private static func rules(in text: String) -> [(constant: String, name: String)] {
    text.matches(of: /static let (\w+)(?:: Rule)? = (?:Rule|Self|\.init)\(\s*"([^"]+)"/)
      .map { (String($0.1), String($0.2)) }
  }
}
