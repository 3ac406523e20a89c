/// What an author may write as a step.
enum StepName: String, CaseIterable {
  case tap, type, paste, clear, fill, set, `return`, next, previous, done, tapOutside, scroll, submit, reject
  case reset, suggest, expect

  /// What stands after a step's name.
  enum Argument {
    case none, field, text, texts, messages, value, expectations
    /// A later version's.
    case notYet
  }

  /// What stands after the name.
  var argument: Argument {
    switch self {
    case .clear, .return, .next, .previous, .done, .tapOutside, .scroll, .submit, .reset: .none
    case .tap: .field
    case .type, .paste: .text
    case .fill: .texts
    case .reject: .messages
    case .set: .value
    case .expect: .expectations
    case .suggest: .notYet
    }
  }

  /// How the step is written, for help.
  var example: String {
    switch argument {
    case .none: rawValue
    case .field: "\(rawValue): name"
    case .text, .notYet: "\(rawValue): text"
    case .texts, .messages: "\(rawValue): {name: text}"
    case .value: "\(rawValue): {name: value}"
    case .expectations: "\(rawValue): {focus: name}"
    }
  }
}
