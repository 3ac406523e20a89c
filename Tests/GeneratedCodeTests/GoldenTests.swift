import FormEmitter
import Foundation
import Testing

/// What is generated from `Forms`, beside what somebody has read and found good.
///
/// `UPDATE_GOLDENS=1 swift test` writes the files anew and fails once, so that a new golden is looked at before it
/// is believed.
@Suite struct GoldenTests {
  static let folder = "Tests/Goldens"

  @Test(arguments: EmissionStyle.allCases)
  func `the generated code has not moved`(style: EmissionStyle) throws {
    let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil
    let folder = Repository.root.appending(path: "\(Self.folder)/\(style.rawValue)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in try GeneratedForms(folder: "Forms").files(style) {
      let golden = folder.appending(path: name + ".txt")
      let expected = try? String(contentsOf: golden, encoding: .utf8)
      if expected == nil || (isRecording && expected != text) {
        try text.write(to: golden, atomically: true, encoding: .utf8)
        Issue.record("wrote \(style.rawValue)/\(name).txt; read it, then run the tests again")
      } else {
        #expect(text == expected, "\(style.rawValue)/\(name)")
      }
    }
  }

  @Test(arguments: EmissionStyle.allCases)
  func `no golden outlives its form`(style: EmissionStyle) throws {
    let goldens = try Repository.files(in: "\(Self.folder)/\(style.rawValue)", ending: ".txt")
      .map(\.lastPathComponent)
    let files = try GeneratedForms(folder: "Forms").files(style).keys.map { $0 + ".txt" }
    #expect(Set(goldens).subtracting(files) == [])
  }
}
