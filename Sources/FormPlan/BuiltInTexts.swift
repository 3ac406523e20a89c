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
  /// What `required` says.
  public var required: String
  /// What `accepted` says.
  public var accepted: String
  /// What `pattern` says.
  public var pattern: String
  /// What `email` says.
  public var email: String
  /// What `phone` says.
  public var phone: String
  /// What `matches` says.
  public var matches: String
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

  /// What a validator says where the author says nothing.
  public func message(for check: Check) -> String {
    switch check {
    case .required: required
    case .accepted: accepted
    case .pattern: pattern
    case .email: email
    case .phone: phone
    case .matches: matches
    case .length(let bounds): length(bounds)
    }
  }

  private func length(_ bounds: Bounds) -> String {
    switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?) where lower == upper: Self.fill(exactly, lower, nil)
    case (let lower?, let upper?): Self.fill(between, lower, upper)
    case (let lower?, nil): Self.fill(atLeast, lower, nil)
    case (nil, let upper?): Self.fill(atMost, upper, nil)
    case (nil, nil): pattern
    }
  }

  private static func fill(_ text: String, _ first: Int, _ second: Int?) -> String {
    var filled = ""
    var numbers = [first, second ?? first]
    for character in text {
      if character == "#", !numbers.isEmpty {
        filled += String(numbers.removeFirst())
      } else {
        filled.append(character)
      }
    }
    return first == 1 && second == nil ? filled.replacingPlural : filled
  }
}

extension String {
  /// English alone says "1 characters" where the others need no plural.
  fileprivate var replacingPlural: String {
    hasSuffix(" characters") ? String(dropLast()) : self
  }
}
