import Foundation
import Testing

@testable import formc

/// The pages of `formc help` are files beside this one.
///
/// `UPDATE_GOLDENS=1 swift test` writes them anew and fails once, so that somebody reads them before they are believed.
@Suite struct HelpTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  @Test(arguments: [""] + CommandTable.all.map(\.name))
  func `a page is as it was read last`(name: String) throws {
    let world = FakeWorld()
    #expect(world.run("help \(name)") == .clean)
    let golden = Self.folder.appending(path: "help\(name.isEmpty ? "" : "-" + name).txt")
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == nil,
      let expected = try? String(contentsOf: golden, encoding: .utf8)
    else {
      try world.output.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("wrote \(golden.lastPathComponent); read it, then run the tests again")
      return
    }
    #expect(world.output == expected)
  }

  @Test func `no page outlives its command`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(Set(names) == Set(["help.txt"] + CommandTable.all.map { "help-\($0.name).txt" }))
  }

  @Test func `a command is a file of its name`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/formc/Commands").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(CommandTable.all.map { $0.name.capitalized + ".swift" }))
  }

  @Test(arguments: CommandTable.all.map(\.name)) func `two ways lead to a page`(name: String) {
    let (one, other) = (FakeWorld(), FakeWorld())
    #expect(one.run("help \(name)") == .clean)
    #expect(other.run("\(name) --help") == .clean)
    #expect(one.output == other.output)
  }

  @Test(arguments: ["", "--help", "-h", "help"]) func `an overview is easy to get`(line: String) {
    let world = FakeWorld()
    #expect(world.run(line) == .clean)
    #expect(world.output == HelpText.overview)
  }

  @Test func `lines fit`() {
    for text in [HelpText.overview] + CommandTable.all.map(HelpText.page) {
      for line in text.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
    }
  }

  @Test func `a page says how to use the command, and what its end means`() {
    for command in CommandTable.all {
      #expect(!command.examples.isEmpty)
      #expect(command.exits.first?.status == .clean)
      #expect(command.examples.allSatisfy { $0.line.hasPrefix("formc \(command.name)") })
    }
  }
}
