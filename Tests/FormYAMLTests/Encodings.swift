import FormDiagnostics
import Testing

@testable import FormYAML

@Suite struct Encodings {
  private func wide(_ text: String, _ isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  private func likely(_ bytes: [UInt8]) -> (Int, YAMLFault.Encoding)? {
    let (document, faults) = read(bytes: bytes)
    #expect(document == nil)
    guard faults.count == 1, case .encoding(let span, let likely) = faults[0] else { return nil }
    return (span.start, likely)
  }

  @Test func `UTF-16 is known with and without its mark`() throws {
    let text = "form: Café\ntitle: Ünï\n"
    for mark in ["\u{FEFF}", ""] {
      #expect(try #require(likely(wide(mark + text, true))) == (0, .utf16LittleEndian))
      #expect(try #require(likely(wide(mark + text, false))) == (0, .utf16BigEndian))
    }
  }

  @Test func `one byte a character is known, with the first of them`() throws {
    let latin = Array("label: M".utf8) + [0xFC] + Array("ller\n".utf8)
    #expect(try #require(likely(latin)) == (8, .latin1))
    let windows = Array("label: ".utf8) + [0x93] + Array("quoted".utf8) + [0x94, 0x0A]
    #expect(try #require(likely(windows)) == (7, .windows1252))
    #expect(try #require(likely(Array("a: caf".utf8) + [0xE9])) == (6, .latin1))
  }

  @Test func `cut and damaged UTF-8 are told apart`() throws {
    let whole = Array("label: é😀".utf8)
    #expect(try #require(likely(whole.dropLast())) == (9, .truncatedUTF8))
    #expect(try #require(likely(Array("a: é".utf8) + [0xFF, 0x0A])) == (5, .damagedUTF8))
    #expect(
      try #require(likely([0x61, 0x3A, 0x20] + Array("é".utf8) + [0xED, 0xA0, 0x80])) == (5, .damagedUTF8))
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xFF],
    ] as [[UInt8]])
  func `what no UTF-8 writes is refused at its first byte`(bytes: [UInt8]) throws {
    #expect(try #require(likely(Array("a: ".utf8) + bytes + [0x0A])).0 == 3)
  }

  @Test func `every scalar is read as it is`() throws {
    for value in stride(from: UInt32(0xA0), through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(value), ![0xFEFF, 0xFFFE, 0xFFFF].contains(value) else { continue }
      let node = read("a: x\(scalar)y\n").document?.root?.value("a")
      #expect(node?.text.unicodeScalars.elementsEqual(["x", scalar, "y"]) == true)
    }
  }

  @Test func `one zero byte is a character, not an encoding`() {
    guard case .character(_, "\u{0}")? = read("form: A\ntitle: x\u{0}y\n").faults.first else {
      Issue.record("no fault")
      return
    }
  }
}
