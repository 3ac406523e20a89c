import Foundation
import Testing

/// The module that stands for SwiftUI, judged by views that people wrote.
@Suite(.serialized) struct HeadlessSwiftUITests {
  @Test(arguments: [
    "HeadlessSwiftUI/check-facts.sh", "HeadlessSwiftUI/Played/check.sh", "ViewDriver/selfcheck/check.sh",
  ])
  func `the module is as its own checks say`(script: String) throws {
    _ = try HeadlessModule.flags.get()
    let path = Repository.root.appending(path: "Tests/\(script)").path
    let outcome = try Tool.run("bash", [path, Repository.root.appending(path: ".build/headless").path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.complaints)")
  }
}
