import FormRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that is checked in and made from others.
struct GeneratedFile: Sendable {
  /// The path from the root of the repository.
  var path: String
  /// The text, from the root's path.
  var text: @Sendable (String) throws -> String

  /// Every such file.
  static let all = [
    GeneratedFile(path: "Sources/FormEmitter/Embedded.swift", text: EmbeddedText.text),
    GeneratedFile(path: "Documentation/Reference/Rules.md") { _ in RuleCatalogue.markdown },
  ]

  /// Whether what is checked in is not what would be made now.
  func isStale(in root: String) throws -> Bool {
    let current = FileManager.default.contents(atPath: "\(root)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
    return try text(root) != current
  }

  /// Writes the file.
  func write(in root: String) throws {
    try text(root).write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
  }
}
