import FormDiagnostics
import FormReader
import TestSupport
import Testing

/// No file traps the reader, and no fault points outside its file.
@Suite struct Mutations {
  private static let seed = wrongFields.map { form(field: $0.field) } + wrongFiles.map(\.text) + [checkout]

  @Test func `a file without one of its lines is read`() {
    for text in Self.seed {
      for bytes in withoutALine(text) { check(bytes) }
    }
  }

  @Test(arguments: 0..<8) func `a file with a sign too many is read`(seed: UInt64) {
    var generator = Generator(seed: seed)
    for text in Self.seed {
      for _ in 0..<20 { check(generator.withSigns(text)) }
    }
  }

  @Test(arguments: 0..<8) func `a file with random bytes in it is read`(seed: UInt64) {
    var generator = Generator(seed: seed &+ 100)
    for text in Self.seed {
      for _ in 0..<20 { check(generator.withBytes(text)) }
    }
  }

  @Test func `a file cut off anywhere is read`() {
    for length in 0..<checkout.utf8.count { check(Array(checkout.utf8.prefix(length))) }
  }

  private func check(_ bytes: [UInt8]) {
    let reading = FormReader.read(SourceFile(path: "Test.form.yaml", bytes: bytes))
    let isInside = reading.faults.allSatisfy { 0 <= $0.span.start && $0.span.end <= bytes.count }
    #expect(isInside, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(Set(reading.faults).count == reading.faults.count, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(reading.form != nil || !reading.faults.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
  }
}
