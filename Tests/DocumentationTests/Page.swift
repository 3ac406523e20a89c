import Foundation
import Testing

/// A page of the documentation.
struct Page: CustomTestStringConvertible, Sendable {
  /// The path from the root of the repository.
  var path: String
  /// The lines.
  var lines: [String]

  var testDescription: String { path }

  /// The root of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages at the top, and every page below `Documentation`.
  static let all: [Page] = {
    let below = FileManager.default.enumerator(atPath: root.appending(path: "Documentation").path)
    let names = (below?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }.sorted()
    let paths = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + names.map { "Documentation/" + $0 }
    return paths.map { Page(path: $0, lines: text(of: $0).lines) }
  }()

  /// The text of a file of the repository.
  static func text(of path: String) -> String {
    let data = FileManager.default.contents(atPath: root.appending(path: path).path)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The code blocks, each with the comment above it; one in a list without its indentation.
  var blocks: [Block] {
    var blocks: [Block] = []
    var mark = ""
    var open: (fence: String, block: Block)?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let (fence, block) = open {
        if line == fence {
          blocks.append(block)
          open = nil
        } else {
          open?.block.lines.append(String(line.dropFirst(fence.prefix { $0 == " " }.count)))
        }
      } else if text.hasPrefix("```") {
        let language = String(text.drop { $0 == "`" })
        let block = Block(page: path, line: index + 1, language: language, mark: mark)
        open = (String(line.dropLast(language.count)), block)
        mark = ""
      } else if text.hasPrefix("<!-- "), text.hasSuffix(" -->") {
        mark = String(text.dropFirst(5).dropLast(4))
      } else if !text.isEmpty {
        mark = ""
      }
    }
    return blocks
  }

  /// What links and pictures lead to inside the repository, without the part after `#`.
  var links: [String] {
    var isCode = false
    return lines.flatMap { line -> [String] in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") { isCode.toggle() }
      guard !isCode else { return [] }
      return line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }
    .filter { !$0.contains("://") && !$0.hasPrefix("#") }
    .map { String($0.prefix { $0 != "#" }) }
  }
}

/// A fenced block.
struct Block: CustomTestStringConvertible, Sendable {
  /// The page it stands on.
  var page: String
  /// The line of its fence.
  var line: Int
  /// The word behind the fence.
  var language: String
  /// The text of the comment above: `wrong`, `from PATH` or `not run: why`.
  var mark: String
  /// What stands in it.
  var lines: [String] = []

  var testDescription: String { "\(page):\(line)" }

  /// Whether a comment says why it is not run.
  var isExcused: Bool { mark.hasPrefix("not run: ") }

  /// The file that it is a part of.
  var origin: String? { mark.hasPrefix("from ") ? String(mark.dropFirst("from ".count)) : nil }

  /// The runs of lines between lines of `…`, which stand for what is left out.
  static func parts(_ lines: [String]) -> [[String]] {
    lines.split(omittingEmptySubsequences: false) { $0.trimmingCharacters(in: .whitespaces) == "…" }
      .map(Array.init)
  }

  /// Every block of every page that is written by hand.
  static let all = Page.all.filter { $0.path != RulesPage.path }.flatMap(\.blocks)
}

/// The page that is made from the catalogue of rules.
enum RulesPage {
  static let path = "Documentation/Reference/Rules.md"
}

extension String {
  /// The lines, without an empty one at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension [String] {
  /// Whether the lines are those of the parts, in order, with anything between two parts.
  func consist(of parts: [[String]]) -> Bool {
    guard let first = parts.first, let last = parts.last, starts(with: first) else { return false }
    if parts.count == 1 { return self == first }
    var rest = self[first.count...]
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.count >= last.count && Array(rest.suffix(last.count)) == last
  }

  /// Whether the parts stand among the lines, in order.
  func contain(_ parts: [[String]]) -> Bool {
    var rest = self[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
