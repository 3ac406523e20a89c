/// The commands, in the order of the overview.
enum CommandTable {
  /// Every command of this version: one line for each file in `Commands`.
  static let all: [Command] = [
    .`init`, .lint, .generate, .run, .test, .explain, .rules, .schema, .dump, .graph, .why, .version, .help,
  ]

  /// Names that a later version will answer to.
  static let later = ["diff", "lsp", "templates", "completions"]

  /// The command of a name.
  static func command(_ name: String) throws(Complaint) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if later.contains(name) { throw .later("'\(name)'") }
    throw .unknown(
      "command", name, among: all.map(\.name), else: "`formc help` lists the commands")
  }
}
