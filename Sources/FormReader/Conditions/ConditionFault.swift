/// What keeps a text from being a condition.
package struct ConditionFault: Hashable, Sendable {
  /// The kind of fault; the rules put it into words.
  package enum Kind: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// A quote, dash or blank of a word processor: the character, and the plain one.
    case typographic(Unicode.Scalar, plain: String)
    /// A sign that cannot stand here, or nowhere.
    case unexpected(String)
    /// A text without its second `"`, up to the end of the line.
    case unfinishedText
    /// `\q`: an escape that Swift does not know, as it is written.
    case badEscape(String)
    /// `\(` in a text.
    case interpolation
    /// `'red'`, and how Swift writes it.
    case singleQuotes(swift: String)
    /// Nothing stands after an operator or bracket, which is what the range shows.
    case missingOperand(after: String)
    /// Two operands side by side; the range is the second one's beginning.
    case missingOperator
    /// A bracket that is never closed; the range is the bracket's.
    case unclosed(String)
    /// A comparison behind a comparison, `a < b < c`; the range is the second operator.
    case chainedComparison
    /// More than ``ConditionParser/maximumDepth`` levels.
    case tooDeep
    /// More than 15 digits before or after the point.
    case numberTooLong
    /// `14x`, `1_000`, `.5`: digits that make no number.
    case badNumber(String)
    /// An operator of another language, and Swift's: `and`, `&&`.
    case foreignOperator(String, swift: String)
    /// `.isBlank`: a member that there is not.
    case unknownMember(String)
  }

  /// What is wrong.
  package var kind: Kind
  /// Where, in UTF-8 offsets of the text.
  package var range: Range<Int>

  /// Names a fault.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
