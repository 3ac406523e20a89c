extension Command {
  static let help = Command(
    name: "help", operands: .maybe("COMMAND"), summary: "show how a command is used",
    details: "Without COMMAND, lists the commands. `formc COMMAND --help` shows the same page.",
    examples: [
      .init("formc help", "every command, a line each"),
      .init("formc help generate", "the page of one command"),
    ],
    exits: [Exit(.clean, "the page was shown"), Exit(.usage, "there is no such command")]
  ) { arguments, world throws(Complaint) in
    guard let name = arguments.operands.first else {
      world.print(HelpText.overview)
      return .clean
    }
    world.print(HelpText.page(try CommandTable.command(name)))
    return .clean
  }
}
