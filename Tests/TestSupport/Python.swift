package import Foundation

/// A judge of another make.
package enum Python {
  /// Where it is; nil where there is none.
  package static let path = ["/usr/local/bin/python3", "/usr/bin/python3", "/opt/homebrew/bin/python3"].first
  {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Where one is that can import these modules, the shell's first; nil where there is none.
  package static func path(importing modules: String...) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return (folders.map { "\($0)/python3" } + [path].compactMap(\.self)).first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-c", "import " + modules.joined(separator: ", ")]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  /// What a script prints when it reads `input`.
  package static func run(_ script: String, input: Data, by path: String? = path) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input")
    try input.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return answer
  }
}
