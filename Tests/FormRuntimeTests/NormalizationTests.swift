import Foundation
import TestSupport
import Testing

@testable import FormRuntime

/// Two judges, each as far as its Unicode goes: Foundation, and Python.
///
/// On Linux Foundation gets some things wrong, so random sequences spare it these: it orders U+0F73, U+0F75
/// and U+0F81 before it takes them apart, loses its place behind scalars above U+FFFF, and leaves parts of
/// Korean syllables alone in longer texts. Python gets them all.
@Suite struct NormalizationTests {
  typealias Samples = NormalizationSamples

  @Test func `every scalar is composed as Foundation does it`() {
    let scalars = Samples.scalars(before: 16)
    for start in stride(from: 0, to: scalars.count, by: 512) {
      let chunk = scalars[start..<min(start + 512, scalars.count)]
      guard !Self.isSame(Samples.string(chunk.flatMap { [$0, "|"] })) else { continue }
      for scalar in chunk where !Self.isSame(String(scalar)) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func `100,000 random sequences are composed as Foundation does it`() {
    let spared: Set<UInt32> = Set([0xF73, 0xF75, 0xF81]).union(0x1100...0x11FF)
    let scalars = Samples.scalars(before: 16).filter { $0.value < 0x10000 && !spared.contains($0.value) }
    let wrong = Samples(scalars: scalars).texts(100_000, seed: 1).filter { !Self.isSame($0) }
    #expect(wrong.map(Samples.hex) == [])
  }

  @Test(.enabled(if: Python.path != nil, "python3 is not installed"))
  func `100,000 random sequences are composed as Python does it`() throws {
    let texts = Samples(scalars: Samples.scalars(before: 14)).texts(100_000, seed: 2)
    let input = texts.map(Samples.hex).joined(separator: "\n")
    let answers = try Python.run(Self.script, input: Data(input.utf8)).split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == texts.count)
    let wrong = zip(texts, answers).filter { text, answer in
      Samples.hex(canonicallyComposed(text)) != String(decoding: answer, as: UTF8.self)
    }
    #expect(wrong.map { Samples.hex($0.0) } == [])
  }

  static let script = """
    import sys, unicodedata
    for line in sys.stdin:
        text = "".join(chr(int(scalar, 16)) for scalar in line.split())
        print(" ".join("%x" % ord(scalar) for scalar in unicodedata.normalize("NFC", text)))
    """

  static func isSame(_ text: String) -> Bool {
    canonicallyComposed(text).unicodeScalars.elementsEqual(
      text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test(arguments: [
    ("e\u{301}", "é"), ("\u{212B}", "\u{C5}"), ("\u{2126}", "\u{3A9}"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
    ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"), ("\u{958}", "\u{915}\u{93C}"),
    ("\u{F900}", "\u{8C48}"), ("a\u{315}\u{300}", "\u{E0}\u{315}"), ("\u{1E0B}\u{323}", "\u{1E0D}\u{307}"),
    ("\u{344}", "\u{308}\u{301}"), ("\u{2ADC}", "\u{2ADD}\u{338}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("\u{301}e", "\u{301}e"), ("", ""), ("abc", "abc"), ("\u{F81}\u{FC6}", "\u{F71}\u{F80}\u{FC6}"),
    ("\u{1611E}\u{1611E}", "\u{16121}"), ("\u{113C2}\u{113C9}", "\u{113C8}"),
    ("\u{16D63}\u{16D67}\u{16D67}", "\u{16D6A}"),
  ]) func `form C is that of the Unicode Standard`(text: String, composed: String) {
    #expect(Samples.hex(canonicallyComposed(text)) == Samples.hex(composed))
    #expect(Samples.hex(canonicallyComposed(composed)) == Samples.hex(composed))
  }

  @Test func `many marks on one letter are sorted, and compose once`() {
    let text = "a" + String(repeating: "\u{315}\u{300}\u{323}", count: 10_000)
    let composed = Array(canonicallyComposed(text).unicodeScalars)
    #expect(composed.count == 30_000 && composed.first == "\u{1EA1}")
    #expect(composed.suffix(20_000).prefix(10_000).allSatisfy { $0 == "\u{300}" })
  }
}
