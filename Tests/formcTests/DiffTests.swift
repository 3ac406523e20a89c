import Foundation
import TestSupport
import Testing

@testable import formc

/// `generate --diff`: a patch that git takes, and nothing written.
@Suite struct DiffTests {
  private static let git = ["/usr/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What git makes of the files when it applies a patch.
  private func applied(_ patch: String, to files: [String: String]) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "formc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let patchFile = folder.appending(path: "changes.patch")
    try Data(patch.utf8).write(to: patchFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.git ?? "")
    process.arguments = ["apply", "--whitespace=nowarn", "changes.patch"]
    process.currentDirectoryURL = folder
    process.environment = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git refuses\n\(patch)")
    try FileManager.default.removeItem(at: patchFile)
    var found: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      let whole = folder.appending(path: path).path
      guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      found[path] = String(decoding: FileManager.default.contents(atPath: whole) ?? Data(), as: UTF8.self)
    }
    return found
  }

  @Test func `a change is shown with the lines around it`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("10\n", with: "ten\n")
    #expect(
      UnifiedDiff(old, new).lines == [
        "@@ -7,7 +7,7 @@", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13",
      ])
    #expect(UnifiedDiff(old, old).lines == [])
    #expect(UnifiedDiff("", "a").lines == ["@@ -0,0 +1,1 @@", "+a", "\\ No newline at end of file"])
    #expect(UnifiedDiff("e\u{301}\n", "é\n").lines == ["@@ -1,1 +1,1 @@", "-e\u{301}", "+é"])
  }

  @Test(.enabled(if: git != nil)) func `git makes the new text from the old one`() throws {
    var generator = Generator(seed: 7)
    var (old, new): ([String: String], [String: String]) = ([:], [:])
    var changes: [OutputChange] = []
    for number in 0..<60 {
      let before = lines(&generator)
      let after = number.isMultiple(of: 3) ? lines(&generator) : edited(before, &generator)
      let ends = (Bool.random(using: &generator) ? "\n" : "", Bool.random(using: &generator) ? "\n" : "")
      let path = "My Forms/\(number).swift"
      old[path] = before.joined(separator: "\n") + ends.0
      new[path] = after.joined(separator: "\n") + ends.1
      if old[path]?.utf8.elementsEqual((new[path] ?? "").utf8) == true { continue }
      changes.append(
        OutputChange(
          path: "/w/" + path, kind: .updated, wanted: new[path] ?? "", present: old[path] ?? ""))
    }
    let report = DiffReport(changes: changes, workingFolder: "/w", isForTerminal: false)
    #expect(try applied(report.text, to: old) == new)
  }

  private func lines(_ generator: inout Generator) -> [String] {
    (0...Int.random(in: 1...40, using: &generator)).map { _ in
      ["", "a", "b\r", "é", "-- x", "++ y", "@@", "  }"].randomElement(using: &generator) ?? ""
    }
  }

  private func edited(_ lines: [String], _ generator: inout Generator) -> [String] {
    var lines = lines
    for _ in 0..<3 {
      let place = Int.random(in: 0..<lines.count, using: &generator)
      if Bool.random(using: &generator) { lines.insert("new", at: place) } else { lines[place] = "other" }
    }
    return lines
  }

  @Test(.enabled(if: git != nil)) func `a patch does what a run does`() throws {
    let world = FakeWorld(["Forms/A.form.yaml": Sample.form("A"), "Forms/B.form.yaml": Sample.form("B")])
    #expect(world.run("generate") == .clean)
    world["Forms/A.form.yaml"] = Sample.form("A", field: "other")
    world["Forms/B.form.yaml"] = nil
    world["Forms/C.form.yaml"] = Sample.form("C")
    let before = world.files
    #expect(world.run("generate --diff") == .clean)
    #expect(world.files == before)
    #expect(world.written == [])
    let patched = try applied(
      world.output, to: Dictionary(uniqueKeysWithValues: world.names.map { ($0, world[$0] ?? "") }))
    #expect(world.run("generate") == .clean)
    #expect(patched == Dictionary(uniqueKeysWithValues: world.names.map { ($0, world[$0] ?? "") }))
    #expect(world.run("generate --diff") == .clean)
    #expect(world.output == "")
  }

  @Test func `what somebody edited is in the way, and force shows what it takes back`() {
    let world = FakeWorld(["A.form.yaml": Sample.form("A")])
    #expect(world.run("generate") == .clean)
    world["AForm.swift"]?.append("let mine = \"\u{1B}[31m\"\n")
    #expect(world.run("generate --diff") == .findings)
    #expect(world.output == "")
    #expect(
      world.complaints == "formc: left alone AForm.swift: somebody edited it; --force overwrites it\n")
    #expect(world.run("generate --diff --force") == .clean)
    #expect(world.output.hasPrefix("--- a/AForm.swift\n+++ b/AForm.swift\n@@ -"))
    #expect(world.output.contains("\n-let mine = \"\u{1B}[31m\"\n"))
    world.isTerminal = true
    #expect(world.run("generate --diff --force --color never") == .clean)
    #expect(world.output.contains("\n-let mine = \"\\u{1B}[31m\"\n"))
  }

  @Test func `findings stand beside the patch, and a form with errors has none`() {
    let world = FakeWorld(["A.form.yaml": Sample.broken])
    #expect(world.run("generate --diff") == .findings)
    #expect(world.output == "")
    #expect(world.complaints.hasPrefix("A.form.yaml:5:5: error: "))
  }
}
