import FormReader

extension Shape.Value {
  /// What is expected, with its article, in at most five words.
  var noun: String {
    switch self {
    case .text, .entry: "a text"
    case .id: "a name"
    case .boolean: "true or false"
    case .condition: "a condition"
    case .bounds: "a number or a range"
    case .range: "a range"
    case .stepRange: "a range of two numbers"
    case .moment: "a date or time"
    case .number: "a number"
    case .optionSets: "a mapping of lists"
    case .pattern: "a regular expression"
    case .nothing: "nothing"
    case .word(let vocabulary): vocabulary.noun
    case .list: "a list"
    case .mapping(let owner): owner.mappingNoun
    case .either(let values): values.map(\.noun).listed("or")
    }
  }
}

extension Shape.Owner {
  /// What stands there, where keys are expected.
  fileprivate var mappingNoun: String {
    switch self {
    case .form: "a form"
    case .section: "a section"
    case .field: "a field"
    case .messages, .focus, .toolbarEntry, .option, .edge, .validator, .submit: "a mapping"
    }
  }
}

extension ReadingFault.Found {
  /// What was found, with its article.
  var noun: String {
    switch self {
    case .nothing: "empty"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .quotedText: "a quoted text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
