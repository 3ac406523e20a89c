import Foundation

/// A program of the toolchain, run to its end.
struct Tool {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var complaints: String
  }

  /// Runs a program found through `PATH`; output goes through files, so that no pipe fills up.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Outcome {
    let folder = try Repository.temporaryFolder("run")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try input.write(to: files[0], atomically: false, encoding: .utf8)
    for file in files[1...] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
      complaints: try String(contentsOf: files[2], encoding: .utf8))
  }
}
