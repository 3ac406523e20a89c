import Automata

/// Judges words by recursion over the expression, with sets of places in the word; it knows no automata.
struct NaiveMatcher {
  let word: [Unicode.Scalar]

  init(_ word: String) { self.word = Array(word.unicodeScalars) }

  /// Whether the whole word, of at most 60 scalars, is in the language.
  static func accepts(_ expression: RegularExpression, _ word: String) -> Bool {
    let matcher = NaiveMatcher(word)
    return matcher.ends(expression, 1) >> matcher.word.count & 1 == 1
  }

  /// The places where the expression may end, of those where it may begin; a place is a bit.
  private func ends(_ expression: RegularExpression, _ starts: UInt64) -> UInt64 {
    switch expression {
    case .empty: return starts
    case .set(let set):
      return word.indices.reduce(0) { ends, place in
        starts >> place & 1 == 1 && set.contains(word[place]) ? ends | 1 << (place + 1) : ends
      }
    case .sequence(let parts): return parts.reduce(starts) { ends($1, $0) }
    case .alternation(let parts): return parts.reduce(0) { $0 | ends($1, starts) }
    case .repetition(let body, let min, let max):
      if let max, max < min { return 0 }
      var found: UInt64 = 0
      var now = starts
      var seen: Set<UInt64> = []
      for round in 0...(max ?? .max) {
        if round >= min { found |= now }
        if now == 0 || round >= min && !seen.insert(now).inserted { break }
        now = ends(body, now)
      }
      return found
    }
  }

  /// Every word of up to so many of some letters, the shorter first, each length in the order of the letters.
  static func words(of letters: String, upTo length: Int) -> [String] {
    var words = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + String($0) } }
      words += last
    }
    return words
  }
}

extension RegularExpression {
  /// The length of the shortest word, by recursion; nil where there is no word.
  var least: Int? {
    switch self {
    case .empty: 0
    case .set(let set): set.isEmpty ? nil : 1
    case .sequence(let parts):
      parts.reduce(0) { sum, part in sum.flatMap { sum in part.least.map { $0 + sum } } }
    case .alternation(let parts): parts.compactMap(\.least).min()
    case .repetition(let body, let min, let max):
      max ?? min < min ? nil : min == 0 ? 0 : body.least.map { $0 * min }
    }
  }

  /// The length of the longest word, by recursion, with `infinity` where there is none; nil for no word.
  var most: Double? {
    switch self {
    case .empty: 0
    case .set(let set): set.isEmpty ? nil : 1
    case .sequence(let parts):
      parts.reduce(0) { sum, part in sum.flatMap { sum in part.most.map { $0 + sum } } }
    case .alternation(let parts): parts.compactMap(\.most).max()
    case .repetition(let body, let min, let max):
      if max ?? min < min {
        nil
      } else if let most = body.most {
        most == 0 || max == 0 ? 0 : most * (max.map(Double.init) ?? .infinity)
      } else {
        min == 0 ? 0 : nil
      }
    }
  }
}
