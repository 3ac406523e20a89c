import FormDiagnostics
import Foundation
import Testing

@testable import SwiftTemplates

/// The public specification's own examples.
@Suite(.enabled(if: Corpus.folder != nil, "set FORMC_CORPUS to the folder with mustache-spec"))
struct MustacheSpecTests {
  @Test(
    arguments: [
      ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
      ("sections", 34), ("~dynamic-names", 21),
    ])
  func `every example of a module renders as the specification says`(module: String, count: Int) throws {
    let data = try #require(Corpus.data("mustache-spec/\(module).json"))
    let suite = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tests = try #require(suite["tests"] as? [[String: Any]])
    #expect(tests.count >= count)
    for test in tests { try check(test) }
  }

  private func check(_ test: [String: Any]) throws {
    let name = try #require(test["name"] as? String)
    let text = try #require(test["template"] as? String)
    let expected = try #require(test["expected"] as? String)
    var partials: [String: Template] = [:]
    for (name, text) in test["partials"] as? [String: String] ?? [:] {
      partials[name] = try template(text)
    }
    let found = partials
    var renderer = TemplateRenderer<TextValue> { found[$0] }
    let bytes = try renderer.text(of: template(text), value(test["data"] ?? NSNull()))
    #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(name)")
  }

  private func template(_ text: String) throws -> Template {
    try Template.parsed(SourceFile(path: "template", text: text), mode: .text).get()
  }

  private func value(_ json: Any) -> TextValue {
    switch json {
    case let text as String: .text(text)
    case let list as [Any]: .list(list.map(value))
    case let map as [String: Any]: .map(map.mapValues(value))
    case let number as NSNumber: isFlag(number) ? .flag(number.boolValue) : .text("\(number)")
    default: .null
    }
  }

  private func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
