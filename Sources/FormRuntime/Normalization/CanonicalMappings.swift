/// What each scalar decomposes into, and which pairs compose.
struct CanonicalMappings: Sendable {
  /// The mappings of ``CompositionTable``, read once when first needed.
  static let shared = CanonicalMappings(CompositionTable.text)

  private struct Pair: Hashable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar
  }

  /// Full decompositions: no part decomposes further.
  private var decompositions: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  private var composites: [Pair: Unicode.Scalar] = [:]

  private init(_ table: String) {
    var steps: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for row in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let scalars = row.split { !isHexDigit($0) }.compactMap(scalar)
      guard let composite = scalars.first else { continue }
      steps[composite] = Array(scalars.dropFirst())
      if scalars.count == 3, row.contains(UInt8(ascii: "=")) {
        composites[Pair(first: scalars[1], second: scalars[2])] = composite
      }
    }
    decompositions = steps.mapValues { parts in
      var parts = parts
      // Only the first part of a step can decompose further.
      while let first = parts.first, let step = steps[first] { parts.replaceSubrange(0..<1, with: step) }
      return parts
    }
  }

  /// The parts of a scalar; `nil` when it has none but itself.
  func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    scalar.value < 0xC0 ? nil : Hangul.decomposition(of: scalar) ?? decompositions[scalar]
  }

  /// The scalar that two that follow each other are the parts of.
  func composite(of first: Unicode.Scalar, and second: Unicode.Scalar) -> Unicode.Scalar? {
    Hangul.composite(of: first, and: second) ?? composites[Pair(first: first, second: second)]
  }
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
}

private func scalar(_ digits: Substring.UTF8View) -> Unicode.Scalar? {
  UInt32(Substring(digits), radix: 16).flatMap(Unicode.Scalar.init)
}

/// The syllables of Korean, which are parts and wholes by arithmetic.
private enum Hangul {
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let leading: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let trailing: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let trailingCount: UInt32 = 28
  private static let vowelCount: UInt32 = 21

  static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard syllables.contains(scalar.value) else { return nil }
    let index = scalar.value - syllables.lowerBound
    let tail = index % trailingCount
    let parts = [
      leading.lowerBound + index / (vowelCount * trailingCount),
      vowels.lowerBound + index / trailingCount % vowelCount,
      trailing.lowerBound + tail - 1,
    ]
    return parts.prefix(tail == 0 ? 2 : 3).compactMap(Unicode.Scalar.init)
  }

  static func composite(of first: Unicode.Scalar, and second: Unicode.Scalar) -> Unicode.Scalar? {
    if leading.contains(first.value), vowels.contains(second.value) {
      let syllable = (first.value - leading.lowerBound) * vowelCount + second.value - vowels.lowerBound
      return Unicode.Scalar(syllables.lowerBound + syllable * trailingCount)
    }
    let isOpen = syllables.contains(first.value) && (first.value - syllables.lowerBound) % trailingCount == 0
    guard isOpen, trailing.contains(second.value) else { return nil }
    return Unicode.Scalar(first.value + second.value - trailing.lowerBound + 1)
  }
}
