import FormDiagnostics
import TestSupport
import Testing

@testable import SwiftTemplates

/// A broken template is a located error, never a trap and never silence.
@Suite struct TemplateFaultTests {
  private func faults(_ text: String, mode: Template.Mode = .swift) -> [TemplateFault] {
    switch Template.parsed(SourceFile(path: "t", text: text), mode: mode) {
    case .success: []
    case .failure(let faults): faults.all
    }
  }

  @Test(
    arguments: [
      ("a {{b", TemplateFault.Reason.unclosedTag, 2, 4),
      ("a {{ }}", .emptyTag, 2, 7),
      ("{{#a}} {{/b}} {{/a}}", .unexpectedClose("b", open: "a"), 7, 13),
      ("{{/b}}", .unexpectedClose("b", open: nil), 0, 6),
      ("x {{#a}}", .unclosedSection("a"), 5, 6),
      ("{{=<% =%>", .unclosedTag, 0, 2),
      ("{{= x =}}", .badDelimiters, 0, 9),
      ("{{{x}}}", .rawTag, 0, 7),
      ("{{&x}}", .rawTag, 0, 6),
      ("{{a..b}}", .badName("a..b"), 2, 6),
      ("Text(\"{{label}}\")", .quotedTag, 6, 15),
      ("{{>}}", .emptyTag, 0, 5),
    ])
  func `a fault names its place`(text: String, reason: TemplateFault.Reason, start: Int, end: Int) {
    let found = faults(text)
    #expect(found.first?.reason == reason)
    #expect(found.first?.span == SourceSpan(start, end))
    #expect(found.count == 1)
  }

  @Test func `a wrong close points at the section that is open`() {
    let found = faults("{{#first}}\n{{/second}}\n{{/first}}")
    #expect(found.first?.related == SourceSpan(3, 8))
    #expect(found.first?.diagnostic.rule == "template/unexpected-close")
    #expect(found.first?.diagnostic.related.count == 1)
  }

  @Test func `bytes that are not UTF-8 are a fault at the first of them`() {
    let file = SourceFile(path: "t", bytes: [0x61, 0xFF, 0x62])
    guard case .failure(let faults) = Template.parsed(file, mode: .text) else {
      Issue.record("parsed")
      return
    }
    #expect(faults.all.map(\.span) == [SourceSpan(1, 2)])
  }

  @Test func `deep nesting neither traps nor fails`() throws {
    let depth = 200_000
    let text = String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    let template = try Template.parsed(SourceFile(path: "t", text: text), mode: .text).get()
    var renderer = TemplateRenderer<TextValue> { _ in nil }
    let bytes = try renderer.text(of: template, .map(["a": .flag(true)]))
    #expect(bytes == Array("x".utf8))
  }

  @Test func `random cuts of a template never trap`() {
    let whole = "{{#a}} {{b}} {{^c}}{{> d}}{{/c}}\n{{! x }}{{=<% %>=}}<%> *e %><%/a%> \"{{x}}\""
    let bytes = Array(whole.utf8)
    var random = Generator(seed: 7)
    for _ in 0..<2000 {
      var piece = Array(bytes[Int.random(in: 0..<bytes.count, using: &random)...])
      piece.remove(at: Int.random(in: 0..<piece.count, using: &random))
      _ = Template.parsed(SourceFile(path: "t", bytes: piece), mode: .swift)
      _ = Template.parsed(SourceFile(path: "t", bytes: piece), mode: .text)
    }
  }
}
