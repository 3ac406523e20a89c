import FormPlan
import FormRuntime

/// Texts, cut by what the form's conditions look for in them.
extension StateSpace {
  /// Lengths above it are not told apart.
  private static let longest = 10_000
  /// Pieces of which every order is tried.
  private static let mostPieces = 3
  /// What a text is made of that no condition names.
  private static let letters: [Character] = ["x", "y", "z", "a", "q", "X", "Q", "7", "3", "0", "9"]

  /// The regions of a text: empty, the literals, and texts of each length that is told apart.
  ///
  /// Every region that the form's own words can tell apart has a text here: literals, lengths beside those that are
  /// compared, and texts with one, two or three of the pieces that are looked for, in every order, overlapping and apart.
  func cutTexts(_ source: Int) -> Domain {
    let field = plan.fields[source]
    let seeds = TextSeeds(facts, linkedTexts(to: source), plan, indices)
    var texts = [""] + seeds.texts
    let lengths = Set(seeds.lengths.flatMap { [$0 - 1, $0, $0 + 1] } + [1, 2, 3]).filter {
      1...Self.longest ~= $0
    }
    for length in lengths.sorted() {
      texts += Self.letters.map { String(repeating: $0, count: length) }
    }
    for text in Self.joined(seeds.pieces) {
      // A piece of blanks stands only where something stands around it.
      texts += [text] + Self.letters.map { "\($0)\(text)\($0)" }
      for length in lengths.sorted() where length > text.count {
        texts += Self.letters.prefix(2).map { text + String(repeating: $0, count: length - text.count) }
      }
    }
    if case .text(let start) = startValue(of: source) { texts.append(start) }
    var seen: Set<String> = []
    let regions = texts.compactMap { text -> Region? in
      guard canStand(text, in: field), seen.insert(text).inserted else { return nil }
      return Region(value: .text(text), texts: [text])
    }
    var domain = merged(regions, source)
    if seeds.pieces.count > Self.mostPieces {
      domain.incomplete = "a condition looks for more than \(Self.mostPieces) pieces in one text"
    }
    return domain
  }

  /// Whether the logical value of a field can be this text.
  private func canStand(_ text: String, in field: Field) -> Bool {
    field.logicalValue(of: .text(text), separator: ".") == .text(text)
      && (field.kind.row.control.returnTypesNewline || !text.contains(where: \.isNewline))
  }

  /// The text fields that are compared with this one, straight or through others, itself among them.
  private func linkedTexts(to source: Int) -> Set<Int> {
    var linked: Set<Int> = [source]
    var open = [source]
    while let next = open.popLast() {
      for leaf in facts.shared[next, default: []] {
        for other in sources(of: leaf) where other != today && plan.fields[other].holds == .text {
          if linked.insert(other).inserted { open.append(other) }
        }
      }
    }
    return linked
  }

  /// One piece, or some of them in every order, apart, side by side, and overlapping as far as they can.
  private static func joined(_ pieces: [String]) -> [String] {
    let pieces = Array(pieces.prefix(mostPieces))
    func extended(_ text: String, _ rest: [String]) -> [String] {
      [text]
        + rest.flatMap { piece -> [String] in
          let others = rest.filter { $0 != piece }
          var joined = [text + piece] + letters.prefix(2).map { text + String($0) + piece }
          if let overlap = (1..<max(min(text.count, piece.count), 1)).last(where: {
            text.hasSuffix(piece.prefix($0))
          }) {
            joined.append(text + piece.dropFirst(overlap))
          }
          return joined.flatMap { extended($0, others) }
        }
    }
    return pieces.flatMap { piece in extended(piece, pieces.filter { $0 != piece }) }
  }
}

/// What conditions say of texts.
private struct TextSeeds {
  var texts: [String] = []
  var pieces: [String] = []
  var lengths: [Int] = []

  init(_ facts: ConditionFacts, _ sources: Set<Int>, _ plan: Plan, _ indices: [FieldPath: Int]) {
    for source in sources.sorted() {
      for leaf in facts.own[source, default: []] + facts.shared[source, default: []] { add(leaf) }
    }
  }

  private mutating func add(_ leaf: Expression) {
    let isCount = leaf.parts.contains { if case .count = $0 { true } else { false } }
    for part in leaf.parts {
      switch part {
      case .text(let text): if !texts.contains(text) { texts.append(text) }
      case .textContains(_, .text(let piece)):
        if !piece.isEmpty, !pieces.contains(piece) { pieces.append(piece) }
      case .number(let number) where isCount: lengths.append(abs(number.whole))
      default: break
      }
    }
  }
}
