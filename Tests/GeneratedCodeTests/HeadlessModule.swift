import Foundation

/// The module that stands for SwiftUI, built once for a test run.
enum HeadlessModule {
  /// The flags with which a compiler finds it.
  static let flags: Result<[String], any Error> = Result {
    let folder = Repository.root.appending(path: ".build/headless")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = Repository.root.appending(path: "Tests/HeadlessSwiftUI/build.sh").path
    let outcome = try Tool.run("bash", [script, folder.path])
    guard outcome.status == 0 else { throw Failure(text: outcome.complaints) }
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// The module could not be built.
  struct Failure: Error {
    var text: String
  }
}
