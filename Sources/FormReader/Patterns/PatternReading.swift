public import FormPlan

/// The text of a `pattern` validator, read.
///
/// The language is the part of regular expressions that every engine agrees on: literals, `.`, classes,
/// groups, `|`, `* + ? {n} {n,} {n,m}`, lazy or not. `\d \w \s` and their opposites are ASCII. `^` at the
/// start and `$` at the end mean nothing, since a value always matches as a whole. `(?i)` may stand at the
/// very front; see ``CaseVariants`` for what it adds.
public struct PatternReading: Sendable {
  /// How deep groups may be nested.
  public static let groupLimit = 64

  /// What the text means; `nil` when it has a fault.
  public let pattern: Pattern?
  /// Everything that is wrong, in the order of the text.
  public let faults: [PatternFault]
  /// The anchors that could be left out, in UTF-8 bytes.
  public let redundantAnchors: [Range<Int>]
  /// The anchors that stand in some branches of an alternation but not in all: `^a|b$`.
  ///
  /// Elsewhere such a pattern means "begins with a, or ends with b"; here it means `a|b`.
  public let branchAnchors: [Range<Int>]

  /// Reads a pattern in time linear in its text.
  public init(_ text: String) {
    var parser = PatternParser(text)
    self = parser.parse()
  }

  init(
    pattern: Pattern?, faults: [PatternFault], redundantAnchors: [Range<Int>],
    branchAnchors: [Range<Int>]
  ) {
    self.pattern = pattern
    self.faults = faults
    self.redundantAnchors = redundantAnchors
    self.branchAnchors = branchAnchors
  }
}
