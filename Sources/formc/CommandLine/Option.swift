/// One option of a command.
struct Option: Sendable {
  /// The name, two hyphens included.
  var name: String
  /// What stands for its value in the help; nil for a switch.
  var value: String?
  /// The values that it takes; empty where any will do.
  var choices: [String] = []
  /// Values that a later version will take.
  var laterChoices: [String] = []
  /// Whether it may stand several times.
  var isRepeatable = false
  /// What it does, as a phrase.
  var help: String

  /// A switch.
  static func flag(_ name: String, _ help: String) -> Option { Option(name: name, help: help) }

  /// An option that takes any value.
  static func value(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, help: help)
  }

  /// An option that takes any value and may stand several times.
  static func repeated(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, isRepeatable: true, help: help)
  }

  /// An option that takes one of these values.
  static func choice(
    _ name: String, _ choices: [String], later: [String] = [], isRepeatable: Bool = false, _ help: String
  ) -> Option {
    Option(
      name: name, value: choices.joined(separator: "|"), choices: choices, laterChoices: later,
      isRepeatable: isRepeatable, help: help)
  }

  /// The options of every command.
  static let common: [Option] = [
    .choice(
      "--color", ["auto", "always", "never"], "colour the text; auto: on a terminal, unless NO_COLOR is set"),
    .flag("--help", "show this page"),
  ]
}
