/// The words that formc brings itself, in one language.
///
/// A language is one row; what an author writes always wins over a row.
public struct BuiltInTexts: Sendable {
  /// The language's BCP 47 subtag, `de`.
  public var language: String
  /// The caption of *previous*.
  public var previous: String
  /// The caption of *next*.
  public var next: String
  /// The caption of *done*.
  public var done: String
  /// The row of a choice without a placeholder that stands for nothing chosen.
  public var noChoice: String
  /// The row of a date without a placeholder that stands for none.
  public var noDate: String
  /// The caption of the button that empties a date.
  public var clear: String
  /// What `required` says.
  public var required: String
  /// What `accepted` says.
  public var accepted: String
  /// What `pattern` says, and what else has no words of its own.
  public var pattern: String
  /// What `email` says.
  public var email: String
  /// What `phone` says.
  public var phone: String
  /// What `matches` says.
  public var matches: String
  /// What `integer` says.
  public var integer: String
  /// What `number` says.
  public var number: String
  /// What `url` says.
  public var url: String
  /// What `postalCode` says.
  public var postalCode: String
  /// What `creditCard` says.
  public var creditCard: String
  /// What `iban` says.
  public var iban: String
  /// What `before` says.
  public var before: String
  /// What `after` says.
  public var after: String
  /// What `range` says of days and times.
  public var momentRange: String
  /// What `fraction: 0...2` says; `#` stands for a number.
  public var fraction: String
  /// What `range: 5...` says; `#` stands for a number, here and in the next two.
  public var numberAtLeast: String
  /// What `range: ...5` says.
  public var numberAtMost: String
  /// What `range: 1...5` says.
  public var numberBetween: String
  /// What `digits: 6` says; `#` stands for a number of digits, here and in the next three.
  public var digitsExactly: String
  /// What `digits: 6...` says.
  public var digitsAtLeast: String
  /// What `digits: ...6` says.
  public var digitsAtMost: String
  /// What `digits: 4...6` says.
  public var digitsBetween: String
  /// What `length: 8` says; `#` stands for a number of characters, here and in the next three.
  public var exactly: String
  /// What `length: 2...` says.
  public var atLeast: String
  /// What `length: ...60` says.
  public var atMost: String
  /// What `length: 2...60` says.
  public var between: String

  /// The texts for a BCP 47 tag, by its first subtag; nil for a language that has none.
  public static func texts(for tag: String) -> BuiltInTexts? {
    let subtag = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == subtag }
  }

  /// The caption of a toolbar button.
  public func caption(_ action: ToolbarButton.Action) -> String {
    switch action {
    case .previous: previous
    case .next: next
    case .done: done
    }
  }
}
