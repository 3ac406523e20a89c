/// Letters and digits that look like those of ASCII.
enum LookAlikes {
  typealias Found = SuspiciousCharacters.Found
  typealias Placed = SuspiciousCharacters.Placed

  /// The characters of a word that are hidden, or stand among letters of another script that they look like.
  ///
  /// A word that is of one script as a whole is nobody's disguise, nor is one of words of several: a run of letters
  /// is suspicious where all of it looks like letters of the script next to it.
  static func found(in word: [Placed], hidden: (Placed) -> Found?) -> [Found] {
    var found: [Found] = []
    for run in runs(of: word) {
      for placed in run.scalars {
        if let hidden = hidden(placed) {
          found.append(hidden)
        } else if let plain = variant(placed.scalar) ?? run.look(placed.scalar) {
          let range = placed.offset..<placed.offset + UTF8.width(placed.scalar)
          found.append(Found(scalar: placed.scalar, kind: .lookAlike(plain), range: range))
        }
      }
    }
    return found
  }

  /// The character of ASCII that a scalar looks like.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { variant(scalar) ?? letters[scalar] }

  /// A run of ASCII letters, or of letters beyond; digits and signs belong to the run before them.
  private struct Run {
    var scalars: [Placed]
    var isASCII: Bool
    var isDisguise = false

    /// What a scalar looks like, where the run is suspicious.
    func look(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
      isDisguise ? (isASCII ? cyrillic : LookAlikes.letters)[scalar] : nil
    }
  }

  private static func runs(of word: [Placed]) -> [Run] {
    var runs: [Run] = []
    for placed in word {
      let isLetter = placed.scalar.properties.isAlphabetic
      let isASCII = placed.scalar.isASCII
      if let last = runs.indices.last, !isLetter || runs[last].isASCII == isASCII {
        runs[last].scalars.append(placed)
      } else {
        runs.append(Run(scalars: [placed], isASCII: isASCII))
      }
    }
    let hasASCII = runs.contains { $0.isASCII && $0.scalars.contains { $0.scalar.properties.isAlphabetic } }
    for index in runs.indices where hasASCII {
      let own = runs[index].scalars.map(\.scalar).filter(\.properties.isAlphabetic)
      let before = index > 0 ? runs[index - 1].scalars.last?.scalar : nil
      runs[index].isDisguise =
        runs[index].isASCII
        ? isCyrillic(before) && own.allSatisfy { $0.properties.isLowercase && cyrillic[$0] != nil }
        : own.allSatisfy { Self.letters[$0] != nil }
    }
    return runs
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return (0x400...0x52F).contains(scalar.value) && letters[scalar] == nil
  }

  /// The letter or digit whose wide, bold, small or raised form a scalar is.
  private static func variant(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    switch value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: return Unicode.Scalar(value - 0xFEE0)
    case 0x1D400...0x1D6A3:
      let place = (value - 0x1D400) % 52
      return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26)
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(0x30 + (value - 0x1D7CE) % 10)
    case 0x212A: return "K"
    case 0x2113: return "l"
    case 0xAA: return "a"
    case 0xBA: return "o"
    case 0x2071: return "i"
    case 0x207F: return "n"
    case 0x17F: return "s"
    default: return nil
    }
  }

  /// Letters of Cyrillic, Greek and Armenian by the letter of ASCII that they look like.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let rows: KeyValuePairs<Unicode.Scalar, [UInt32]> = [
      "a": [0x430], "c": [0x441], "d": [0x501], "e": [0x435], "h": [0x4BB], "i": [0x456], "j": [0x458],
      "l": [0x4CF], "n": [0x578], "o": [0x43E, 0x3BF, 0x585], "p": [0x440], "q": [0x51B], "s": [0x455],
      "u": [0x57D], "v": [0x3BD, 0x475], "w": [0x51D], "x": [0x445], "y": [0x443, 0x4AF],
      "A": [0x410, 0x391], "B": [0x412, 0x392], "C": [0x421], "E": [0x415, 0x395], "G": [0x50C],
      "H": [0x41D, 0x397], "I": [0x406, 0x4C0, 0x399], "J": [0x408], "K": [0x41A, 0x39A],
      "M": [0x41C, 0x39C],
      "N": [0x39D], "O": [0x41E, 0x39F], "P": [0x420, 0x3A1], "Q": [0x51A], "S": [0x405],
      "T": [0x422, 0x3A4],
      "W": [0x51C], "X": [0x425, 0x3A7], "Y": [0x423, 0x4AE, 0x3A5], "Z": [0x396],
    ]
    let pairs = rows.flatMap { plain, values in values.compactMap(Unicode.Scalar.init).map { ($0, plain) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Small letters of ASCII by the letter of Cyrillic that they look like.
  private static let cyrillic: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = letters.filter { (0x400...0x45F).contains($0.key.value) && $0.value.properties.isLowercase }
    return Dictionary(pairs.map { ($0.value, $0.key) }) { first, _ in first }
  }()
}
