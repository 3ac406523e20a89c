import Foundation
import Testing

@testable import formc

/// The real program on a real disk, once.
@Suite struct EndToEndTests {
  @Test func `a form becomes Swift in a folder, and stays as it is`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "formc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let form = folder.appending(path: "A.form.yaml")
    try Sample.form("A").write(to: form, atomically: true, encoding: .utf8)

    let output = folder.appending(path: "Out").path
    let first = try run(["generate", form.path, "--output", output])
    #expect(first.status == 0)
    #expect(first.output.contains("AForm.swift"))
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
    #expect(names.contains("AForm.swift"))
    #expect(names.allSatisfy { $0.hasSuffix(".swift") })
    let dates = try names.map { try date(output + "/" + $0) }

    #expect(try run(["generate", form.path, "--output", output, "--check"]).status == 0)
    #expect(try run(["generate", form.path, "--output", output]).status == 0)
    #expect(try names.map { try date(output + "/" + $0) } == dates)
    #expect(try run(["lint", folder.appending(path: "none").path]).status == 3)
    #expect(try run(["lint", "-"], input: Sample.broken).status == 1)
  }

  @Test func `a pipe is read as a file is`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "formc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = Thread { FileHandle(forWritingAtPath: pipe)?.write(Data(Sample.broken.utf8)) }
    writer.start()
    let result = try run(["lint", pipe])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("\(pipe):5:5: error: "))
  }

  @Test func `whoever runs it, wherever and whenever, the bytes are the same`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "formc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let forms = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Forms")
    for name in ["JobApplication", "EventRegistration"] {
      try FileManager.default.copyItem(
        at: forms.appending(path: name + ".form.yaml"), to: folder.appending(path: name + ".form.yaml"))
    }
    let name = folder.lastPathComponent
    var seen: Set<String> = []
    // Every process has a hash seed of its own.
    for number in 0..<12 {
      let place = [folder, folder.deletingLastPathComponent(), URL(fileURLWithPath: "/")][number % 3]
      let path = [".", "./\(name)/../\(name)", folder.path][number % 3]
      let surroundings = [
        "TZ": ["UTC", "Asia/Tokyo"][number % 2],
        "LC_ALL": ["C", "tr_TR.UTF-8", "de_DE.ISO-8859-1"][number % 3],
        "USER": "user\(number)", "HOME": "/nowhere\(number)",
      ]
      let outcome = try run(["generate", path, "--stdout"], in: place, surroundings)
      #expect(outcome.status == 0)
      seen.insert(outcome.output)
    }
    #expect(seen.count == 1)
    #expect(seen.first?.contains("JobApplicationForm") == true)
    #expect(seen.first?.contains(folder.path) == false)
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func run(
    _ words: [String], input: String = "", in folder: URL? = nil, _ surroundings: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    process.executableURL = Self.program
    process.arguments = words
    let (given, printed) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = printed
    process.standardError = FileHandle.nullDevice
    try process.run()
    given.fileHandleForWriting.write(Data(input.utf8))
    try given.fileHandleForWriting.close()
    let data = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The program that was built with these tests stands beside them.
  private static var program: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appending(path: "formc")
  }
}
