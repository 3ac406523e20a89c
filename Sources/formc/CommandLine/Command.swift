/// One command: what its page says and what it does.
struct Command: Sendable {
  /// What stands after the options.
  enum Operands: Sendable {
    case none
    case maybe(String)
    case one(String)
    case two(String, String)
    case many(String)

    /// As the usage line writes them.
    var usage: String {
      switch self {
      case .none: ""
      case .maybe(let name): "[\(name)]"
      case .one(let name): name
      case .two(let first, let second): "\(first) \(second)"
      case .many(let name): "[\(name)…]"
      }
    }
  }

  /// A command line and what it is good for.
  struct Example: Sendable {
    var line: String
    var meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// A status that the command can end with.
  struct Exit: Sendable {
    var status: RunStatus
    var meaning: String

    init(_ status: RunStatus, _ meaning: String) {
      self.status = status
      self.meaning = meaning
    }
  }

  /// What it is called by.
  var name: String
  /// What stands after the options.
  var operands: Operands
  /// What it does, as a phrase without a full stop.
  var summary: String
  /// A few sentences more.
  var details: String
  /// Its own options.
  var options: [Option] = []
  /// Options that a later version will have.
  var laterOptions: [String] = []
  /// How it is used.
  var examples: [Example]
  /// What its exit status means.
  var exits: [Exit]
  /// Does the work.
  var run: @Sendable (Arguments, World) throws(Complaint) -> RunStatus

  /// Its own options and those of every command.
  var allOptions: [Option] { options + Option.common }
}
