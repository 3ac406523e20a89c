import FormDiagnostics
import FormRules
import FormYAML
import Testing

/// Files whose bytes cannot stand in an example.
@Suite struct Bytes {
  private static let form = "form: A\nfields: [{id: name, label: Näme}]\nsubmit: {label: Send}\n"

  @Test(arguments: encodings)
  func `bytes that are no UTF-8 name their likely encoding`(
    bytes: [UInt8], message: String, start: Int, label: String
  ) throws {
    let found = check(SourceFile(path: "Example.form.yaml", bytes: bytes)).diagnostics
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.rule == "yaml/encoding")
    #expect(only.message == message)
    #expect(only.primary.span.start == start)
    #expect(only.primary.text == label)
    #expect(styleFaults(of: only.message, label: only.primary.text, help: only.help) == [])
  }

  @Test(arguments: ["\u{0}", "\u{1B}", "\u{FFFF}", "\u{FEFF}"])
  func `characters that YAML forbids are named, and the fix takes them out`(character: String) throws {
    let text = Self.form.split(separator: "ä").joined(separator: character)
    let only = try #require(tried(text).diagnostics.first)
    #expect(only.rule == "yaml/encoding")
    #expect(check(text.applying(try #require(only.fixes.first))).diagnostics.isEmpty)
  }

  @Test func `one byte-order mark at the start is none`() {
    #expect(check("\u{FEFF}" + Self.form).diagnostics.isEmpty)
  }

  @Test func `a tab that does not indent is none`() {
    let text = "form:\tA\nfields: [{id: name,\tlabel: Name}]\t# x\n\t\nsubmit: {label: Send}\n"
    #expect(check(text).diagnostics.isEmpty)
  }

  @Test func `a hundred directives are enough`() {
    let text = String(repeating: "%TAG !a! b\n", count: 101) + "---\n" + Self.form
    #expect(check(text).diagnostics.map(\.rule) == ["yaml/limit"])
  }
}

private let plain = Array("form: A\ntitle: ".utf8)

private let encodings: [(bytes: [UInt8], message: String, start: Int, label: String)] = [
  (plain + [0xFC, 0x0A], "the file is not UTF-8; it looks like Latin-1", 15, "byte 16 is FC"),
  (plain + [0x93, 0x41, 0x94], "the file is not UTF-8; it looks like Windows-1252", 15, "byte 16 is 93"),
  (
    [0xFF, 0xFE] + plain.flatMap { [$0, 0] }, "the file is not UTF-8; it looks like UTF-16LE", 0,
    "byte 1 is FF"
  ),
  (
    [0xFE, 0xFF] + plain.flatMap { [0, $0] }, "the file is not UTF-8; it looks like UTF-16BE", 0,
    "byte 1 is FE"
  ),
  (
    [0xFF, 0xFE, 0, 0] + plain.flatMap { [$0, 0, 0, 0] }, "the file is not UTF-8; it looks like UTF-32LE", 0,
    "byte 1 is FF"
  ),
  (
    [0, 0, 0xFE, 0xFF] + plain.flatMap { [0, 0, 0, $0] }, "the file is not UTF-8; it looks like UTF-32BE", 0,
    "byte 1 is 00"
  ),
  (plain + [0xC3, 0xA9, 0xE2, 0x82], "the file ends inside a character", 17, "byte 18 is E2"),
  (
    plain + [0xC3, 0xA9, 0xFC, 0x0A], "the file is UTF-8, but for some bytes that are none", 17,
    "byte 18 is FC"
  ),
]

extension String {
  /// The text after a fix.
  func applying(_ fix: Diagnostic.Fix) -> String {
    var bytes = Array(utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.span.start..<edit.span.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
