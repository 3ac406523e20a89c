import FormPlan

/// A closed list of words that a key takes.
package enum Vocabulary: String, CaseIterable, Hashable, Sendable {
  case kind, keyboard, contentType, capitalization, submitLabel, choiceStyle, customValue, normalization,
    validator
  case toolbarButton, dismissal, invalidFocus, validationMoment, language

  /// The words, in the order of their table.
  package var words: [String] {
    switch self {
    case .kind: FieldKind.allCases.map(\.rawValue)
    case .keyboard: Keyboard.allCases.map(\.rawValue)
    case .contentType: ContentType.allCases.map(\.rawValue)
    case .capitalization: Capitalization.allCases.map(\.rawValue)
    case .submitLabel: SubmitLabel.allCases.map(\.rawValue)
    case .choiceStyle: ChoiceStyle.allCases.map(\.rawValue)
    case .customValue: CustomValue.allCases.map(\.rawValue)
    case .normalization: Normalization.allCases.map(\.rawValue)
    case .validator: ValidatorKind.allCases.map(\.rawValue)
    case .toolbarButton: ToolbarButton.Action.allCases.map(\.rawValue)
    case .dismissal: Dismissal.allCases.map(\.rawValue)
    case .invalidFocus: InvalidFocus.allCases.map(\.rawValue)
    case .validationMoment: ValidationMoment.allCases.map(\.rawValue)
    case .language: BuiltInTexts.all.map(\.language)
    }
  }

  /// What a word means, as half a sentence, where its table says so.
  func summary(of word: String) -> String? {
    switch self {
    case .kind: FieldKind(rawValue: word)?.row.summary
    case .validator: ValidatorKind(rawValue: word)?.row.summary
    default: nil
    }
  }

  /// The words that say something for a field that holds this.
  func words(for holds: ValueType) -> [String] {
    switch self {
    case .validator: ValidatorKind.allCases.filter { $0.row.applies.contains(holds) }.map(\.rawValue)
    case .choiceStyle:
      ChoiceStyle.allCases.filter { holds != .options || $0.showsSeveral }.map(\.rawValue)
    default: words
    }
  }

  /// The words that later versions know, and what they are for.
  package var wordsToCome: KeyValuePairs<String, String> {
    switch self {
    case .kind: Shape.kindsToCome
    default: [:]
    }
  }

  /// What one of the words is called, with its article.
  package var noun: String {
    switch self {
    case .kind: "a type of field"
    case .keyboard: "a keyboard"
    case .contentType: "a content type"
    case .capitalization: "a capitalization"
    case .submitLabel: "a submit label"
    case .choiceStyle: "a style of choice"
    case .customValue: "a type of value"
    case .normalization: "a normalization"
    case .validator: "a validator"
    case .toolbarButton: "a toolbar button"
    case .dismissal: "a way to dismiss the keyboard"
    case .invalidFocus: "a place for the focus"
    case .validationMoment: "a moment of validation"
    case .language: "a language that has texts"
    }
  }
}
