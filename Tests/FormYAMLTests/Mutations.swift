import FormDiagnostics
import JSONText
import TestSupport
import Testing

@testable import FormYAML

@Suite struct Mutations {
  static let form = Array(
    """
    # Ünïcode 👨‍👩‍👧 comment
    form: Checkout
    title: "Caf\\u00e9 \\
      et \\"thé\\""
    defaults: &defaults {keyboard: phonePad, next: [{when: '!a', to: b}, {to: submit}]}
    fields:
      - id: name
        <<: *defaults
        label: 'It''s
          folded'
        help: |2-
            indented
          text

      - id: other
        <<: [*defaults, {x: y}]
        text: >+
          one
          two

           three

        list: [a, "b", 'c', *defaults]
        empty:
        tagged: !isGift
        ? complex
        : !!str &anchor value
    ...
    """.utf8)

  private static let pieces: [String] = [
    ":", ": ", "- ", "? ", "[", "]", "{", "}", ",", "&a ", "*a", "*defaults", "!", "!!str ", "|", ">", "|+\n",
    "'", "\"",
    "\\", "#", " #", "\t", "\n", "\r\n", "\r", "%TAG ! x", "---\n", "...\n", "@", "`", "<<: ", " ", "  ",
    "\u{FEFF}",
    "\u{85}", "\u{2028}", "é", "👍", "\\u12", "\u{0}", "\n\t\n", "\n ", "x",
  ]

  private static func mutate(_ bytes: inout [UInt8], _ numbers: inout Generator) {
    let at = Int.random(in: 0...bytes.count, using: &numbers)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes.removeSubrange(at..<min(at + Int.random(in: 1...30, using: &numbers), bytes.count))
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: at)
    case 2: bytes += bytes.prefix(at).suffix(60)
    default: bytes.insert(contentsOf: Array((pieces.randomElement(using: &numbers) ?? "").utf8), at: at)
    }
  }

  /// Asks a node everything; places lie inside the file.
  private func examine(_ node: YAMLNode, _ size: Int) {
    for span in [node.span, node.definition, node.spanWithProperties, node.lineSpan] {
      #expect(span.start >= 0 && span.start <= span.end && span.end <= size)
    }
    if let span = node.tagSpan {
      #expect(node.tag?.hasPrefix("!") == true && span.end <= node.definition.start)
    }
    let text = Array(node.text.utf8)
    for offset in 0...text.count {
      let span = node.span(ofText: offset..<min(offset + 1, text.count))
      let isInside = span.start >= node.definition.start && span.end <= size && span.start <= span.end
      if node.kind == .scalar { #expect(isInside) }
    }
    if node.kind == .mapping { for entry in node.entries { #expect(entry.key.kind == .scalar) } }
  }

  @Test(arguments: 0..<60) func `nothing traps, and places lie inside the file`(seed: UInt64) {
    var numbers = Generator(seed: seed)
    for _ in 0..<60 {
      var bytes = Self.form
      for _ in 0..<Int.random(in: 1...4, using: &numbers) { Self.mutate(&bytes, &numbers) }
      let (document, faults) = read(bytes: bytes)
      #expect(document != nil || !faults.isEmpty)
      for fault in faults {
        #expect(fault.span.start >= 0 && fault.span.end <= bytes.count)
        if case .syntax(let syntax) = fault, let value = syntax.valueOfKey {
          #expect(value.span.end <= bytes.count)
        }
      }
      for node in nodes(document) { examine(node, bytes.count) }
      for pair in zip(faults, faults.dropFirst()) { #expect(pair.0.span.start <= pair.1.span.start) }
      _ = document?.json.compact
    }
  }

  @Test(arguments: 0..<20) func `random bytes are read or refused`(seed: UInt64) {
    var numbers = Generator(seed: seed)
    for length in 0..<80 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let (document, faults) = read(bytes: bytes)
      #expect(document != nil || !faults.isEmpty)
    }
  }

  @Test func `every beginning of a file is read or refused`() {
    for length in 0...Self.form.count {
      let (document, faults) = read(bytes: Array(Self.form.prefix(length)))
      #expect(document != nil || !faults.isEmpty)
    }
  }

  @Test func `line endings of other systems move nothing but the places`() {
    let form = String(decoding: Self.form, as: UTF8.self)
    #expect(read(form).faults == [])
    let texts = nodes(read(form).document).map(\.text)
    for ending in ["\r\n", "\r"] {
      let other = form.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending)
      #expect(nodes(read(other).document).map(\.text) == texts)
    }
  }

  @Test(arguments: 0..<40) func `a text in double quotes comes out as it went in`(seed: UInt64) {
    var numbers = Generator(seed: seed)
    for _ in 0..<50 {
      let scalars = (0..<Int.random(in: 0...12, using: &numbers)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...(Bool.random(using: &numbers) ? 0x7F : 0x2FFFF), using: &numbers))
      }
      let escaped = scalars.map { scalar in
        let digits = String(scalar.value, radix: 16)
        return scalar.properties.isAlphabetic && scalar.value < 0xFFF0
          ? String(scalar) : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
      let node = read("a: \"\(escaped.joined())\"\n").document?.root?.value("a")
      #expect(node?.text.unicodeScalars.elementsEqual(scalars) == true)
    }
  }
}
