import Foundation

/// The tools that judge what the templates make.
enum Toolchain {
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs a command that is found by name, and waits for it.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appending(path: "output.log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Outcome(status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
  }

  /// Calls `body` with a fresh folder that is removed afterwards.
  static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// What a program prints that is compiled from `source`; nil where it does not compile.
  static func output(of source: String) throws -> Outcome {
    try inTemporaryFolder { folder in
      let file = folder.appending(path: "main.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let compiled = try run(["swiftc", "-swift-version", "6", "main.swift", "-o", "program"], in: folder)
      guard compiled.status == 0 else { return compiled }
      return try run(["./program"], in: folder)
    }
  }
}
