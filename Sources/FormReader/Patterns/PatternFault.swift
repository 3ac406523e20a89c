/// One thing that keeps a text from being a pattern, and where it stands.
public struct PatternFault: Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The characters at fault, in UTF-8 bytes from the start of the pattern's text; empty at its end.
  public var range: Range<Int>

  /// Ties a reason to its place.
  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// The four ways to go wrong.
  public enum Reason: Hashable, Sendable {
    /// No engine could read this, or engines read it differently.
    case syntax(Syntax)
    /// What is asked for depends on more than the scalars still to come: no automaton does it in linear time.
    case notRegular(NotRegular)
    /// A construct of other engines that is regular, or could be, and that we do not have.
    case unsupported(Unsupported)
    /// More than we promise to handle.
    case limit(Limit)
  }

  /// Mistakes of spelling.
  public enum Syntax: Hashable, Sendable {
    /// A group without its `)`.
    case unclosedGroup
    /// A `)` without its group.
    case unopenedGroup
    /// `(?` and something that begins no group.
    case unknownGroup
    /// A class without its `]`.
    case unclosedClass
    /// `[]` or `[^]`, which engines read in different ways.
    case emptyClass
    /// A bare `]` or `}`, or a bare `[` inside a class: a backslash belongs before it.
    case unescaped(Unicode.Scalar)
    /// A range whose ends are the wrong way round: `[z-a]`.
    case reversedRange
    /// A range with a class at one end: `[\d-x]`.
    case rangeOfClass
    /// A repeat with nothing before it: `*a`.
    case nothingToRepeat
    /// A repeat of a repeat: `a**`.
    case repeatedRepeat
    /// A repeat of an anchor, or of a group that holds one.
    case repeatedAnchor
    /// A brace that is no count: `a{`, `a{,3}`.
    case brokenCount
    /// A count whose ends are the wrong way round: `a{5,2}`.
    case reversedCount
    /// A backslash before a letter or digit that means nothing.
    case unknownEscape(Unicode.Scalar)
    /// `\x`, `\u` without the digits they need.
    case brokenEscape
    /// A number that is no Unicode scalar: a surrogate, or one above 10FFFF.
    case notAScalar
    /// A backslash at the very end.
    case trailingBackslash
    /// A `^` that is not at the start, or a `$` that is not at the end: nothing could match.
    case anchorInside
  }

  /// What is beyond regular languages, or beyond linear time.
  public enum NotRegular: Hashable, Sendable {
    /// `\1`, `\k<name>`, `(?P=name)`.
    case backreference
    /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`.
    case lookaround
    /// `a*+`, which forbids to give back what was taken.
    case possessive
    /// `(?>…)`, which forbids the same.
    case atomicGroup
    /// `(?R)`, `(?1)`, `(?&name)`.
    case recursion
    /// `(?(1)…)`.
    case conditional
  }

  /// What other engines have beside.
  public enum Unsupported: Hashable, Sendable {
    /// `(?<name>…)`: nothing reads the group.
    case namedGroup
    /// `(?i)` that is not at the very front, or another flag.
    case flags
    /// `(?#…)`.
    case comment
    /// `(?|…)`.
    case branchReset
    /// `\p{L}`, `\P{L}`.
    case property
    /// `\b`, `\B`.
    case wordBoundary
    /// `\A`, `\z`, `\Z`, `\G`: the value always matches as a whole.
    case anchorEscape
    /// `\Q…\E`.
    case quotation
    /// `\R`, `\X`, `\h`, `\N`, `\K` and the like.
    case escape(Unicode.Scalar)
    /// `[:alpha:]`.
    case namedClass
    /// `&&`, `--`, `||`, `~~` in a class.
    case setOperation
  }

  /// What is too much.
  public enum Limit: Hashable, Sendable {
    /// Groups nested deeper than ``PatternReading/groupLimit``.
    case depth
    /// More than ``Pattern/sizeLimit`` states when counted repeats are written out.
    case size
  }
}
