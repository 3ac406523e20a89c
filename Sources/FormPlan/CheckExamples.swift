/// Values that a validator accepts and refuses: its documentation, and its tests.
///
/// The values are logical ones, trimmed already. None is empty where the validator lets the empty value
/// pass, as all but `required` do.
public struct CheckExamples: Hashable, Sendable {
  /// The argument that the examples are about, as a form writes it; `nil` where the validator takes none.
  public var argument: String?
  /// Values that pass.
  public var accepted: [String]
  /// Values that fail.
  public var refused: [String]

  /// Pairs what passes with what does not.
  public init(argument: String? = nil, accepted: [String], refused: [String]) {
    self.argument = argument
    self.accepted = accepted
    self.refused = refused
  }
}

extension CheckExamples {
  /// Examples of `required`, on any field but a `secure` one, where blanks are an answer.
  public static let required = CheckExamples(
    accepted: ["a", "0", " a ", "-", "false", "\u{301}", "👩‍👩‍👧‍👦", "\u{200B}a"],
    refused: [
      "", " ", "   ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2003}", "\u{200B}", "\u{200C}",
      "\u{200D}",
      "\u{2060}", "\u{FEFF}", " \u{200B}\n",
    ])

  /// Examples of `length: 2...5`; a character is what a person sees as one.
  public static let length = CheckExamples(
    argument: "2...5",
    accepted: ["ab", "abcde", "日本", "🇳🇴🇳🇴🇳🇴🇳🇴🇳🇴", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "e\u{301}e\u{301}", "a\r\nb", "  "],
    refused: ["a", "abcdef", "👩‍👩‍👧‍👦", "é", "e\u{301}", "a\u{301}\u{302}\u{303}", "\r\n", "🇳🇴🇳🇴🇳🇴🇳🇴🇳🇴🇳🇴"])

  /// Examples of `pattern: '[A-Z]{3}'`; the whole value must match.
  public static let pattern = CheckExamples(
    argument: "[A-Z]{3}",
    accepted: ["ABC", "XYZ", "AAA"],
    refused: [
      "AB", "ABCD", "abc", "xABCx", "ABC\n", "ABC\r\n", "\nABC", " ABC", "ABC ", "A\u{301}BC", "ÀBC", "ＡＢＣ",
      "A1C",
    ])
}
