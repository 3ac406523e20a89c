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

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func run(_ words: [String], input: String = "") throws -> (status: Int32, output: String) {
    let process = Process()
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
