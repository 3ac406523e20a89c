import FormDiagnostics
import Foundation
import Testing

@testable import FormYAML

/// The public YAML test suite, from the folder that `FORMC_CORPUS` names.
enum PublicSuite {
  /// How a case goes here.
  enum Outcome: String, CaseIterable {
    /// As the suite says: equal events, or a located refusal of what is no YAML.
    case passes
    /// Valid YAML that libyaml refuses; the author sees a located fault.
    case libyamlRefuses
    /// No valid YAML, and libyaml reads it all the same.
    case libyamlAccepts
    /// libyaml reads it otherwise than the suite.
    case libyamlDiffers
    /// Refused on purpose: one file is one form.
    case severalDocuments
    /// Refused on purpose: keys of forms are texts.
    case complexKeys
    /// A document of nothing is no document here.
    case emptyDocument
  }

  static let folder = ProcessInfo.processInfo.environment["FORMC_CORPUS"].map {
    $0 + "/yaml-test-suite/cases"
  }
  static let isThere = folder.map { FileManager.default.fileExists(atPath: $0) } ?? false

  static let names: [String] = {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.sorted()
  }()

  /// A file of a case; `nil` where it has none of that name.
  static func bytes(_ name: String, _ file: String) -> [UInt8]? {
    folder.flatMap { FileManager.default.contents(atPath: $0 + "/" + name + "/" + file) }.map(Array.init)
  }

  /// How a case really goes.
  static func outcome(of name: String) throws -> Outcome {
    let yaml = try #require(bytes(name, "in.yaml"))
    let (document, faults) = YAMLDocument.parse(SourceFile(path: name, bytes: yaml))
    let isError = bytes(name, "error") != nil
    for fault in faults {
      #expect(fault.span.start >= 0 && fault.span.end <= yaml.count, "a fault lies inside the file")
    }
    if let fault = faults.first { return isError ? .passes : refusal(fault) }
    if isError { return .libyamlAccepts }
    let lines = try events(name)
    if EventPrinter(try #require(document)).lines == lines { return .passes }
    return document?.root == nil || lines.filter { $0 == "+DOC" }.count > 1 ? .emptyDocument : .libyamlDiffers
  }

  private static func events(_ name: String) throws -> [String] {
    let text = String(decoding: try #require(bytes(name, "test.event")), as: UTF8.self)
    return text.split(separator: "\n").map { line in
      line.hasPrefix("+DOC") || line.hasPrefix("-DOC") ? String(line.prefix(4)) : String(line)
    }
  }

  private static func refusal(_ fault: YAMLFault) -> Outcome {
    switch fault {
    case .multipleDocuments: .severalDocuments
    case .nonScalarKey: .complexKeys
    case .encoding, .character, .tab, .syntax, .duplicateKey, .doubleMerge, .badMerge, .undefinedAlias,
      .recursiveAlias, .limit:
      .libyamlRefuses
    }
  }

  /// The cases that do not pass, and why.
  static let expected: [Outcome: String] = [
    .libyamlRefuses: """
    2JQS 2LFX 2SXE 4ABK 4MUZ-00 4MUZ-01 4MUZ-02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 8XYN 9SA2 A2M4 BEC7 \
    CFD4 DBG4 DK3J DK95-00 FP8R FRK4 HM87-00 HWV9 K3WX M2N8-00 MUS6-05 MUS6-06 NHX8 NJ66 NKF9 Q5MG QT73 \
    S3PD SM9W-01 UKK6-00 UT92 VJP3-01 W4TN W5VH Y79Y-010
    """,
    .libyamlAccepts: """
    9C9N 9JBA CVW2 DK95-01 G5U8 MUS6-00 MUS6-01 QB6E RHX7 S98Z SU5Z X4QW Y79Y-000 Y79Y-003 YJV2
    """,
    .libyamlDiffers: """
    652Z HM87-01 JEF9-02 Y2GN Y79Y-001
    """,
    .severalDocuments: """
    35KP 5TYM 6WLZ 6ZKB 7Z25 9DXL 9KAX 9WXW JHB9 KSS4 L383 M7A3 RZT7 U9NS
    """,
    .complexKeys: """
    4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8-01 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D
    """,
    .emptyDocument: """
    6XDY DK95-07 MUS6-02 MUS6-03 MUS6-04 PUW8
    """,
  ]
}

@Suite struct PublicSuiteTests {
  @Test(.enabled(if: PublicSuite.isThere, "FORMC_CORPUS names no folder with the YAML test suite"))
  func `every case has the suite's events or a located refusal, but for those of the list`() throws {
    var expected: [String: PublicSuite.Outcome] = [:]
    for (outcome, names) in PublicSuite.expected {
      for name in names.split(separator: " ") { expected[String(name)] = outcome }
    }
    #expect(PublicSuite.names.count == 402)
    #expect(Set(expected.keys).subtracting(PublicSuite.names) == [], "cases of the list that are gone")
    for name in PublicSuite.names {
      let outcome = try PublicSuite.outcome(of: name)
      #expect(outcome == expected[name] ?? .passes, "case \(name)")
    }
  }
}
