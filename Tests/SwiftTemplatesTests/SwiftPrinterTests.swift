import Foundation
import TestSupport
import Testing

@testable import SwiftTemplates

/// The printer's judge is the toolchain's own formatter, which finds nothing to change.
@Suite struct SwiftPrinterTests {
  /// The seed of the random files; `FORMC_SEED` chooses another.
  private static let seed = ProcessInfo.processInfo.environment["FORMC_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func `swift format changes nothing in random files`() throws {
    try Toolchain.inTemporaryFolder { folder in
      var files = (0..<60).map {
        SwiftPrinter.printed(SwiftSample.file(seed: Self.seed &* 1000 &+ UInt64($0)))
      }
      files.append(SwiftPrinter.printed(SwiftSample.written))
      for (index, text) in files.enumerated() {
        try text.write(to: folder.appending(path: "f\(index).swift"), atomically: true, encoding: .utf8)
      }
      let configuration = try Toolchain.run(["swift", "format", "dump-configuration"], in: folder)
      let path = folder.appending(path: "default.json")
      try configuration.output.write(to: path, atomically: true, encoding: .utf8)
      let judge = ["--configuration", path.path, "-r", "."]
      let lint = try Toolchain.run(["swift", "format", "lint", "--strict"] + judge, in: folder)
      let notes = lint.output.split(separator: "\n").filter { !$0.contains("[LineLength]") }
      #expect(notes.isEmpty, "seed \(Self.seed): \(notes.prefix(10).joined(separator: "\n"))")
      let format = try Toolchain.run(["swift", "format", "format", "-i"] + judge, in: folder)
      #expect(format.status == 0, "\(format.output.prefix(1000))")
      for (index, text) in files.enumerated() {
        let after = try String(contentsOf: folder.appending(path: "f\(index).swift"), encoding: .utf8)
        #expect(after == text, "seed \(Self.seed), file \(index)")
      }
    }
  }

  @Test func `printing twice is printing once`() {
    for seed in 0..<40 {
      let once = SwiftPrinter.printed(SwiftSample.file(seed: UInt64(seed)))
      #expect(SwiftPrinter.printed(once) == once, "seed \(seed)")
    }
  }

  @Test func `a call that is too long stands one argument a line, its modifiers outdented`() {
    let text = """
      TextField("A label that is long", text: $model.values.name, prompt: Text(verbatim: "A prompt that is"))
        .focused($focus, equals: .name)

      """
    #expect(
      SwiftPrinter.printed(text) == """
        TextField(
          "A label that is long",
          text: $model.values.name,
          prompt: Text(verbatim: "A prompt that is")
        )
        .focused($focus, equals: .name)

        """)
  }

  @Test func `modifiers under a condition of the platform`() {
    let text = """
      Form {
        a
      }
      #if !os(macOS)
      .keyboardType(.numberPad)
      #endif
      .bold()

      """
    #expect(
      SwiftPrinter.printed(text) == """
        Form {
          a
        }
        #if !os(macOS)
          .keyboardType(.numberPad)
        #endif
        .bold()

        """)
  }

  @Test func `what the printer does not know stays as it is`() {
    let text = """
      struct A {
        subscript(x: Int) -> Int {
          x
        }
        var b = 1
      }

      """
    #expect(SwiftPrinter.printed(text) == text)
  }

  @Test(arguments: [
    "", "}", "((", "\"", "let x = [", "/* x", "#if", "a ? b", "func", "case", "switch {", "`",
  ])
  func `text that is no Swift does not trap`(text: String) {
    _ = SwiftPrinter.printed(text)
  }

  @Test func `mutilated text does not trap`() {
    var random = Generator(seed: 3)
    for seed in 0..<20 {
      let bytes = Array(SwiftSample.file(seed: UInt64(seed)).utf8)
      for _ in 0..<20 {
        var piece = bytes
        let start = Int.random(in: 0..<piece.count, using: &random)
        piece.removeSubrange(start..<min(piece.count, start + Int.random(in: 1...9, using: &random)))
        _ = SwiftPrinter.printed(String(decoding: piece, as: UTF8.self))
      }
    }
    _ = SwiftPrinter.printed(String(repeating: "(", count: 100_000))
    _ = SwiftPrinter.printed(String(repeating: "{ a { ", count: 50_000))
    _ = SwiftPrinter.printed("let x = " + String(repeating: "!", count: 100_000) + "a")
    _ = SwiftPrinter.printed("let x = a" + String(repeating: " && a", count: 20_000))
    _ = SwiftPrinter.printed("let x = a" + String(repeating: ".b(1)", count: 20_000))
  }
}
