import Automata
import FormDiagnostics
import FormPlan
import FormReader

extension FormField {
  /// That no match of a pattern has a length, where both always run together and it is certain.
  ///
  /// A length counts characters, a pattern scalars: there are never more characters than scalars, and as many
  /// where all are ASCII without a line break of two. Of a pattern with anchors in some branches nobody knows what
  /// its author meant, and `regex/alternation-anchor` speaks.
  func clash(_ bounds: Bounds, isAlways: Bool) -> Words? {
    let (lower, upper) = (max(bounds.lower ?? 0, 0), bounds.upper)
    guard upper.map({ lower <= $0 }) ?? true else { return nil }
    for (_, validator, text, pattern) in languages where isAlways || validator.when == nil {
      guard validator.pattern?.branchAnchors.isEmpty ?? true else { continue }
      guard let automaton = try? Automaton(pattern.expression), let lengths = automaton.lengths else {
        continue
      }
      let isTooShort = lengths.longest.map { $0 < lower } ?? false
      let isCertain = isTooShort || pattern.countsCharacters && automaton.lacksLengths(lower, upper)
      if isCertain { return .length(lengths, bounds, text.span) }
    }
    return nil
  }
}

extension FormPlan.Pattern {
  /// Whether each scalar of a match is a character of its own.
  fileprivate var countsCharacters: Bool {
    let alphabet = alphabet
    let isASCII = alphabet.ranges.last.map { $0.upperBound.isASCII } ?? true
    return isASCII && !(alphabet.contains("\r") && alphabet.contains("\n"))
  }
}

extension Automaton {
  /// Whether no word has a length within bounds; no where that costs too much.
  fileprivate func lacksLengths(_ lower: Int, _ upper: Int?) -> Bool {
    guard let lengths else { return false }
    if let upper, lengths.shortest > upper { return true }
    return (try? isDisjoint(with: Automaton(.length(lower, upper)))) ?? false
  }
}

extension Words {
  fileprivate static func length(_ lengths: Lengths, _ bounds: Bounds, _ pattern: SourceSpan) -> Words {
    let asked =
      switch (bounds.lower, bounds.upper) {
      case (let lower?, let upper?): lower == upper ? "\(lower)" : "\(lower) to \(upper)"
      case (let lower?, nil): "at least \(lower)"
      case (nil, let upper): "at most \(upper ?? 0)"
      }
    let had =
      switch lengths.longest {
      case lengths.shortest?: "\(lengths.shortest)"
      case let longest?: "\(lengths.shortest) to \(longest)"
      case nil: lengths.shortest > 0 ? "at least \(lengths.shortest)" : "another number"
      }
    return Words(
      "no match of the pattern has \(asked) characters", "clashes with the pattern",
      related: [Diagnostic.Label(pattern, "matches have \(had)")])
  }
}
