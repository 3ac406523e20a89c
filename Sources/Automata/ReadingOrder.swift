/// Which scalars read well in an example: `a` before `0` before `A` before `!`, and those before other scripts.
enum ReadingOrder {
  /// The printable scalars of ASCII, the best first; the blank, which nobody sees, is the last.
  static let ascii: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt8>] = [
      0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0x20...0x20,
    ]
    return ranges.flatMap { $0.map { Unicode.Scalar($0) } }
  }()

  /// How many scalars of a set are looked at for a letter.
  private static let patience = 2_000

  /// The place of a scalar that is not printable ASCII: letters, then what else is seen, then the rest.
  static func group(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter: 0
    case .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      1
    default: 2
    }
  }

  /// The scalar of some ranges without printable ASCII that reads best, among the first of them.
  static func best(in ranges: [ClosedRange<UInt32>]) -> Unicode.Scalar? {
    var best: (group: Int, scalar: Unicode.Scalar)?
    var patience = patience
    for value in ranges.lazy.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let group = group(scalar)
      if group < best?.group ?? 3 { best = (group, scalar) }
      patience -= 1
      if group == 0 || patience == 0 { break }
    }
    return best?.scalar
  }
}
