import Foundation
import Testing

@testable import formc

/// What the pages show is so: every code block is run, or compared with the file that it comes from.
@Suite struct DocumentationTests {
  @Test(arguments: Block.all.filter { $0.language == "yaml" && $0.origin == nil && !$0.isExcused })
  func `a form compiles without a finding, a wrong one with a finding`(_ block: Block) {
    let text = block.lines.joined(separator: "\n") + "\n"
    if text.contains("\nscenarios:") {
      let result = Terminal(["Forms/Shown.scenarios.yaml": text]).run("test Forms/Shown.scenarios.yaml")
      #expect(result.status == .clean, "\(result.lines.joined(separator: "\n"))")
      return
    }
    if text.hasPrefix("version:") {
      let result = Terminal(["formc.yaml": text]).run("lint Forms")
      let isUsable = result.status == .clean
      #expect(isUsable == (block.mark != "wrong"), "\(result.lines.joined(separator: "\n"))")
      return
    }
    let result = Terminal(["Shown.form.yaml": Self.wholeForm(block)]).run("lint Shown.form.yaml")
    let isSound = result.lines == ["nothing found in 1 form"]
    #expect(isSound == (block.mark != "wrong"), "\(result.lines.joined(separator: "\n"))")
  }

  @Test(arguments: Block.all.filter { $0.language == "console" && !$0.isExcused })
  func `a command prints what is shown`(_ block: Block) {
    let terminal = Terminal()
    let starts = block.lines.indices.filter { block.lines[$0].hasPrefix("$ ") }
    #expect(starts.first == 0)
    for (start, end) in zip(starts, starts.dropFirst() + [block.lines.count]) {
      let line = block.lines[start]
      guard line.hasPrefix("$ formc ") else {
        Issue.record("\(block.testDescription): '\(line)' cannot be run; say why not")
        continue
      }
      let found = terminal.run(String(line.dropFirst("$ formc ".count))).lines
      let shown = Array(block.lines[(start + 1)..<end])
      #expect(found.consist(of: Block.parts(shown)), "\(line)\n\(found.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Block.all.filter { $0.origin != nil })
  func `an excerpt stands in its file`(_ block: Block) {
    let lines = Page.text(of: block.origin ?? "").lines
    #expect(lines.contain(Block.parts(block.lines)), "not in \(block.origin ?? "")")
  }

  @Test(arguments: Block.all)
  func `a block can be checked, or says why it is not`(_ block: Block) {
    let isRun = ["yaml", "console"].contains(block.language) || block.origin != nil
    #expect(isRun != block.isExcused)
    #expect(!block.language.isEmpty)
  }

  @Test(arguments: Page.all)
  func `a link leads somewhere`(_ page: Page) {
    let folder = Page.root.appending(path: page.path).deletingLastPathComponent()
    for link in page.links {
      let target = folder.appending(path: link).standardized.path
      #expect(FileManager.default.fileExists(atPath: target), "\(link)")
    }
  }

  @Test func `the page of rules is the catalogue's`() {
    #expect(Terminal().run("rules --format markdown").lines == Page.text(of: RulesPage.path).lines)
  }

  @Test func `the picture shows what is printed`() {
    let words = "lint Documentation/Demo/Broken.form.yaml"
    let picture = Page.text(of: "Documentation/Pictures/findings.svg")
    let shown = picture.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }.joined()
      .replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    let printed = "$ formc \(words)" + Terminal().run(words).lines.joined()
    #expect(shown.filter { $0 != " " } == printed.filter { $0 != " " }, "run Scripts/picture")
  }

  @Test func `every page is linked from its contents`() {
    let pages = Page.all.map(\.path).filter { $0.hasPrefix("Documentation/") && !$0.hasSuffix("/README.md") }
    let contents = Page.all.first { $0.path == "Documentation/README.md" }?.links ?? []
    #expect(Set(pages) == Set(contents.map { "Documentation/" + $0 }))
  }

  /// A form as it stands, or one around a few fields.
  private static func wholeForm(_ block: Block) -> String {
    let lines = block.lines
    guard lines.first?.hasPrefix("- ") == true else { return lines.joined(separator: "\n") + "\n" }
    return (["form: Shown", "fields:"] + lines.map { "  " + $0 } + ["submit: {label: Send}", ""])
      .joined(separator: "\n")
  }
}
