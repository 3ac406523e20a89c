import FormTestSupport
import Foundation

/// A row of the page of complaints.
struct ComplaintRow: CustomStringConvertible, Sendable {
  /// The heading it stands under; empty above the first.
  var section: String
  /// The line on the page, from 1.
  var line: Int
  /// The complaint, what formc does, and what shows it.
  var cells: [String]
  var description: String { "line \(line)" }

  /// The rows of the page.
  static func all() throws -> [ComplaintRow] {
    var section = ""
    var rows: [ComplaintRow] = []
    for (index, line) in try ComplaintsPage.text().components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("|"), line != ComplaintsPage.header, line != "|---|---|---|" else { continue }
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      rows.append(ComplaintRow(section: section, line: index + 1, cells: cells))
    }
    return rows
  }

  /// The cell of what shows it, as far as it names tests.
  var evidence: String { excuse.map { String(shownBy[..<$0.lowerBound]) } ?? shownBy }

  /// What cannot be shown here, and why.
  var reason: String { excuse.map { String(shownBy[$0.upperBound...]) } ?? "" }

  /// Whether something is not yet there.
  var isLater: Bool { excuse.map { shownBy[$0] == Self.later } ?? false }

  private static let later = "later: "
  private static let onDevice = "on a device: "
  private var shownBy: String { cells.last ?? "" }
  private var excuse: Range<String.Index>? {
    [Self.later, Self.onDevice].compactMap { shownBy.range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
  }
}

/// The page of complaints, and what its rows may name.
enum ComplaintsPage {
  /// The head of each table.
  static let header = "| complaint | what formc does | shown by |"

  /// The page.
  static func text() throws -> String {
    let url = ScenarioFiles.root.appending(path: "Documentation/Reference/Complaints.md")
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// What stands between back-ticks.
  static func code(in text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }

  /// The names of scenarios: what stands in quotation marks, outside back-ticks.
  static func scenarios(in text: String) -> [String] {
    text.replacing(/`[^`]+`/, with: "").matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// Whether a text is spelt like the name of a rule.
  static func isRuleName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z0-9]+\/[a-z-]+/) != nil }

  /// Whether a text is the name of a file.
  static func isFileName(_ text: String) -> Bool {
    text.wholeMatch(of: /\S+\.(yaml|trace|swift|txt|md|mustache)/) != nil
  }

  /// The files that rows may name, by their names.
  static let files: [String: URL] = {
    let paths = ["Tests", "Forms"].flatMap { folder in
      let all = FileManager.default.enumerator(atPath: ScenarioFiles.root.appending(path: folder).path)
      return (all?.allObjects as? [String] ?? []).sorted().map { "\(folder)/\($0)" }
    }
    let urls = paths.map { ScenarioFiles.root.appending(path: $0) }
    return Dictionary(urls.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The names of all tests in Swift.
  static let tests: Set<String> = {
    let sources = files.values.filter { $0.pathExtension == "swift" }
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return Set(texts.flatMap { $0.matches(of: /func `([^`]+)`/).map { String($0.1) } })
  }()

  /// The names of the scenarios of a file.
  static func scenarioNames(of file: String) -> Set<String> {
    let text = files[file].flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return Set(
      text.matches(of: /- name: (.+)/).map {
        $0.1.trimmingCharacters(in: ["'"]).replacing("''", with: "'")
      })
  }
}
